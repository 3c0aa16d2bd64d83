import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stampAreaOf, stampCostOf } from '../../../src/model/rules/stamp-duty.js';

const test = suite('model/rules/stamp-duty');

test('a flat of a crore in Mumbai costs 6 % duty and the capped registration fee', () => {
  assert.equal(stampCostOf({ value: 10_000_000, area: 'mumbai', womenOnly: false }), {
    duty: 500_000,
    surcharges: 100_000,
    registration: 30_000,
    total: 630_000,
  });
});

test('in Pune and Thane both surcharges are due, elsewhere that of the corporation', () => {
  assert.is(stampCostOf({ value: 5_000_000, area: 'metro-city', womenOnly: false }).surcharges, 100_000);
  assert.is(stampCostOf({ value: 5_000_000, area: 'corporation', womenOnly: false }).surcharges, 50_000);
});

test('women pay one percent less of the duty itself', () => {
  const { duty, surcharges } = stampCostOf({ value: 5_000_000, area: 'metro-city', womenOnly: true });
  assert.is(duty, 200_000);
  assert.is(surcharges, 100_000);
});

test('up to thirty lakh registration costs one percent, above that thirty thousand rupees', () => {
  const fee = (value: number) => stampCostOf({ value, area: 'mumbai', womenOnly: false }).registration;
  assert.is(fee(2_500_000), 25_000);
  assert.is(fee(3_000_000), 30_000);
  assert.is(fee(3_000_100), 30_000);
});

test('the market’s cities are known, others count as corporations', () => {
  assert.is(stampAreaOf('Mumbai'), 'mumbai');
  for (const city of ['Thane', 'Navi Mumbai', 'Pune']) assert.is(stampAreaOf(city), 'metro-city');
  assert.is(stampAreaOf('Nashik'), 'corporation');
});

test('sums are whole rupees', () => {
  const { total } = stampCostOf({ value: 3_333_333, area: 'metro-city', womenOnly: false });
  assert.is(total, Math.round(total));
});

test('a city named like what every object has is a city like others', () => {
  for (const city of ['constructor', 'toString', '__proto__'])
    assert.is(stampAreaOf(city), 'corporation', city);
});

test.run();

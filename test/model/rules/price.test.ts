import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { exactPrice, formatPrice, pricePerArea } from '../../../src/model/rules/price.js';

const test = suite('model/rules/price');

test('the short form changes its unit at a thousand, a lac and a crore', () => {
  assert.is(formatPrice(0), '0');
  assert.is(formatPrice(999), '999');
  assert.is(formatPrice(1000), '1.0 K');
  assert.is(formatPrice(15_500), '15.5 K');
  assert.is(formatPrice(100_000), '1.0 Lac');
  assert.is(formatPrice(7_550_000), '75.5 Lac');
  assert.is(formatPrice(10_000_000), '1.0 Cr');
  assert.is(formatPrice(18_800_000), '1.9 Cr');
  assert.is(formatPrice(1_234_000_000), '123.4 Cr');
});

test('rounding up to the next unit is written in that unit', () => {
  assert.is(formatPrice(99_949), '99.9 K');
  assert.is(formatPrice(99_950), '1.0 Lac');
  assert.is(formatPrice(99_999), '1.0 Lac');
  assert.is(formatPrice(9_994_999), '99.9 Lac');
  assert.is(formatPrice(9_995_000), '1.0 Cr');
  assert.is(formatPrice(9_999_999), '1.0 Cr');
});

test('no price is ever written as 100.0 of a smaller unit', () => {
  for (let price = 1; price < 1e9; price += 1 + Math.floor(price / 300))
    assert.not.match(formatPrice(price), /^100\.0 (K|Lac)$/);
});

test('text with a number counts, anything else gives a dash', () => {
  assert.is(formatPrice('2500000'), '25.0 Lac');
  for (const nothing of ['', 'Call for Price', null, undefined, Number.NaN, {}])
    assert.is(formatPrice(nothing), '-');
});

test('the exact price is grouped the Indian way', () => {
  assert.is(exactPrice(12_500_000), '1,25,00,000');
  assert.is(exactPrice('35000'), '35,000');
  assert.is(exactPrice(undefined), '-');
});

test('the price per area is floored, and absent without an area', () => {
  assert.is(pricePerArea(10_000_000, 1050), 9523);
  assert.is(pricePerArea('10000000', '1050'), 9523);
  assert.is(pricePerArea(0, 500), 0);
  for (const area of [0, '0', '', undefined, -5, 'big']) assert.is(pricePerArea(10_000_000, area), null);
  assert.is(pricePerArea(undefined, 500), null);
});

test.run();

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { costOf } from '../../../../src/widgets/listing-detail/loan/emi.js';

const test = suite('widgets/listing-detail/loan/emi');

test('a loan of 10 lakh at 10 percent over 10 years costs 13,215 a month', () => {
  assert.equal(costOf({ amount: 1_000_000, rate: 10, years: 10 }), {
    emi: 13_215,
    interest: 585_809,
    total: 1_585_809,
  });
});

test('a loan without interest is only divided', () => {
  assert.equal(costOf({ amount: 1_200_000, rate: 0, years: 10 }), {
    emi: 10_000,
    interest: 0,
    total: 1_200_000,
  });
});

test('nothing borrowed costs nothing', () => {
  assert.equal(costOf({ amount: 0, rate: 9, years: 20 }), { emi: 0, interest: 0, total: 0 });
});

test('longer loans have smaller instalments and cost more', () => {
  const short = costOf({ amount: 5_000_000, rate: 8.5, years: 10 });
  const long = costOf({ amount: 5_000_000, rate: 8.5, years: 20 });
  assert.ok(long.emi < short.emi);
  assert.ok(long.interest > short.interest);
  assert.is(long.emi, 43_391);
});

test.run();

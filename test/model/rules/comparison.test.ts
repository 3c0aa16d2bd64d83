/** Which homes an address compares, and what each really costs (S-656, S-657). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comparisonOf } from '../../../src/model/rules/comparison.js';
import { comparisonAddress } from '../../../src/model/rules/comparison-address.js';
import { trueCostOf } from '../../../src/model/rules/true-cost.js';
import { listingView } from '../../../src/model/rules/listing/view.js';
import { aPg, aRent, aSale } from '../../support/a-listing.js';

const test = suite('model/rules/comparison');

test('an address names a kind and up to four homes, each once', () => {
  const comparison = { kind: 'rent' as const, ids: ['a', 'FRE 1'] };
  assert.is(comparisonAddress(comparison), '/compare?kind=rent&ids=a,FRE%201');
  assert.equal(comparisonOf('kind=rent&ids=a,FRE%201'), comparison);
  assert.equal(comparisonOf('kind=castle&ids=a,,a,b,c,d,e').ids, ['a', 'b', 'c', 'd']);
  assert.equal(comparisonOf('').ids, []);
  assert.is(comparisonAddress({ kind: 'sell', ids: [] }), '/compare');
  assert.equal(comparisonOf(`ids=${'x'.repeat(65)}`).ids, []);
});

test('a purchase costs its price, duty and registration', () => {
  const view = listingView('sell', aSale({ price: 10_000_000, city: 'Mumbai' }));
  assert.equal(trueCostOf(view), {
    isMonthly: false,
    duty: 600_000,
    registration: 30_000,
    total: 10_630_000,
  });
});

test('moving in costs the deposit and the first month with its maintenance', () => {
  const own = { monthlyRent: 20_000, securityDeposit: 50_000, maintenance: 1500 };
  assert.equal(trueCostOf(listingView('rent', aRent(own))), {
    isMonthly: true,
    deposit: 50_000,
    firstMonth: 21_500,
    total: 71_500,
  });
  const { total } =
    trueCostOf({
      ...listingView('pg', aPg({ monthlyRent: 9000 })),
      deposit: null,
    }) ?? {};
  assert.is(total, null, 'nobody told the deposit');
});

test.run();

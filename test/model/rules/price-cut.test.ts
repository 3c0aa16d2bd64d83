/** How much a price was cut. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cutPercent } from '../../../src/model/rules/price-cut.js';

const test = suite('model/rules/price-cut');

test('a cut is told in whole percent', () => {
  assert.is(cutPercent({ cutFrom: 8_500_000, price: 8_000_000 }), 6);
});

test('a price that is unknown, the same or higher is no cut', () => {
  assert.is(cutPercent({ cutFrom: 100, price: null }), null);
  assert.is(cutPercent({ cutFrom: 100, price: 100 }), null);
  assert.is(cutPercent({ cutFrom: 100, price: 120 }), null);
});

test.run();

/** How much a price was cut. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cutPercent } from '../../../src/model/rules/price-cut.js';

const test = suite('model/rules/price-cut');

test('a cut is told in whole percent', () => {
  assert.is(cutPercent(8_500_000, 8_000_000), 6);
});

test('a price that is unknown, the same or higher is no cut', () => {
  assert.is(cutPercent(100, null), null);
  assert.is(cutPercent(100, 100), null);
  assert.is(cutPercent(100, 120), null);
});

test.run();

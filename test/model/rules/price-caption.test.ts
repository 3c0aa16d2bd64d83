import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { priceCaption } from '../../../src/model/rules/price-caption.js';

const test = suite('model/rules/price-caption');

test('slider captions are in K, Lacs and Cr, with a plus at the right end', () => {
  const budgetTop = 200_000_000;
  assert.is(priceCaption(0, budgetTop), '0');
  assert.is(priceCaption(500_000, budgetTop), '5 Lacs');
  assert.is(priceCaption(9_500_000, budgetTop), '95 Lacs');
  assert.is(priceCaption(10_500_000, budgetTop), '1.05 Cr');
  assert.is(priceCaption(200_000_000, budgetTop), '20 Cr+');
  assert.is(priceCaption(1_000_000_000, budgetTop), '20 Cr+');
  assert.is(priceCaption(5_000, 1_000_000), '5 K');
  assert.is(priceCaption(105_000, 1_000_000), '1.05 Lacs');
  assert.is(priceCaption(1_000_000, 1_000_000), '10 Lacs+');
});

test.run();

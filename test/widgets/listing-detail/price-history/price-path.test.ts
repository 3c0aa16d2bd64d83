/** The line of a price plot. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pricePath } from '../../../../src/widgets/listing-detail/price-history/price-path.js';

const test = suite('widgets/listing-detail/price-history/price-path');
const day = (number: number): string => new Date(Date.UTC(2026, 0, number)).toISOString();

test('each change is a step, and the last price holds until today', () => {
  const prices = [
    { at: day(1), amount: 200 },
    { at: day(6), amount: 100 },
  ];
  assert.is(pricePath(prices, Date.parse(day(11))), 'M0 0H150V100H300');
});

test('a price that never changed draws no line', () => {
  assert.is(pricePath([{ at: day(1), amount: 200 }], Date.parse(day(11))), '');
  assert.is(pricePath([], 0), '');
});

test.run();

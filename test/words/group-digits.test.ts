import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { groupDigits } from '../../words/group-digits.js';

const test = suite('words/group-digits');

test('a number is written as the browser writes it for India', () => {
  const browser = new Intl.NumberFormat('en-IN');
  const values = [
    0, 7, 999, 1000, 99_999, 100_000, 12_500_000, 1e12, -45_678, 0.5, 1234.5678, 1_250_000.25, 12.0004,
  ];
  for (const value of values) assert.is(groupDigits(value), browser.format(value));
});

test.run();

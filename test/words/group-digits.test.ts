/** Numbers in Indian grouping. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { groupDigits } from '../../words/group-digits.js';

const test = suite('words/group-digits');

test('digits are grouped the Indian way', () => {
  assert.is(groupDigits(0), '0');
  assert.is(groupDigits(999), '999');
  assert.is(groupDigits(1000), '1,000');
  assert.is(groupDigits(99_999), '99,999');
  assert.is(groupDigits(100_000), '1,00,000');
  assert.is(groupDigits(12_500_000), '1,25,00,000');
  assert.is(groupDigits(999_999_999_999), '9,99,99,99,99,999');
  assert.is(groupDigits(-250_000), '-2,50,000');
  assert.is(groupDigits(1234.5), '1,234.5');
});

test('the grouping agrees with the platform for many numbers', () => {
  const platform = new Intl.NumberFormat('en-IN');
  for (let number = 7; number < 1e13; number = number * 3 + 11)
    assert.is(groupDigits(number), platform.format(number));
});

test.run();

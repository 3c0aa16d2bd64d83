/** Numbers in Indian grouping. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { words as en } from '../../words/en/filters.js';
import { words as hi } from '../../words/hi/filters.js';
import { words as mr } from '../../words/mr/filters.js';
import { groupDigits, groupTotal } from '../../words/group-digits.js';

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

test('a total above 10,000 is told as 10,000+', () => {
  assert.is(groupTotal(9_999), '9,999');
  assert.is(groupTotal(10_000), '10,000');
  for (const total of [10_001, 55_000, 1_000_000]) assert.is(groupTotal(total), '10,000+');
  assert.is(groupTotal(3_210, true), '3,210+', 'no more were read');
});

test('what a search found is told so in every language', () => {
  for (const { found } of [en, hi, mr]) {
    assert.match(found(10_001), /10,000\+/);
    assert.not.match(found(10_000), /\+/);
  }
});

test.run();

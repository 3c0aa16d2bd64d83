import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { groupDigits, numberOf, onlyDigits } from '../../../src/model/rules/numbers.js';

const test = suite('model/rules/numbers');

test('a number is read from numbers and from text', () => {
  assert.is(numberOf(0), 0);
  assert.is(numberOf('0'), 0);
  assert.is(numberOf(' 650.5 '), 650.5);
  for (const nothing of ['', '  ', 'ten', '12 ft', null, undefined, Number.NaN, true, [5], {}])
    assert.is(numberOf(nothing), null);
});

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

test('only digits remain, Devanagari ones as 0 to 9', () => {
  assert.is(onlyDigits('Rs 1,20,000/-'), '120000');
  assert.is(onlyDigits('१२३४५'), '12345');
  assert.is(onlyDigits('123456', 2), '12');
  assert.is(onlyDigits('none'), '');
});

test.run();

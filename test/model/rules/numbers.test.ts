import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { numberOf, onlyDigits } from '../../../src/model/rules/numbers.js';

const test = suite('model/rules/numbers');

test('a number is read from numbers and from text', () => {
  assert.is(numberOf(0), 0);
  assert.is(numberOf('0'), 0);
  assert.is(numberOf(' 650.5 '), 650.5);
  for (const nothing of ['', '  ', 'ten', '12 ft', null, undefined, Number.NaN, true, [5], {}])
    assert.is(numberOf(nothing), null);
});

test('only digits remain, Devanagari ones as 0 to 9', () => {
  assert.is(onlyDigits('Rs 1,20,000/-'), '120000');
  assert.is(onlyDigits('१२३४५'), '12345');
  assert.is(onlyDigits('123456', 2), '12');
  assert.is(onlyDigits('none'), '');
});

test.run();

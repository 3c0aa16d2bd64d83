import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { onlyDigits } from '../../../src/model/rules/digits.js';

const test = suite('model/rules/digits');

test('only digits remain, Devanagari ones as 0 to 9', () => {
  assert.is(onlyDigits('Rs 1,20,000/-'), '120000');
  assert.is(onlyDigits('१२३४५'), '12345');
  assert.is(onlyDigits('123456', 2), '12');
  assert.is(onlyDigits('none'), '');
});

test.run();

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { numberOf } from '../../../src/model/rules/numbers.js';

const test = suite('model/rules/numbers');

test('a number is read from numbers and from text', () => {
  assert.is(numberOf(0), 0);
  assert.is(numberOf('0'), 0);
  assert.is(numberOf(' 650.5 '), 650.5);
  for (const nothing of ['', '  ', 'ten', '12 ft', null, undefined, Number.NaN, true, [5], {}])
    assert.is(numberOf(nothing), null);
});

test.run();

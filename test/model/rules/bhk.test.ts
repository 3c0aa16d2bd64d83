import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bhkLabel, bhkOf } from '../../../src/model/rules/bhk.js';

const test = suite('model/rules/bhk');

test('a BHK is read from its usual spellings', () => {
  for (const text of ['2BHK', '2 bhk', ' 2 B.H.K. ', '2', 2]) assert.is(bhkOf(text), '2BHK');
  for (const text of ['1RK', '1 rk', '1 R.K.']) assert.is(bhkOf(text), '1RK');
  assert.is(bhkOf('Studio'), 'Studio');
  assert.is(bhkOf(undefined), '');
});

test('people see a space', () => {
  assert.is(bhkLabel('3BHK'), '3 BHK');
  assert.is(bhkLabel('1RK'), '1 RK');
  assert.is(bhkLabel(''), '');
});

test.run();

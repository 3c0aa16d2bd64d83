import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bedroomFilterLabel, bhkLabel, bhkOf, bhkPasses } from '../../../src/model/rules/bhk.js';

const test = suite('model/rules/bhk');

test('a BHK is read from its usual spellings', () => {
  for (const text of ['2BHK', '2 bhk', ' 2 B.H.K. ', '2', 2]) assert.is(bhkOf(text), '2BHK');
  for (const text of ['1RK', '1 rk', '1 R.K.']) assert.is(bhkOf(text), '1RK');
  assert.is(bhkOf('Studio'), 'Studio');
  assert.is(bhkOf(undefined), '');
});

test('people see a space, and 4+ on the filter', () => {
  assert.is(bhkLabel('3BHK'), '3 BHK');
  assert.is(bhkLabel('1RK'), '1 RK');
  assert.is(bhkLabel(''), '');
  assert.is(bedroomFilterLabel('4BHK'), '4+ BHK');
  assert.is(bedroomFilterLabel('3BHK'), '3 BHK');
});

test('the filter 4BHK lets four and more through, the others only themselves', () => {
  for (const stored of ['4BHK', '5 BHK', '10BHK']) assert.ok(bhkPasses(stored, '4BHK'));
  for (const stored of ['3BHK', '1RK', '']) assert.not.ok(bhkPasses(stored, '4BHK'));
  assert.ok(bhkPasses('2 BHK', '2BHK'));
  assert.not.ok(bhkPasses('3BHK', '2BHK'));
  assert.not.ok(bhkPasses('1BHK', '1RK'));
});

test.run();

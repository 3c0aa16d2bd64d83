import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { askedOf } from '../../../src/model/posting/asking.js';

const test = suite('model/posting/asking');

const row = { homes: 8, owners: 3, lower: 1, median: 2, upper: 3 };
const known = { 'sell/Pune/Kothrud': [row, { ...row, bhk: '1RK' }, { ...row, bhk: '4BHK', homes: 9 }] };
const asked = (bhk: string, city = 'Pune') =>
  askedOf(known, { listingType: 'sell', query: { city, locality: 'Kothrud' }, bhk });

test('a home is compared with those of its rooms, never with all', () => {
  assert.is(asked('1RK')?.bhk, '1RK');
  assert.is(asked('2BHK'), undefined);
  assert.is(asked('1RK', 'Thane'), undefined);
});

test('four rooms and more are one', () => {
  assert.is(asked('4BHK')?.homes, 9);
  assert.is(asked('5BHK')?.homes, 9);
});

test.run();

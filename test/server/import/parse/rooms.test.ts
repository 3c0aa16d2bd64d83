/** Rooms, counts and floors. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseBhk, parseCount, parseFloors } from '../../../../server/import/parse/rooms.js';

const test = suite('server/import/parse/rooms');

test('reads a BHK from titles, codes and counts', () => {
  const forms: [string, string][] = [
    ['2 BHK Flat', '2BHK'],
    ['3BHK', '3BHK'],
    ['1 BHK Flat  for Rent in Andheri East, Mumbai', '1BHK'],
    ['2.5 BHK', '2BHK'],
    ['4+ BHK', '4BHK'],
    ['2 b.h.k', '2BHK'],
    ['3 Bedrooms', '3BHK'],
    ['2 bed', '2BHK'],
    ['1 RK', '1RK'],
    ['1RK/Studio', '1RK'],
    ['Studio Apartment', '1RK'],
    ['3', '3BHK'],
    ['3.0', '3BHK'],
    ['10', '10BHK'],
    ['0', '1RK'],
    ['२ BHK', '2BHK'],
  ];
  for (const [text, bhk] of forms) assert.is(parseBhk(text), bhk, text);
  for (const text of ['', 'House for Rent', 'many', '99']) assert.is(parseBhk(text), null, text);
});

test('reads counts with words behind them and refuses more than there can be', () => {
  assert.is(parseCount('2', 20), '2');
  assert.is(parseCount('2.0', 20), '2');
  assert.is(parseCount('0', 20), '0');
  assert.is(parseCount('3 baths', 20), '3');
  for (const text of ['', 'two', '21', '-1', '2.5']) assert.is(parseCount(text, 20), null, text);
});

test('reads floors and the number of floors', () => {
  assert.equal(parseFloors('4 out of 10'), { floor: 4, total: 10 });
  assert.equal(parseFloors('4/10'), { floor: 4, total: 10 });
  assert.equal(parseFloors('4th of 10'), { floor: 4, total: 10 });
  assert.equal(parseFloors('Ground out of 7'), { floor: 0, total: 7 });
  assert.equal(parseFloors('Ground Floor'), { floor: 0 });
  assert.equal(parseFloors('G+4'), { total: 4 });
  assert.equal(parseFloors('5th floor'), { floor: 5 });
  assert.equal(parseFloors('12'), { floor: 12 });
});

test('keeps the height of a building whose flat lies in the basement', () => {
  assert.equal(parseFloors('Upper Basement out of 4'), { total: 4 });
  assert.equal(parseFloors('Lower Basement out of 9'), { total: 9 });
});

test('refuses a floor above the top and floors nobody builds', () => {
  for (const text of ['', '12 out of 10', '200', 'high', 'out of']) assert.is(parseFloors(text), null, text);
});

test.run();

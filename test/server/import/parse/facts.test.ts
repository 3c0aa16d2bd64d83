/** Further facts in the words of files. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  parseFacing,
  parseGateTime,
  parseMeals,
  parseParking,
} from '../../../../server/import/parse/facts.js';

const test = suite('server/import/parse/facts');

const reads = (parse: (text: string) => string | null, forms: readonly [string, string | null][]): void => {
  for (const [text, wanted] of forms) assert.is(parse(text), wanted, text);
};

test('parking', () => {
  reads(parseParking, [
    ['1 covered', 'Covered'],
    ['Stilt parking', 'Covered'],
    ['open', 'Open'],
    ['2', 'Open'],
    ['None', 'No parking'],
    ['0', 'No parking'],
    ['?', null],
  ]);
});

test('directions', () => {
  reads(parseFacing, [
    ['NE', 'North-East'],
    ['south west', 'South-West'],
    ['East facing', 'East'],
    ['पश्चिम', 'West'],
    ['up', null],
  ]);
});

test('meals', () => {
  reads(parseMeals, [
    ['Yes', 'Included'],
    ['Veg only', 'Included'],
    ['at extra cost', 'At extra cost'],
    ['No', 'Not provided'],
    ['maybe', null],
  ]);
});

test('when the gate closes; a time in between counts as the hour before it', () => {
  reads(parseGateTime, [
    ['10 pm', '10 pm'],
    ['10:30 PM', '10 pm'],
    ['22:00', '10 pm'],
    ['12 am', '12 am'],
    ['No restriction', 'No gate time'],
    ['24 hours', 'No gate time'],
    ['7 pm', null],
    ['late', null],
  ]);
});

test.run();

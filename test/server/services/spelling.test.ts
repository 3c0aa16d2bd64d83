/** What counts as nearly the same spelling. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { indexNames } from '../../../server/services/name-index.js';
import { rankBy, suggestNames } from '../../../server/services/place-matching.js';
import {
  allowance,
  distance,
  looseDevanagari,
  soundOf,
  phoneticName,
} from '../../../server/services/spelling.js';

const test = suite('server/services/spelling');

test('letters added, dropped, changed and swapped are counted', () => {
  for (const [typed, name, expected] of [
    ['baner', 'baner', 0],
    ['bannr', 'baner', 1],
    ['bner', 'baner', 1],
    ['banher', 'baner', 1],
    ['bnaer', 'baner', 1],
    ['wakda', 'wakad', 1],
    ['kotrhdu', 'kothrud', 2],
  ] as const)
    assert.is(distance(typed, name, 2, true), expected, typed);
});

test('more than the limit is no match at all', () => {
  assert.is(distance('xyz', 'baner', 2, true), Number.POSITIVE_INFINITY);
  assert.is(distance('ba', 'baner', 2, true), Number.POSITIVE_INFINITY);
});

test('the beginning of a name is enough when the rest is not asked for', () => {
  assert.is(distance('andehr', 'andheri east', 2, false), 1);
  assert.is(distance('andehr', 'andheri east', 2, true), Number.POSITIVE_INFINITY);
});

test('short words must be right, longer ones may have one or two letters wrong', () => {
  assert.equal(['ab', 'abc', 'abcde', 'abcdef'].map(allowance), [0, 1, 1, 2]);
});

test('spellings that sound alike become one', () => {
  for (const [one, other] of [
    ['vashi', 'vaashi'],
    ['jogeshwari', 'jogeshvari'],
    ['kothrud', 'kotrud'],
    ['kandivali', 'kandivalee'],
    ['hinjewadi', 'hinjewadee'],
  ] as const)
    assert.is(soundOf(one), soundOf(other), `${one} ${other}`);
});

test('vowel lengths and look-alike consonants of Devanagari become one', () => {
  assert.is(looseDevanagari('बोरीवली'), looseDevanagari('बोरिवलि'));
  assert.is(looseDevanagari('ठाणे'), looseDevanagari('ठाने'));
  assert.is(looseDevanagari('अंधेरी'), looseDevanagari('अधेरी'));
});

const places = [['kalyan east'], ['kalyan west', 'kalyan'], ['kalwa'], ['sion'], ['mira road east']];
const index = await indexNames({
  first: 0,
  count: places.length,
  namesOf: (at) => (places[at] ?? []).map(phoneticName),
});
const names = { indexes: [index], ranking: rankBy(places, () => 0) };
const found = (typed: string): (string | undefined)[] =>
  suggestNames(names, typed, () => true).map(({ place: [name] }) => name);

test('the right spelling keeps guesses away', () => {
  assert.equal(found('sion'), ['sion']);
  assert.equal(found('kal'), ['kalyan east', 'kalyan west', 'kalwa']);
});

test('another spelling of one place does not push its neighbours down', () => {
  assert.equal(found('kalyan'), ['kalyan east', 'kalyan west']);
});

test('a later word is found, after names that begin so', () => {
  assert.equal(found('road'), ['mira road east']);
  assert.equal(found('east'), ['kalyan east', 'mira road east']);
});

test('a short name is not guessed from a long word', () => {
  assert.equal(found('mission'), []);
});

test.run();

/** Only what a listing cannot meet is left out before the database compares. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { FreeText, SearchCondition } from '../../../../server/repositories/listing/condition.js';
import { mayMeet } from '../../../../server/services/alerts/may-meet.js';

const test = suite('server/services/alerts/may-meet');
const listing = { cityKey: 'pune', localityKey: 'baner', searchKey: ' green court godrej ', area: 850 };
const term = (words: string, places: readonly (readonly [string, string])[] = [], alike = false) => ({
  localities: [{ words, places, alike }],
});

test('a locality by its place, or a project by the beginnings of its words', () => {
  assert.ok(mayMeet({}, listing));
  assert.ok(mayMeet(term('baner', [['pune', 'baner']]), listing));
  assert.ok(mayMeet(term('gree cour'), listing));
  assert.not(mayMeet(term('aundh', [['pune', 'aundh']]), listing));
  assert.not(mayMeet(term('baner', [['mumbai', 'baner']]), listing));
  assert.not(mayMeet(term('reen'), listing));
  assert.not(mayMeet(term(''), listing));
});

test('any of several localities is enough, and what may be misspelt is left to the database', () => {
  const [{ localities: one }, { localities: other }] = [term('aundh', [['pune', 'aundh']]), term('godrej')];
  assert.ok(mayMeet({ localities: [...one, ...other] }, listing));
  assert.ok(mayMeet(term('grene cuort', [], true), listing));
});

test('free texts, each by its words or by the filters that they mean', () => {
  const free = (words: string, meant?: SearchCondition, alike = false): FreeText => ({
    text: { words, places: [], alike },
    ...(meant && { meant }),
  });
  assert.ok(mayMeet({ words: [free('green court'), free('godrej')] }, listing));
  assert.not(mayMeet({ words: [free('green court'), free('aundh')] }, listing));
  assert.ok(mayMeet({ words: [free('grene cuort', undefined, true)] }, listing));
  assert.ok(mayMeet({ words: [free('large', { area: { least: 800 } })] }, listing));
  assert.not(mayMeet({ words: [free('large', { area: { least: 900 } })] }, listing));
  const found = { words: '', places: [], alike: false, ids: ['l1'] };
  assert.ok(mayMeet({ words: [{ text: found }] }, listing), 'what was looked up is left to the database');
});

test('an area within its bounds; a listing without one meets none', () => {
  assert.ok(mayMeet({ area: { least: 850, most: 850 } }, listing));
  assert.not(mayMeet({ area: { least: 851 } }, listing));
  assert.not(mayMeet({ area: { most: 849 } }, listing));
  assert.not(mayMeet({ area: { least: 1 } }, { ...listing, area: null }));
});

test.run();

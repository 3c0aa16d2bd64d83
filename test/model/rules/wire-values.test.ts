import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  recordOf,
  wireAge,
  wireFlag,
  wireFloor,
  wireList,
  wireText,
  wireTime,
} from '../../../src/model/rules/wire-values.js';

const test = suite('model/rules/wire-values');

test('a single amenity is a list of one', () => {
  assert.equal(wireList('Lift'), ['Lift']);
  assert.equal(wireList(['Lift', ' Gym ', '', null]), ['Lift', 'Gym']);
  for (const nothing of [undefined, null, '', {}]) assert.equal(wireList(nothing), []);
});

test('the text false is no', () => {
  for (const yes of [true, 'true', 'TRUE', 'Yes']) assert.is(wireFlag(yes), true);
  for (const no of [false, 'false', 'No']) assert.is(wireFlag(no), false);
  for (const neither of [undefined, null, '', 1, 'maybe']) assert.is(wireFlag(neither), null);
});

test('the ground floor is 0', () => {
  for (const ground of ['Ground', 'g', '0', 0]) assert.is(wireFloor(ground), 0);
  assert.is(wireFloor('12'), 12);
  assert.is(wireFloor(''), null);
});

test('an age is a number of years, open-ended with a plus', () => {
  assert.equal(wireAge('10+'), { from: 10, to: Infinity });
  assert.equal(wireAge(0), { from: 0, to: 0 });
  assert.equal(wireAge('7'), { from: 7, to: 7 });
  assert.equal(wireAge('0-5'), { from: 0, to: 5 });
  for (const nothing of ['', undefined, 'new', -1]) assert.is(wireAge(nothing), null);
});

test('numbers serve as texts, and only objects as records', () => {
  assert.is(wireText(12), '12');
  assert.is(wireText(' a '), 'a');
  assert.is(wireText(null), '');
  assert.equal(recordOf({ a: 1 }), { a: 1 });
  for (const other of [null, undefined, 'x', [1]]) assert.equal(recordOf(other), {});
});

test('moments come as ISO text, milliseconds or their text', () => {
  const moment = Date.parse('2026-11-21T10:00:00.000Z');
  assert.is(wireTime('2026-11-21T10:00:00Z'), moment);
  assert.is(wireTime(moment), moment);
  assert.is(wireTime(String(moment)), moment);
  assert.is(wireTime({}), null);
});

test.run();

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { societyWithChs } from '../../../src/model/rules/society.js';

const test = suite('model/rules/society');

test('CHS is appended to a society', () => {
  assert.is(societyWithChs('Nyati Ambience '), 'Nyati Ambience CHS');
  assert.is(societyWithChs('Cooper Heights'), 'Cooper Heights CHS');
  assert.is(societyWithChs('शिवनेरी'), 'शिवनेरी CHS');
});

test('a name that says so already stays as it is', () => {
  for (const name of [
    'Shanti CHS',
    'Shanti C.H.S. Ltd',
    'Shanti chsl',
    'Shanti Co-op Housing',
    'Shanti Co-operative Society',
    'Shanti Cooperative',
    'Shanti Co op Hsg',
    'C H S Shanti',
  ])
    assert.is(societyWithChs(name), name);
});

test('no name gets no CHS', () => {
  assert.is(societyWithChs('  '), '');
});

test.run();

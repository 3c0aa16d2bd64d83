import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { nearestTo } from '../../../../src/widgets/kit/element/nearest.js';

const test = suite('widgets/kit/element/nearest');
const cities = ['Mumbai', 'Navi Mumbai', 'Thane', 'Pune'];

test('letters exchanged, left out, added or wrong lead to the word that was meant', () => {
  for (const [text, word] of Object.entries({
    Pnue: 'Pune',
    mumbay: 'Mumbai',
    'Navi Mumbaii': 'Navi Mumbai',
    Thne: 'Thane',
  }))
    assert.is(nearestTo(text, cities), word);
});

test('a word that is near to none is left alone, and so is a long text', () => {
  assert.is(nearestTo('Kolhapur', cities), undefined);
  assert.is(nearestTo('Pune '.repeat(20), cities), undefined);
});

test.run();

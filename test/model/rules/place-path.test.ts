import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { places } from '../../../server/places/gazetteer.js';
import { textKey } from '../../../server/text-key.js';
import { placeOfPath, placePath, placeSlug } from '../../../src/model/rules/place-path.js';

const test = suite('model/rules/place-path');

test('names become words with hyphens between', () => {
  assert.is(placePath('Navi Mumbai'), '/in/navi-mumbai');
  assert.is(placePath('Pune', 'Kothrud'), '/in/pune/kothrud');
  assert.is(placePath('Kalyan', 'Kalyan (W)'), '/in/kalyan/kalyan-w');
  assert.is(placePath('पुणे'), `/in/${encodeURIComponent('पुणे')}`);
});

test('an address names the place again', () => {
  assert.equal(placeOfPath('/in/navi-mumbai'), { city: 'navi-mumbai' });
  assert.equal(placeOfPath('/in/pune/kothrud'), { city: 'pune', locality: 'kothrud' });
  assert.equal(placeOfPath(placePath('पुणे')), { city: 'पुणे' });
});

for (const path of [
  '/in',
  '/in/',
  '/in//kothrud',
  '/in/pune/',
  '/in/pune/kothrud/flats',
  '/in/%E0%A4%A',
  '/inn/pune',
])
  test(`${path} is no place`, () => {
    assert.is(placeOfPath(path), undefined);
  });

test('every locality we know is read again from its address, and has it alone', () => {
  const paths = places.map(({ city, name }) => placePath(city, name));
  assert.is(new Set(paths).size, places.length);
  for (const { name } of places) assert.is(textKey(placeSlug(name)), textKey(name));
});

test.run();

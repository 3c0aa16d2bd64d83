/** Small maps as pictures: small, with their sources, and of what lies around the point alone. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { placeFacts } from '../../../server/places/facts.js';
import { drawMapPicture } from '../../../server/places/map-picture.js';
import { mapPicture } from '../../../server/services/map-pictures.js';

const test = suite('server/places/map-picture');
const radius = 1000;

test('the picture of every locality holds at most 6 KB, in both scripts', () => {
  for (const isDevanagari of [true, false])
    for (const { name, lat, lng } of placeFacts().localities) {
      const picture = drawMapPicture({ lat, lng, radius, isDevanagari });
      assert.ok(Buffer.byteLength(picture) <= 6_000, `${name}: ${Buffer.byteLength(picture)} bytes`);
      assert.not.match(picture, /NaN|undefined|Infinity/, name);
    }
});

test('it names its sources, and what lies around the point', () => {
  const bandra = drawMapPicture({ lat: 19.0544, lng: 72.8402, radius, isDevanagari: false });
  assert.match(bandra, /© OpenStreetMap, DataMeet/);
  assert.match(bandra, />Mahim</);
  assert.not.match(bandra, />Kothrud</);
  assert.match(bandra, /<path class="w"/, 'the sea');
  assert.match(drawMapPicture({ lat: 19.0544, lng: 72.8402, radius, isDevanagari: true }), />माहीम</);
});

test('the circle is as wide as the place is sure', () => {
  const circle = (metres: number): string | undefined =>
    /class="a" cx="160" cy="120" r="(\d+)"/.exec(
      drawMapPicture({ lat: 18.5, lng: 73.8, radius: metres, isDevanagari: false }),
    )?.[1];
  assert.equal([circle(300), circle(1500)], ['15', '75']);
});

test('what is no name of a picture, or lies elsewhere, has none', () => {
  assert.ok(mapPicture('18.50761,73.80623,300.svg', false));
  for (const name of [
    '18.50761,73.80623,300.png',
    '18.50761,73.80623,9999.svg',
    '51.50740,10.12780,300.svg',
    '73.80623,18.50761,300.svg',
    '18.507611234,73.80623,300.svg',
    '1e3,73.8,300.svg',
    'x.svg',
    '',
  ])
    assert.is(mapPicture(name, false), undefined, name);
});

test.run();

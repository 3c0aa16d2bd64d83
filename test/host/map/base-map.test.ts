/** The shapes under the map: they lie where they should, and name what people look for. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { base as mumbai } from '../../../src/model/rules/map-base/mumbai.js';
import { base as pune } from '../../../src/model/rules/map-base/pune.js';
import type { Box } from '../../../src/host/map/camera.js';
import { unusedIn } from '../../../src/host/map/unused-tracks.js';
import { placeFacts } from '../../../server/places/facts.js';
import { openStations } from '../../../server/places/journeys.js';
import { pointsOf } from '../../support/map-steps.js';

const test = suite('host/map/base-map');

for (const [name, base] of Object.entries({ mumbai, pune }))
  test(`${name}: shapes and lines lie in Maharashtra, and rings name borders that exist`, () => {
    const shapes = [base.land, base.wards, base.lakes];
    const lines = [...shapes.flatMap(({ borders }) => borders), ...base.tracks.map(({ points }) => points)];
    assert.ok(lines.length > 100);
    for (const [lng, lat] of lines.flatMap(pointsOf))
      assert.ok(lng > 72 && lng < 83 && lat > 14 && lat < 23, `${String(lng)}, ${String(lat)}`);
    for (const { borders, shapes: rings } of shapes)
      for (const id of rings.flat(2)) assert.ok(borders[id < 0 ? ~id : id], String(id));
  });

test('every open station and every locality is on one of the maps', () => {
  const stations = [...mumbai.stations, ...pune.stations];
  assert.equal(
    stations.map(({ name }) => name).sort(),
    openStations()
      .map(({ name }) => name)
      .sort(),
  );
  const places = [...mumbai.places, ...pune.places];
  assert.is(places.length, placeFacts().localities.length);
  assert.ok(places.every(({ nameMr }) => /[\u0900-\u097f]/.test(nameMr)));
});

test('the localities with the most homes are named first, and the large ones are marked', () => {
  for (const [places, first] of [
    [mumbai.places, ['Chembur', 'Powai']],
    [pune.places, ['Kharadi', 'Wagholi']],
  ] as const) {
    assert.equal(
      places.slice(0, 2).map(({ name }) => name),
      first,
    );
    const large = places.findLastIndex(({ isLarge }) => isLarge);
    assert.ok(places.slice(0, large).every(({ isLarge }) => isLarge));
  }
});

test('a line that no trains run on says why and as of which month, as the facts do', () => {
  const told = new Map(
    [...mumbai.tracks, ...pune.tracks].flatMap(({ unused }) => (unused ? [[unused.name, unused]] : [])),
  );
  assert.equal(told.get('Mumbai Monorail')?.status, 'suspended');
  assert.ok(told.size > 8);
  for (const { name, nameMr, status, asOf } of told.values()) {
    const line = placeFacts().lines.find((each) => each.name === name);
    assert.equal(
      [line?.nameMr, line?.statusAsOf],
      [nameMr, asOf],
      `${name} as of ${asOf} is what the facts tell`,
    );
    // Of a line that is open in part the rest is being built.
    assert.is(line?.status.replace('part open', 'building'), status, name);
  }
});

test('the lines without trains that come into sight are found, each once', () => {
  const at = (west: number, south: number): Box => ({ west, south, east: west + 0.05, north: south + 0.05 });
  const seen = (box: Box) => unusedIn(mumbai.tracks, box).map(({ name }) => name);
  assert.ok(seen(at(72.86, 19.02)).includes('Mumbai Monorail'));
  assert.equal(seen(at(72.8, 18.9)), []);
  const all = seen({ west: 72, south: 18, east: 74, north: 20 });
  assert.is(new Set(all).size, all.length);
  assert.is(all.at(-1), 'Mumbai Monorail');
});

test.run();

/** Bubbles that would lie over each other are one. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { untangled } from '../../../src/host/map/untangled.js';
import type { ListingMap } from '../../../src/model/search/map.js';

const test = suite('host/map/untangled');

const map: ListingMap = {
  total: 14,
  placeless: 0,
  groups: [
    { lng: 72.9, lat: 19.1, count: 8, least: 4_000_000, most: 9_000_000 },
    { lng: 72.901, lat: 19.1, count: 4, least: 3_000_000, most: 5_000_000 },
  ],
  homes: [
    { id: 'near', lng: 72.8995, lat: 19.1, amount: 12_000_000 },
    { id: 'far', lng: 73.1, lat: 19.3, amount: 1_000_000 },
  ],
};

test('from afar the larger takes in what lies under it, with its prices', () => {
  const { groups, homes } = untangled(map, 12);
  assert.equal(groups, [{ lng: 72.9, lat: 19.1, count: 13, least: 3_000_000, most: 12_000_000 }]);
  assert.equal(
    homes.map(({ id }) => id),
    ['far'],
  );
});

test('close by each stands alone, and no home is lost on the way', () => {
  const { groups, homes } = untangled(map, 18.5);
  assert.equal([groups.length, homes.length], [2, 2]);
  for (let zoom = 5; zoom < 19; zoom += 1) {
    const shown = untangled(map, zoom);
    const count = shown.groups.reduce((sum, group) => sum + group.count, shown.homes.length);
    assert.is(count, 14);
  }
});

test('prices that are not known stay unknown', () => {
  const estimated: ListingMap = {
    ...map,
    estimated: true,
    groups: map.groups.map(({ lng, lat, count }) => ({ lng, lat, count })),
    homes: [],
  };
  assert.equal(untangled(estimated, 10).groups, [{ lng: 72.9, lat: 19.1, count: 12 }]);
});

test.run();

/** Where the map of a search begins. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { placeFacts } from '../../../server/places/facts.js';
import { firstRegionOf, mapStartOf } from '../../../src/model/rules/map-start.js';

const test = suite('model/rules/map-start');

test('it begins at the middle of its city, written in any case, else over Mumbai’s region', () => {
  assert.equal(mapStartOf('Pune', ''), mapStartOf(' pune ', ''));
  assert.is(mapStartOf('Pune', '').zoom, 11);
  assert.is(firstRegionOf('Pune', ''), 'pune');
  assert.is(firstRegionOf('Nashik', ''), 'pune');
  for (const city of ['Mumbai', 'Thane', 'Atlantis', '']) assert.is(firstRegionOf(city, ''), 'mumbai', city);
});

test('an area goes before the city', () => {
  const { middle } = mapStartOf('Pune', '72.8,19,73,19.2');
  assert.ok(Math.abs(middle.lng - 72.9) < 1e-9 && Math.abs(middle.lat - 19.1) < 1e-9);
  assert.is(firstRegionOf('Pune', '72.8,19,73,19.2'), 'mumbai');
  assert.is(firstRegionOf('Pune', 'nowhere'), 'pune');
});

test('the middles of cities are where their localities are', () => {
  const { localities } = placeFacts();
  for (const city of ['Mumbai', 'Navi Mumbai', 'Thane', 'Vasai Virar', 'Pune', 'Nashik']) {
    const own = localities.filter((each) => each.city === city);
    const mean = (of: 'lat' | 'lng'): number => own.reduce((sum, each) => sum + each[of], 0) / own.length;
    const { middle } = mapStartOf(city, '');
    assert.ok(own.length > 5, city);
    assert.ok(Math.hypot(middle.lng - mean('lng'), middle.lat - mean('lat')) < 0.1, city);
  }
});

test.run();

/** The list of places: large enough, free of repeats, and with believable rates. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { places } from '../../../server/places/gazetteer.js';

const test = suite('server/places/gazetteer');

test('knows at least 350 localities', () => {
  assert.ok(places.length >= 350, `${places.length}`);
});

test('names a locality of a city once', () => {
  const seen = new Set<string>();
  for (const { name, city } of places) {
    const key = `${name}|${city}`.toLowerCase();
    assert.not.ok(seen.has(key), key);
    seen.add(key);
  }
});

test('never gives two localities of one city the same other spelling', () => {
  const owner = new Map<string, string>();
  for (const place of places) {
    for (const alias of [place.name, ...(place.aliases ?? [])]) {
      const key = `${alias}|${place.city}`.toLowerCase();
      assert.is(owner.get(key) ?? place.name, place.name, key);
      owner.set(key, place.name);
    }
  }
});

test('has a Devanagari name without Latin letters for every locality', () => {
  for (const { name, nameMr } of places) assert.match(nameMr, /^[\u0900-\u097F .()\u200d]+$/u, name);
});

test('keeps a rent of 2 to 5 percent of the price a year', () => {
  for (const { name, saleRate, rentRate } of places) {
    const part = (rentRate * 12) / saleRate;
    assert.ok(part > 0.02 && part < 0.05, `${name} ${part}`);
  }
});

test('holds every city and region that the city list of the search box offers', () => {
  const names = new Set(places.flatMap(({ city, region }) => [city, region]));
  for (const wanted of [
    'Mumbai',
    'Western Mumbai',
    'Central Mumbai',
    'Navi Mumbai',
    'Thane',
    'Beyond Thane',
    'Pune',
    'Nashik',
  ])
    assert.ok(names.has(wanted), wanted);
});

test.run();

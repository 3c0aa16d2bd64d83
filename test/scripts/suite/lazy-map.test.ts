import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../../support/run/script.js';

const test = suite('scripts/suite/lazy-map');

const { LazyMap, LazySet } = await script<{ LazyMap: typeof Map; LazySet: typeof Set }>('suite/lazy-map.mjs');

/** All that can be asked of a map without changing it. */
const asMap = (map: Map<string, number>) => {
  const each: [string, number][] = [];
  for (const [key, value] of map) each.push([key, value]);
  const told: [string, number][] = [];
  map.forEach((value, key) => told.push([key, value]));
  return [
    each,
    told,
    [...map.keys()],
    [...map.values()],
    [...map.entries()],
    map.size,
    map.get('b'),
    map.has('b'),
  ];
};

/** The same for a set. */
const asSet = (set: Set<string>) => {
  const told: string[] = [];
  set.forEach((value) => told.push(value));
  return [[...set], told, [...set.keys()], [...set.values()], set.size, set.has('b')];
};

test('answers what a Map would, empty, filled and emptied', () => {
  const [lazy, real] = [new LazyMap<string, number>(), new Map<string, number>()];
  const steps: ((map: Map<string, number>) => unknown)[] = [
    () => 'nothing yet',
    (map) => map.delete('b'),
    (map) => map.set('a', 1).set('b', 2) === map,
    (map) => map.delete('a'),
    (map) => {
      map.clear();
    },
    (map) => map.set('b', 3) === map,
  ];
  for (const step of steps) {
    assert.equal(step(lazy), step(real));
    assert.equal(asMap(lazy), asMap(real));
  }
});

test('answers what a Set would, empty, filled and emptied', () => {
  const [lazy, real] = [new LazySet<string>(), new Set<string>()];
  const steps: ((set: Set<string>) => unknown)[] = [
    () => 'nothing yet',
    (set) => set.delete('b'),
    (set) => set.add('a').add('b').add('a') === set,
    (set) => set.delete('a'),
    (set) => {
      set.clear();
    },
  ];
  for (const step of steps) {
    assert.equal(step(lazy), step(real));
    assert.equal(asSet(lazy), asSet(real));
  }
});

test.run();

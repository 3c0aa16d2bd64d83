/** Localities and stations lie where they are known to lie. */
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { metresBetween, wrongFacts } from '../../../server/places/fact-checks.js';
import { type Point, readPlaceFacts } from '../../../server/places/facts.js';
import { places } from '../../../server/places/gazetteer.js';
import { textKey } from '../../../server/text-key.js';
import { base } from '../../../src/model/rules/map-base/mumbai.js';
import { pointsOf } from '../../support/map-steps.js';

const facts = readPlaceFacts();
const onLand = (): boolean => true;

const test = suite('server/places/facts');

test('known places lie within their tolerance', () => {
  const [, ...lines] = readFileSync('test/fixtures/known-points.tsv', 'utf8').trim().split('\n');
  assert.ok(lines.length >= 60);
  for (const line of lines) {
    const [target, key, city, lat, lng, tolerance] = line.split('\t');
    const place =
      target === 'station'
        ? facts.stations.find(({ id }) => id === key)
        : facts.localities.find((each) => each.name === key && each.city === city);
    assert.ok(place, `${key} is known`);
    const off = metresBetween(place, { lat: Number(lat), lng: Number(lng) });
    assert.ok(off <= Number(tolerance), `${key} is ${Math.round(off)} m off`);
  }
});

test('no locality lies outside its city, and every line runs in order', () => {
  assert.equal(wrongFacts(facts, onLand), []);
});

/** What the map paints as land, and the wards that it paints over it. */
const shores = [base.land, base.wards].flatMap(({ shapes, borders }) =>
  shapes.map((rings) =>
    rings.map((ids) =>
      ids.flatMap((id) => {
        const points = pointsOf(borders[id < 0 ? ~id : id] ?? []);
        return id < 0 ? points.reverse() : points;
      }),
    ),
  ),
);

const isInside = (rings: (typeof shores)[number], { lng, lat }: Point): boolean => {
  let inside = false;
  for (const ring of rings)
    for (const [at, [ax, ay]] of ring.entries()) {
      const [bx, by] = ring.at(at - 1) ?? [0, 0];
      if (ay > lat !== by > lat && lng < ((bx - ax) * (lat - ay)) / (by - ay) + ax) inside = !inside;
    }
  return inside;
};

/** Whether a point, or one of eight 250 m around it, lies on the land that the map paints. */
const isPaintedLand = ({ lat, lng }: Point): boolean => {
  const steps = [0, 0.0023, -0.0023];
  return steps.some((up) =>
    steps.some((side) => shores.some((rings) => isInside(rings, { lat: lat + up, lng: lng + side }))),
  );
};

test('no place lies in the sea that the map paints', () => {
  assert.equal(wrongFacts(facts, isPaintedLand), []);
  for (const [what, lat, lng] of [
    ['Back Bay', 18.925, 72.805],
    ['the sea off Juhu', 19.1, 72.79],
    ['Thane Creek', 19.03, 72.975],
  ] as const)
    assert.not.ok(isPaintedLand({ lat, lng }), what);
});

test('a place in the sea, one outside its city and a line out of order are named', () => {
  const [colaba, ...others] = facts.localities;
  const [western, ...lines] = facts.lines;
  assert.ok(colaba && western);
  const [first = '', second = '', third = '', ...rest] = western.stations;
  const wrong = wrongFacts(
    {
      ...facts,
      localities: [{ ...colaba, lat: 19.9, lng: 74.2 }, ...others],
      lines: [{ ...western, stations: [third, first, second, ...rest] }, ...lines],
    },
    ({ lng }) => lng < 74.1,
  );
  assert.ok(wrong.includes(`${colaba.name}: in the sea`));
  assert.ok(wrong.includes(`${colaba.name}: outside Mumbai`));
  assert.ok(wrong.some((each) => each.startsWith('WR: ')));
});

test('every locality of the market has a centre', () => {
  const known = new Set(facts.localities.map(({ city, name }) => `${textKey(city)}/${textKey(name)}`));
  const missing = places.filter(({ city, name }) => !known.has(`${textKey(city)}/${textKey(name)}`));
  assert.equal(
    missing.map(({ name }) => name),
    [],
  );
});

test('a fact says its source, its confidence and when a status was true', () => {
  for (const { name, source, confidence } of [...facts.localities, ...facts.stations]) {
    assert.is.not(source, '', name);
    assert.ok(['two_sources', 'one_source', 'hand'].includes(confidence), name);
  }
  for (const { id, statusAsOf } of [...facts.stations, ...facts.lines])
    assert.match(statusAsOf, /^20\d\d-\d\d$/, id);
});

test.run();

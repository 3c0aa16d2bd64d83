/** An area drawn by hand. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { areaAround, areaIn, areaOf, areaText, crossesItself } from '../../../src/host/map/area.js';

const test = suite('host/map/area');

const circle = (count: number, rounds = 1) =>
  Array.from({ length: count }, (_, at) => (at / count) * rounds * 2 * Math.PI).map((angle) => ({
    lng: 73 + Math.cos(angle) / 10,
    lat: 19 + Math.sin(angle) / 10,
  }));

test('a long line becomes an area of few points', () => {
  const area = areaOf(circle(500)) ?? [];
  assert.ok(area.length >= 20 && area.length <= 60, String(area.length));
  assert.not.ok(crossesItself(area));
  assert.equal(areaIn(areaText(area)), area);
});

test('a line that crosses itself becomes the band around it', () => {
  const eight = [
    { lng: 73, lat: 19 },
    { lng: 73.2, lat: 19.2 },
    { lng: 73.2, lat: 19 },
    { lng: 73, lat: 19.2 },
  ];
  assert.ok(crossesItself(eight));
  const area = areaOf(eight) ?? [];
  assert.is(area.length, 4);
  assert.not.ok(crossesItself(area));
  const twice = areaOf(circle(300, 1.3)) ?? [];
  assert.ok(twice.length >= 3);
  assert.not.ok(crossesItself(twice));
});

test('a dash, a dot and a straight line are no area', () => {
  const point = { lng: 73, lat: 19 };
  for (const line of [[], [point], [point, point, point], [point, { lng: 73.1, lat: 19 }]])
    assert.is(areaOf(line), undefined);
  const straight = [0, 1, 2, 3, 4].map((at) => ({ lng: 73 + at / 10, lat: 19 }));
  assert.is(areaOf(straight), undefined);
});

test('what is no area of a search is none on the map', () => {
  for (const text of ['', '1,2', '73,19;73,20', 'a,b;c,d;e,f']) assert.equal(areaIn(text), []);
});

test('an area around localities has each of them inside, does not cross itself, and is small enough for a search', () => {
  const places = [
    { lng: 73.81, lat: 18.51 },
    { lng: 73.79, lat: 18.56 },
    { lng: 73.9, lat: 18.55 },
  ];
  for (const chosen of [places.slice(0, 1), places]) {
    const area = areaAround(chosen);
    assert.ok(area.length >= 3 && area.length <= 60, String(area.length));
    assert.not(crossesItself(area));
    const [west, east] = [Math.min(...area.map(({ lng }) => lng)), Math.max(...area.map(({ lng }) => lng))];
    for (const { lng } of chosen) assert.ok(west < lng - 0.005 && east > lng + 0.005);
  }
});

test.run();

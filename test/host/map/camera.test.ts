/** Where places are on a map, and how it moves. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  boxOf,
  boxText,
  type Camera,
  edgesOf,
  fitted,
  leastZoom,
  mostZoom,
  panned,
  shared,
  toPlace,
  toScreen,
  withRoom,
  zoomed,
} from '../../../src/host/map/camera.js';

const test = suite('host/map/camera');

const thane = { lng: 72.9758, lat: 19.1868 };
const camera: Camera = { middle: thane, zoom: 12, width: 600, height: 800 };
const isNear = (one: number, other: number, most = 1e-6): void => {
  assert.ok(Math.abs(one - other) < most, `${String(one)} is not ${String(other)}`);
};

test('the middle is in the middle, north is up and east is right', () => {
  assert.equal(toScreen(camera, thane), { x: 300, y: 400 });
  assert.ok(toScreen(camera, { ...thane, lat: 19.2 }).y < 400);
  assert.ok(toScreen(camera, { ...thane, lng: 73 }).x > 300);
});

test('a point of the screen comes back from its place', () => {
  const { x, y } = toScreen(camera, toPlace(camera, { x: 17, y: 555 }));
  isNear(x, 17);
  isNear(y, 555);
});

test('at a zoom the world is 256 pixels wide, doubled as often', () => {
  const { west, east } = edgesOf(camera);
  isNear(east - west, (600 * 360) / (256 * 2 ** 12));
});

test('what is under the pointer stays there while the map zooms', () => {
  const at = { x: 100, y: 700 };
  const before = toPlace(camera, at);
  const after = toPlace(zoomed(camera, 1.7, at), at);
  isNear(before.lng, after.lng);
  isNear(before.lat, after.lat);
});

test('a map that is dragged to the right shows what was on the left', () => {
  assert.ok(panned(camera, { x: 50, y: 0 }).middle.lng < thane.lng);
  assert.ok(panned(camera, { x: 0, y: 50 }).middle.lat > thane.lat);
});

test('a box is shown whole, and a single home with its surroundings', () => {
  const box = { west: 72.8, south: 18.9, east: 73.1, north: 19.3 };
  const seen = edgesOf(fitted(camera, box));
  assert.ok(seen.west < box.west && seen.east > box.east && seen.south < box.south && seen.north > box.north);
  const home = { west: 73, south: 19, east: 73, north: 19 };
  assert.ok(fitted(camera, home).zoom <= 15);
});

test('nobody zooms or drags the map out of the country', () => {
  assert.is(zoomed(camera, 40).zoom, mostZoom);
  assert.is(zoomed(camera, -40).zoom, leastZoom);
  assert.ok(panned(camera, { x: 1e9, y: -1e9 }).middle.lng >= 72);
});

test('boxes are written and read as a search does', () => {
  const box = { west: 72.8, south: 18.9, east: 73.1, north: 19.3 };
  assert.is(boxText(box), '72.8000,18.9000,73.1000,19.3000');
  assert.equal(boxOf(boxText(box)), box);
  for (const wrong of ['', '1,2,3', '73,19,72,20', 'a,b,c,d']) assert.is(boxOf(wrong), undefined);
});

test('two boxes share what is in both', () => {
  const one = { west: 72, south: 18, east: 73, north: 19 };
  assert.equal(shared(one, { west: 72.5, south: 18.5, east: 74, north: 20 }), {
    west: 72.5,
    south: 18.5,
    east: 73,
    north: 19,
  });
  assert.is(shared(one, { west: 74, south: 18, east: 75, north: 19 }), undefined);
});

test('a place gets the room that it needs, by the least movement, and the middle of a map that is too small', () => {
  const room = { x: 160, y: 112 };
  assert.equal(withRoom(camera, thane, room), panned(camera, { x: 0, y: 0 }), 'it has room already');
  const corner = toPlace(camera, { x: 10, y: 795 });
  const { x, y } = toScreen(withRoom(camera, corner, room), corner);
  isNear(x, 160);
  isNear(y, 800 - 112);
  const small: Camera = { ...camera, width: 300 };
  isNear(toScreen(withRoom(small, corner, room), corner).x, 150);
});

test.run();

/** What is read of a tile of shapes. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readShapes } from '../../../src/host/map/tile-shapes.js';
import { aShapeTile, type TestShape } from '../../support/a-tile-file.js';

const test = suite('host/map/tile-shapes');

const square: TestShape['points'] = [
  [0, 0],
  [2048, 0],
  [2048, 4096],
  [0, 4096],
];
const line: TestShape['points'] = [
  [1024, 0],
  [1024, 4096],
];

const read = (...shapes: TestShape[]) => {
  const tile = aShapeTile(shapes);
  const { buffer, byteOffset, length } = tile;
  const found = readShapes(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer);
  return Object.fromEntries(Object.entries(found).filter(([, lines]) => lines.length > 0));
};

test('areas and lines are read as parts of the side of their tile', () => {
  const found = read(
    { layer: 'water', kind: 'lake', points: square, isArea: true },
    { layer: 'roads', kind: 'major_road', points: line },
  );
  assert.equal(found, {
    water: [[0, 0, 0.5, 0, 0.5, 1, 0, 1, 0, 0]],
    road: [[0.25, 0, 0.25, 1]],
  });
});

test('main roads, streets and greens are told apart; railways and footpaths are not painted', () => {
  const road = (kind: string): TestShape => ({ layer: 'roads', kind, points: line });
  const land = (kind: string): TestShape => ({ layer: 'landuse', kind, points: square, isArea: true });
  const found = read(
    ...['highway', 'minor_road', 'path', 'rail', 'other'].map(road),
    ...['park', 'industrial', 'wood'].map(land),
  );
  const counts = Object.entries(found).map(([kind, lines]) => [kind, lines.length]);
  assert.equal(counts, [
    ['green', 2],
    ['street', 2],
    ['road', 1],
  ]);
});

test('a line of water is a river, and a road that is an area is none', () => {
  const found = read(
    { layer: 'water', kind: 'river', points: line },
    { layer: 'roads', kind: 'highway', points: square, isArea: true },
  );
  assert.equal(Object.keys(found), ['river']);
});

test('layers of other schemes are read too, and unknown ones are left out', () => {
  const found = read(
    { layer: 'transportation', kind: 'primary', points: line },
    { layer: 'streets', kind: 'residential', points: line },
    { layer: 'water_polygons', kind: 'water', points: square, isArea: true },
    { layer: 'pois', kind: 'park', points: square, isArea: true },
  );
  assert.equal(Object.keys(found), ['water', 'street', 'road']);
});

test('what is no tile fails, and an empty one has nothing', () => {
  assert.equal(read(), {});
  const text = new TextEncoder().encode('<html>not a tile</html>');
  assert.throws(() => readShapes(text.buffer));
});

test.run();

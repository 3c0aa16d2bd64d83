import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { levelCamera, overheadCamera, project, projectPolygon } from '../../../demo/pictures/perspective.js';
import { createRandom } from '../../../demo/pictures/random.js';
import { clipTo, hull } from '../../../demo/pictures/shapes.js';

const test = suite('demo/pictures/perspective');
const camera = levelCamera([0, 0, 2], 0, 1000, [800, 600]);

test('a point at eye height lies on the horizon, whatever its distance', () => {
  for (const distance of [1, 10, 500]) assert.is(project(camera, [0, distance, 2])[1], 600);
});

test('twice as far is half as large', () => {
  const width = (distance: number) =>
    project(camera, [1, distance, 2])[0] - project(camera, [-1, distance, 2])[0];
  assert.is(width(10), width(20) * 2);
});

test('upright edges stay upright however the camera is turned', () => {
  const turned = levelCamera([0, 0, 2], 0.5, 1000, [800, 600]);
  assert.ok(Math.abs(project(turned, [3, 9, 0])[0] - project(turned, [3, 9, 30])[0]) < 1e-9);
});

test('what lies behind the camera is cut away', () => {
  assert.equal(
    projectPolygon(camera, [
      [0, -5, 0],
      [1, -5, 0],
      [1, -9, 0],
    ]),
    [],
  );
  const half = projectPolygon(camera, [
    [-1, -5, 0],
    [1, -5, 0],
    [1, 5, 0],
    [-1, 5, 0],
  ]);
  assert.is(half.length, 4);
  assert.ok(half.flat().every(Number.isFinite));
});

test('from above, what is higher is larger', () => {
  const above = overheadCamera([0, 0, 10], 1000, [800, 600]);
  assert.ok(project(above, [1, 0, 3])[0] > project(above, [1, 0, 0])[0]);
});

test('clipping keeps what is inside, whichever way round the window runs', () => {
  const square = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ] as const;
  const wide = [
    [-5, 2],
    [15, 2],
    [15, 4],
    [-5, 4],
  ] as const;
  for (const window of [square, [...square].reverse()]) {
    const xs = clipTo(wide, window).map((point) => point[0]);
    assert.equal([Math.min(...xs), Math.max(...xs)], [0, 10]);
  }
});

test('a hull leaves inner points out', () => {
  assert.is(
    hull([
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [2, 2],
      [1, 3],
    ]).length,
    4,
  );
});

test('chance repeats itself for a seed and its branches do not disturb each other', () => {
  const [one, two] = [createRandom('a'), createRandom('a')];
  one.branch('sky').next();
  assert.is(one.next(), two.next());
  assert.is.not(createRandom('a').next(), createRandom('b').next());
});

test.run();

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { largest, movedBy, whole, zoomedTo } from '../../../../src/widgets/kit/gallery/zoom.js';

const test = suite('widgets/kit/gallery/zoom');

const size = { width: 400, height: 300 };

test('what lies under the finger stays under it', () => {
  const at = { x: 50, y: -20 };
  const zoom = zoomedTo(whole, 2, at, size);
  assert.equal(zoom, { scale: 2, x: -50, y: 20 });
  // The picture's point: (at - offset) / scale.
  assert.is((at.x - zoom.x) / zoom.scale, 50);
});

test('a picture is never smaller than the stage, nor larger than its pixels', () => {
  assert.equal(zoomedTo({ scale: 2, x: 10, y: 10 }, 0.5, { x: 0, y: 0 }, size), whole);
  assert.is(zoomedTo(whole, 99, { x: 0, y: 0 }, size).scale, largest);
});

test('moving ends at the edges of the picture, and zooming out draws them back', () => {
  const zoom = movedBy({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, size);
  assert.equal(zoom, { scale: 2, x: 200, y: -150 });
  assert.equal(zoomedTo(zoom, 1.5, { x: 0, y: 0 }, size), { scale: 1.5, x: 100, y: -75 });
});

test.run();

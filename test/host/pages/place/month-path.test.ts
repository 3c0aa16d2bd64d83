import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  monthPoints,
  pathThrough,
  plotHeight,
  plotWidth,
} from '../../../../src/host/pages/place/month-path.js';

const test = suite('host/pages/place/month-path');

test('medians go from left to right, the highest on top', () => {
  assert.equal(monthPoints([50, 75, 100]), [
    [0, plotHeight],
    [plotWidth / 2, plotHeight / 2],
    [plotWidth, 0],
  ]);
});

test('a small change stays small, and none is a line in the middle', () => {
  assert.equal(
    monthPoints([99, 101]).map(([, y]) => y),
    [55, 45],
  );
  assert.equal(pathThrough(monthPoints([80, 80])), `M0 50L${String(plotWidth)} 50`);
});

test.run();

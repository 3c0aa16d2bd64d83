/** Homes at one point fan out so that each can be pressed. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fansOut, spread } from '../../../src/host/map/fan.js';

const test = suite('host/map/fan');

/** Pixels that the bubble of a price takes. */
const bubble = { width: 76, height: 32 };

test('no bubble of a fan lies over another one, nor over their point', () => {
  for (let count = 2; count <= 8; count += 1) {
    const all = [{ x: 0, y: 0 }, ...spread(count)];
    for (const [at, one] of all.entries())
      for (const other of all.slice(at + 1))
        assert.ok(
          Math.abs(one.x - other.x) >= bubble.width || Math.abs(one.y - other.y) >= bubble.height,
          `${JSON.stringify(one)} and ${JSON.stringify(other)} of ${String(count)}`,
        );
  }
});

test('up to eight homes at one point fan out; more, or homes that a zoom takes apart, do not', () => {
  assert.ok(fansOut({ together: true, count: 2 }));
  assert.ok(fansOut({ together: true, count: 8 }));
  assert.not.ok(fansOut({ together: true, count: 9 }));
  assert.not.ok(fansOut({ count: 2 }));
});

test.run();

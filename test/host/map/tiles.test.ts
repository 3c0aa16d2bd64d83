/** Which tiles a map asks for. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tilesSeen } from '../../../src/host/map/tiles.js';

const test = suite('host/map/tiles');
const pune = { middle: { lng: 73.85, lat: 18.52 }, width: 512, height: 256 };

test('a map asks for the tiles that it shows, at its own zoom', () => {
  const seen = tilesSeen({ ...pune, zoom: 12 }, 17);
  assert.ok(seen.length >= 6 && seen.length <= 12, String(seen.length));
  assert.ok(
    seen.some(({ z, x, y }) => z === 12 && x === 2888 && y === 1833),
    JSON.stringify(seen),
  );
});

test('closer than there are tiles it takes the closest', () => {
  const seen = tilesSeen({ ...pune, zoom: 16 }, 10);
  assert.equal(
    seen.map(({ z }) => z),
    seen.map(() => 10),
  );
  assert.ok(seen.length <= 4);
});

test.run();

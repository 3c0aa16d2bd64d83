/** Paper grain: a tile of noise made once and laid over every picture. */
import { createRandom } from './random.js';

const SIDE = 256;
const STRENGTH = 9;
let tile: Int8Array | undefined;

/** Noise of two sizes, so that some of it is left in the smaller files. */
function makeTile(): Int8Array {
  const random = createRandom('grain');
  const coarseSide = SIDE / 2;
  const coarse = Array.from({ length: coarseSide * coarseSide }, () => random.next() - 0.5);
  return Int8Array.from({ length: SIDE * SIDE }, (_, index) => {
    const [x, y] = [index % SIDE, Math.floor(index / SIDE)];
    const rough = coarse[(y >> 1) * coarseSide + (x >> 1)] ?? 0;
    return Math.round((random.next() - 0.5 + rough * 1.3) * STRENGTH);
  });
}

/** Lays the grain over raw pixels of three channels, in place. */
export function addGrain(data: Buffer, width: number): void {
  tile ??= makeTile();
  const row = width * 3;
  for (let start = 0, y = 0; start < data.length; start += row, y += 1) {
    const line = (y % SIDE) * SIDE;
    for (let x = 0, at = start; x < width; x += 1, at += 3) {
      const grain = tile[line + (x % SIDE)] ?? 0;
      for (let c = at; c < at + 3; c += 1) {
        const value = (data[c] ?? 0) + grain;
        data[c] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
    }
  }
}

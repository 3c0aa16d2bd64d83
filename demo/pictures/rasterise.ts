/** Turns a drawn picture into the files that are served, with one rasterisation for all sizes. */
import sharp from 'sharp';
import type { PictureWidth } from '../../server/media/picture-files.js';
import { hex } from './colour.js';
import { addGrain } from './grain.js';

const quality: Record<PictureWidth, number> = { 1600: 72, 800: 74, 400: 76 };

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function encode(pixels: Pixels, width: PictureWidth): Promise<Buffer> {
  const raw = { width: pixels.width, height: pixels.height, channels: 3 } as const;
  return sharp(pixels.data, { raw })
    .webp({ quality: quality[width], effort: 2, smartSubsample: false })
    .toBuffer();
}

/** The mean of two by two pixels: a sharper and faster halving than a general resize. */
function halve({ data, width, height }: Pixels): Pixels {
  const [wide, tall] = [width >> 1, height >> 1];
  const half = Buffer.allocUnsafe(wide * tall * 3);
  const row = width * 3;
  for (let y = 0, to = 0; y < tall; y += 1) {
    for (let x = 0, from = y * 2 * row; x < wide; x += 1, from += 6) {
      for (let c = from; c < from + 3; c += 1, to += 1) {
        half[to] =
          ((data[c] ?? 0) + (data[c + 3] ?? 0) + (data[c + row] ?? 0) + (data[c + row + 3] ?? 0) + 2) >> 2;
      }
    }
  }
  return { data: half, width: wide, height: tall };
}

/** The middle of the commonest cell of colour, a little towards the mean of all. */
function dominant({ data }: Pixels): string {
  const cells = new Map<number, [number, number, number, number]>();
  for (let at = 0; at + 2 < data.length; at += 12) {
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const key = ((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5);
    const cell = cells.get(key) ?? [0, 0, 0, 0];
    cells.set(key, [cell[0] + r, cell[1] + g, cell[2] + b, cell[3] + 1]);
  }
  const [r, g, b, count] = [...cells.values()].reduce(
    (best, cell) => (cell[3] > best[3] ? cell : best),
    [0, 0, 0, 0],
  );
  const many = Math.max(1, count);
  return hex(r / many, g / many, b / many);
}

/** Makes the three WebP files of a picture and names its dominant colour as #rrggbb. */
export async function rasterise(
  svg: string,
): Promise<{ colour: string; sizes: Record<PictureWidth, Buffer> }> {
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  addGrain(data, info.width);
  const large: Pixels = { data, width: info.width, height: info.height };
  const largeFile = encode(large, 1600);
  const middle = halve(large);
  const middleFile = encode(middle, 800);
  const small = halve(middle);
  const [a, b, c] = await Promise.all([largeFile, middleFile, encode(small, 400)]);
  return { colour: dominant(small), sizes: { 1600: a, 800: b, 400: c } };
}

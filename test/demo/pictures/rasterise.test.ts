import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { drawScene } from '../../../demo/pictures/draw.js';
import { rasterise } from '../../../demo/pictures/rasterise.js';

const test = suite('demo/pictures/rasterise');

test('a picture becomes three WebP files of 4 to 3, the middle one under 70 kB', async () => {
  const { sizes } = await rasterise(drawScene('tower', 'file', { light: 'noon' }));
  for (const width of [1600, 800, 400] as const) {
    const about = await sharp(sizes[width]).metadata();
    assert.equal([about.format, about.width, about.height], ['webp', width, (width * 3) / 4]);
  }
  assert.ok(sizes[800].length < 70_000, `${sizes[800].length} bytes`);
  assert.ok(sizes[400].length < sizes[800].length && sizes[800].length < sizes[1600].length);
});

test('the dominant colour is the colour most of the picture has', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#c04020"/><rect width="500" height="1200" fill="#ffffff"/></svg>';
  const { colour } = await rasterise(svg);
  assert.match(colour, /^#[0-9a-f]{6}$/);
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  [0xc0, 0x40, 0x20].forEach((value, index) => assert.ok(Math.abs((parts[index] ?? 0) - value) < 12, colour));
});

test('a plain plane gets a grain that leaves its mean as it was', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#808080"/></svg>';
  const { sizes } = await rasterise(svg);
  const { channels } = await sharp(sizes[1600]).stats();
  assert.is(channels.length, 3);
  for (const { mean, stdev } of channels) {
    assert.ok(Math.abs(mean - 128) < 2, `mean ${mean}`);
    assert.ok(stdev > 0.3 && stdev < 6, `spread ${stdev}`);
  }
});

test.run();

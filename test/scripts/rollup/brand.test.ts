import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../../support/run/script.js';

type Files = [string, Buffer | string][];

const { iconsIn, lastingPicturesIn, logosIn } = await script<{
  iconsIn: (folder: string) => Promise<Files>;
  lastingPicturesIn: (folder: string) => Promise<Files>;
  logosIn: (folder: string) => Files;
}>('rollup/brand.mjs');
const { cityPictures } = await script<{ cityPictures: () => [string, string][] }>('rollup/city-pictures.mjs');

const test = suite('scripts/rollup/brand');
const art = join(process.cwd(), 'src/host/art');

test('the logo for dark ground differs from that for light ground in the ink of the wordmark alone', () => {
  const [light, dark] = logosIn(art).map(([, drawn]) => drawn);
  assert.is.not(light, dark);
  assert.is(String(dark).replaceAll('#eceae5', '#1d2129'), light);
});

test('the inks of the wordmark are the colours of texts', () => {
  const tokens = readFileSync(join(process.cwd(), 'src/widgets/kit/style/tokens.ts'), 'utf8');
  assert.match(tokens, "text: ['#1D2129', '#ECEAE5']");
});

test('every icon has the size of its use, and those that are cut to a shape fill their corners', async () => {
  const icons = new Map(await iconsIn(art));
  const sizes = { 'icon-32': 32, 'icon-192': 192, 'icon-512': 512, 'icon-apple': 180, 'icon-maskable': 512 };
  assert.equal(
    [...icons.keys()].sort(),
    Object.keys(sizes)
      .map((name) => `/art/${name}.png`)
      .sort(),
  );
  for (const [name, size] of Object.entries(sizes)) {
    const picture = sharp(icons.get(`/art/${name}.png`) as Buffer);
    const { width, height } = await picture.metadata();
    assert.equal([width, height], [size, size], name);
    const corner = await picture
      .ensureAlpha()
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    assert.is(corner[3] === 255, /apple|maskable/.test(name), name);
  }
});

test('the picture of shared links is as large as sites ask for, and light enough to be fetched', async () => {
  const pictures = new Map(await lastingPicturesIn(art));
  for (const name of ['social.png', 'social-symbol.png']) {
    const picture = pictures.get(name) as Buffer;
    const { width, height } = await sharp(picture).metadata();
    assert.equal([width, height], [1200, 630]);
    assert.ok(picture.length < 100_000, `${name}: ${picture.length} bytes`);
  }
});

test('all of them follow when the symbol is drawn anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'housing-art-'));
  for (const name of ['brand.svg', 'wordmark.svg', 'skyline.svg'])
    writeFileSync(join(folder, name), readFileSync(join(art, name), 'utf8').replaceAll('#0b6b5d', '#7a1f5c'));
  const before = [...(await iconsIn(art)), ...(await lastingPicturesIn(art)), ...logosIn(art)];
  const after = [...(await iconsIn(folder)), ...(await lastingPicturesIn(folder)), ...logosIn(folder)];
  const same = before.filter(([, contents], at) => String(contents) === String(after[at]?.[1]));
  assert.equal(
    same.map(([path]) => path),
    [],
  );
});

test('a city has its picture by day and by night, each a drawing that can be read', async () => {
  const pictures = cityPictures();
  assert.ok(pictures.some(([name]) => name === 'city-other.svg'));
  for (const [name, svg] of pictures) {
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    assert.equal([width, height], [320, 160], name);
    assert.not.match(svg, /NaN|undefined/);
  }
  const byDay = pictures.filter(([name]) => !name.endsWith('-night.svg'));
  assert.is(pictures.length, 2 * byDay.length);
});

test.run();

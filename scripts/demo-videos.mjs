/**
 * Draws the walks through rooms of demo listings and encodes them once, in Chromium, into demo/videos:
 * node --import tsx scripts/demo-videos.mjs
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { drawScene } from '../demo/pictures/draw.ts';
import { drawingSeedOf } from '../demo/pictures/on-demand.ts';
import { demoWalks } from '../demo/market/walks.ts';
import { findChromium } from './setup/chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [width, height] = [640, 480];
const perSecond = 15;
const secondsEach = 4;
/** Bits a second: eight seconds stay under 300 KB. */
const bitrate = 260_000;

/** Slow at both ends, as a person walks. */
const eased = (share) => (1 - Math.cos(Math.PI * share)) / 2;

const frame = (key, walk) => {
  const [, scene, seed] = key.split('/');
  const svg = drawScene(scene, drawingSeedOf(seed), { walk });
  return sharp(Buffer.from(svg), { density: 72 * (width / 1600), unlimited: true })
    .resize(width, height)
    .jpeg({ quality: 92 })
    .toBuffer();
};

/** Begins a film in the page; `add` takes one frame, `end` answers the file. */
const beginFilm = (page) =>
  page.evaluate(
    async ({ width, height, bitrate, perSecond }) => {
      const { Output, Mp4OutputFormat, BufferTarget, CanvasSource } = Mediabunny;
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      const output = new Output({
        format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
        target: new BufferTarget(),
      });
      const source = new CanvasSource(canvas, { codec: 'avc', bitrate });
      output.addVideoTrack(source, { frameRate: perSecond });
      await output.start();
      let at = 0;
      globalThis.film = {
        add: async (address) => {
          const picture = await createImageBitmap(await (await fetch(address)).blob());
          context.drawImage(picture, 0, 0);
          await source.add(at / perSecond, 1 / perSecond);
          at += 1;
        },
        end: async () => {
          await output.finalize();
          const bytes = new Uint8Array(output.target.buffer);
          let text = '';
          for (const byte of bytes) text += String.fromCharCode(byte);
          return btoa(text);
        },
      };
    },
    { width, height, bitrate, perSecond },
  );

const browser = await chromium.launch({
  executablePath: findChromium(process.env),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
mkdirSync(join(root, 'demo/videos'), { recursive: true });
for (const [listing, keys] of Object.entries(demoWalks)) {
  const page = await browser.newPage();
  // WebCodecs are for secure pages only.
  await page.route('**/*', (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }));
  await page.goto('http://localhost/');
  await page.addScriptTag({ path: join(root, 'node_modules/mediabunny/dist/bundles/mediabunny.cjs') });
  await beginFilm(page);
  const count = secondsEach * perSecond;
  for (const key of keys)
    for (let at = 0; at < count; at += 1) {
      const picture = await frame(key, eased(at / (count - 1)));
      await page.evaluate(
        (address) => film.add(address),
        `data:image/jpeg;base64,${picture.toString('base64')}`,
      );
    }
  const file = Buffer.from(await page.evaluate(() => film.end()), 'base64');
  writeFileSync(join(root, `demo/videos/${listing}.mp4`), file);
  console.log(`demo videos: ${listing}, ${Math.round(file.length / 1024)} KB`);
  await page.close();
}
await browser.close();

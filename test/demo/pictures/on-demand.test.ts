/** Demo pictures: drawn once when wanted, only when known, and quietly in advance. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDemoPictures, drawingSeedOf } from '../../../demo/pictures/on-demand.js';
import type { SizedPicture } from '../../../server/media/picture-files.js';
import { createDrawingThread } from '../../../demo/pictures/drawing-thread.js';
import { createFolderStore } from '../../../server/media/store.js';

const test = suite<{ folder: string }>('demo/pictures/on-demand');
test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'housing-pictures-'));
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true, force: true }));

const drawn: SizedPicture = {
  colour: '#aabbcc',
  sizes: { 1600: Buffer.from('large'), 800: Buffer.from('middle'), 400: Buffer.from('s') },
};

const setUp = (folder: string, fails = 0) => {
  const asked: string[] = [];
  let atOnce = 0;
  let most = 0;
  const draw = async (scene: string, seed: string): Promise<SizedPicture> => {
    asked.push(`${scene} ${seed}`);
    most = Math.max(most, ++atOnce);
    await new Promise((resolve) => setTimeout(resolve, 5));
    atOnce--;
    if (asked.length <= fails) throw new Error('no paint');
    return drawn;
  };
  const store = createFolderStore(folder);
  const isKnown = (key: string) => key.startsWith('demo/tower/sell-');
  return {
    asked,
    most: () => most,
    store,
    pictures: createDemoPictures({ store, drawing: { draw }, isKnown, rest: 1 }),
  };
};

test('draws a picture once for everybody who asks at the same time', async ({ folder }) => {
  const { pictures, asked } = setUp(folder);
  const files = await Promise.all(
    ([1600, 800, 400] as const).map((width) => pictures.find('demo/tower/sell-1-1', width)),
  );
  assert.equal(
    files.map((file) => file?.size),
    [5, 6, 1],
  );
  assert.equal(asked, ['tower sell-1~1']);
});

test('reads a picture that was drawn before', async ({ folder }) => {
  const first = setUp(folder);
  await first.pictures.find('demo/tower/sell-1-1', 800);
  const second = setUp(folder);
  assert.is((await second.pictures.find('demo/tower/sell-1-1', 800))?.size, 6);
  assert.equal(second.asked, []);
});

test('draws at most two pictures at once', async ({ folder }) => {
  const { pictures, asked, most } = setUp(folder);
  await Promise.all([1, 2, 3, 4, 5].map((number) => pictures.find(`demo/tower/sell-${number}-1`, 400)));
  assert.is(asked.length, 5);
  assert.is(most(), 2);
});

test('draws nothing that no listing shows', async ({ folder }) => {
  const { pictures, asked } = setUp(folder);
  assert.is(await pictures.find('demo/tower/anything-1', 800), undefined);
  assert.equal(asked, []);
});

test('tries again after a drawing failed', async ({ folder }) => {
  const { pictures } = setUp(folder, 1);
  try {
    await pictures.find('demo/tower/sell-1-1', 800);
    assert.unreachable();
  } catch (thrown) {
    assert.is((thrown as Error).message, 'no paint');
  }
  assert.is((await pictures.find('demo/tower/sell-1-1', 800))?.size, 6);
});

test('prepares what is missing, continues after a failure and stops at the signal', async ({ folder }) => {
  const { pictures, asked, store } = setUp(folder, 1);
  const keys = [1, 2, 3].map((number) => `demo/tower/sell-${number}-1`);
  await pictures.prepare(keys, new AbortController().signal);
  assert.is(asked.length, 3);
  assert.not.ok(await store.exists('demo/tower/sell-1-1-400.webp'));
  assert.ok(await store.exists('demo/tower/sell-3-1-400.webp'));
  const stopped = new AbortController();
  stopped.abort();
  await pictures.prepare(keys, stopped.signal);
  assert.is(asked.length, 3);
});

test('gives the pictures of one listing a seed in common', () => {
  assert.is(drawingSeedOf('sell-12-3'), 'sell-12~3');
});

test('draws a real picture in the drawing thread', async () => {
  const drawing = createDrawingThread();
  const { colour, sizes } = await drawing.draw('tower', 'sell-1~1');
  await drawing.close();
  assert.match(colour, /^#[0-9a-f]{6}$/);
  for (const width of [1600, 800, 400] as const) {
    assert.is(Buffer.from(sizes[width]).toString('latin1', 8, 12), 'WEBP', String(width));
  }
});

test.run();

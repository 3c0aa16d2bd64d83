/** Demo pictures over HTTP: sizes, headers, and what is not there. */
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDemoPictures } from '../../../demo/pictures/on-demand.js';
import { registerDemoPictures } from '../../../demo/pictures/route.js';
import { createFolderStore } from '../../../server/media/store.js';
import { registerMedia } from '../../../server/routes/media.js';

const test = suite<{ folder: string; app: FastifyInstance }>('demo/pictures/route');

test.before.each(async (context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'housing-media-'));
  const store = createFolderStore(context.folder);
  const sizes = { 1600: Buffer.from('16'), 800: Buffer.from('800'), 400: Buffer.from('4') };
  const pictures = createDemoPictures({
    store,
    drawing: { draw: async () => ({ colour: '#000000', sizes }) },
    isKnown: (key) => key === 'demo/tower/sell-1-2',
  });
  context.app = Fastify();
  registerMedia(context.app, store);
  registerDemoPictures(context.app, pictures);
});
test.after.each(async ({ app, folder }) => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test('answers a demo picture in each size, for ever and for every site', async ({ app }) => {
  const reply = await app.inject('/media/demo/tower/sell-1-2-800.webp');
  assert.is(reply.statusCode, 200);
  assert.is(reply.body, '800');
  assert.is(reply.headers['content-type'], 'image/webp');
  assert.is(reply.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.is(reply.headers['access-control-allow-origin'], '*');
  assert.is(reply.headers['cross-origin-resource-policy'], 'cross-origin');
  assert.is(reply.headers['x-content-type-options'], 'nosniff');
  assert.is((await app.inject('/media/demo/tower/sell-1-2-1600.webp')).body, '16');
});

test('answers 404 to an unknown scene, seed, size or ending, not to be cached', async ({ app }) => {
  for (const path of [
    'demo/castle/sell-1-2-800.webp',
    'demo/tower/sell-9-9-800.webp',
    'demo/tower/sell-1-2-801.webp',
    'demo/tower/sell-1-2-800.png',
    'demo/tower/sell-1-2.webp',
    'demo/..%2f..%2fx/sell-1-2-800.webp',
  ]) {
    const reply = await app.inject(`/media/${path}`);
    assert.is(reply.statusCode, 404, path);
    assert.is(reply.headers['cache-control'], 'no-store', path);
    assert.equal(reply.json(), { code: 'not-found', message: 'File not found' });
  }
});

test.run();

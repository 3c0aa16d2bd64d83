/** Media over HTTP: sizes, headers, ranges, and what is not there. */
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createFolderStore } from '../../../server/media/store.js';
import { registerMedia } from '../../../server/routes/media.js';

const test = suite<{ folder: string; app: FastifyInstance }>('server/routes/media');

test.before.each(async (context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'housing-media-'));
  const store = createFolderStore(context.folder);
  await store.put('listing/abc-800.webp', Buffer.from('0123456789'));
  await store.put('listing/note.html', Buffer.from('<script>'));
  context.app = Fastify();
  registerMedia(context.app, store);
});
test.after.each(async ({ app, folder }) => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test('answers 404 to an unknown key or ending, not to be cached', async ({ app }) => {
  for (const path of [
    'listing/none-800.webp',
    'listing/note.html',
    'listing',
    '..%2f..%2fetc%2fpasswd.webp',
    'demo/tower/sell-1-2-800.webp',
  ]) {
    const reply = await app.inject(`/media/${path}`);
    assert.is(reply.statusCode, 404, path);
    assert.is(reply.headers['cache-control'], 'no-store', path);
    assert.equal(reply.json(), { code: 'not-found', message: 'File not found' });
  }
});

test('answers a picture of the demo that was drawn before, also where nothing draws', async ({
  app,
  folder,
}) => {
  await createFolderStore(folder).put('demo/tower/sell-1-2-800.webp', Buffer.from('800'));
  assert.is((await app.inject('/media/demo/tower/sell-1-2-800.webp')).body, '800');
});

test('a browser that takes AVIF gets it for a photo that has it, and caches are told', async ({
  app,
  folder,
}) => {
  const store = createFolderStore(folder);
  await store.put('photo/ab/new-800.webp', Buffer.from('webp'));
  await store.put('photo/ab/new-800.avif', Buffer.from('avif'));
  await store.put('photo/ab/old-800.webp', Buffer.from('old'));
  const ask = (name: string, accept: string) =>
    app.inject({ url: `/media/photo/ab/${name}`, headers: { accept } });
  const accepts = 'image/avif,image/webp,*/*;q=0.8';
  const small = await ask('new-800.webp', accepts);
  assert.is(small.headers['content-type'], 'image/avif');
  assert.is(small.body, 'avif');
  assert.is(small.headers.vary, 'Accept');
  const plain = await ask('new-800.webp', 'image/webp,*/*');
  assert.is(plain.headers['content-type'], 'image/webp');
  assert.is(plain.headers.vary, 'Accept');
  const before = await ask('old-800.webp', accepts);
  assert.is(before.headers['content-type'], 'image/webp');
  assert.is(before.body, 'old');
});

test('answers a stored file whole and in ranges', async ({ app }) => {
  const ask = (range: string) => app.inject({ url: '/media/listing/abc-800.webp', headers: { range } });
  assert.is((await app.inject('/media/listing/abc-800.webp')).body, '0123456789');
  const middle = await ask('bytes=2-4');
  assert.is(middle.statusCode, 206);
  assert.is(middle.body, '234');
  assert.is(middle.headers['content-range'], 'bytes 2-4/10');
  assert.is((await ask('bytes=8-')).body, '89');
  assert.is((await ask('bytes=-3')).body, '789');
  assert.is((await ask('bytes=20-30')).statusCode, 200);
  assert.is((await ask('pages=1-2')).statusCode, 200);
});

test('answers HEAD with the size and no body', async ({ app }) => {
  const reply = await app.inject({ method: 'HEAD', url: '/media/listing/abc-800.webp' });
  assert.is(reply.statusCode, 200);
  assert.is(reply.headers['content-length'], '10');
  assert.is(reply.body, '');
});

test.run();

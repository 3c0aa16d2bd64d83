/** The store in a bucket: what is put is read back, large files go in parts, and what fails for a moment is tried again. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../../server/config.js';
import { BucketError } from '../../../server/media/bucket-client.js';
import { createBucketStore } from '../../../server/media/bucket-store.js';
import { partSize } from '../../../server/media/bucket-upload.js';
import { openMediaStore } from '../../../server/media/open-store.js';
import type { MediaStore } from '../../../server/media/store.js';
import { type S3Server, startS3 } from '../../support/s3-server.js';

const test = suite<{ s3: S3Server; store: MediaStore; folder: string }>('server/media/bucket-store');
test.before.each(async (context) => {
  context.s3 = await startS3();
  context.store = createBucketStore(context.s3.settings);
  context.folder = mkdtempSync(join(tmpdir(), 'housing-bucket-'));
});
test.after.each(async ({ s3, folder }) => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const failureOf = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => new Error('it did not fail'),
    (thrown: unknown) => thrown as Error,
  );
const aVideo = (folder: string, bytes: number): { path: string; content: Buffer } => {
  const path = join(folder, 'video.part');
  const content = randomBytes(bytes);
  writeFileSync(path, content);
  return { path, content };
};

test('reads back what was put, whole or in part', async ({ store }) => {
  await store.put('photo/ab/abc-800.webp', Buffer.from('0123456789'));
  const file = await store.get('photo/ab/abc-800.webp');
  assert.is(file?.size, 10);
  assert.is(await text(file!.read()), '0123456789');
  assert.is(await text(file!.read({ start: 2, end: 4 })), '234');
  assert.is(await store.get('photo/ab/other.webp'), undefined);
});

test('knows what exists, lists it over pages, and forgets what was deleted', async ({ store }) => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await store.put(`photo/${name}.webp`, Buffer.from(name));
  const keys: string[] = [];
  for await (const key of store.list()) keys.push(key);
  assert.equal(
    keys,
    ['a', 'b', 'c', 'd', 'e'].map((name) => `photo/${name}.webp`),
  );
  assert.ok(await store.exists('photo/a.webp'));
  await store.delete('photo/a.webp');
  await store.delete('photo/a.webp');
  assert.not.ok(await store.exists('photo/a.webp'));
});

test('a small file goes at once, a large one in parts, and both leave the disk', async ({
  s3,
  store,
  folder,
}) => {
  const small = aVideo(folder, 1000);
  await store.adopt('video/ab/small.mp4', small.path);
  assert.not.ok(existsSync(small.path));
  assert.is(s3.requests.length, 1);
  const large = aVideo(folder, 2 * partSize + 1);
  await store.adopt('video/ab/large.mp4', large.path);
  assert.not.ok(existsSync(large.path));
  assert.is(s3.requests.filter((line) => line.includes('partNumber')).length, 3);
  assert.is(s3.uploads.size, 0);
  assert.ok((await buffer((await store.get('video/ab/large.mp4'))!.read())).equals(large.content));
});

test('what fails for a moment is tried again', async ({ s3, store, folder }) => {
  s3.failNext(/^PUT/, 503, 'break', 500);
  await store.put('photo/a.webp', Buffer.from('x'));
  s3.failNext(/partNumber=2/, 'break', 503);
  s3.failNext(/^POST .*uploadId/, 500);
  const { path, content } = aVideo(folder, 2 * partSize);
  await store.adopt('video/ab/c.mp4', path);
  assert.ok((await buffer((await store.get('video/ab/c.mp4'))!.read())).equals(content));
  // Only the part that failed is sent again.
  assert.is(s3.requests.filter((line) => line.includes('partNumber=1')).length, 1);
});

test('reading goes on where the connection broke', async ({ s3, store }) => {
  const content = randomBytes(1_000_000);
  await store.put('video/ab/c.mp4', content);
  s3.failNext(/^GET/, 'break-within', 'break-within');
  assert.ok((await buffer((await store.get('video/ab/c.mp4'))!.read())).equals(content));
  assert.is(s3.requests.filter((line) => line.startsWith('GET')).length, 3);
});

test('an answer that was lost when the parts were put together is no failure', async ({
  s3,
  store,
  folder,
}) => {
  s3.failNext(/^POST .*uploadId/, 'break-within');
  const { path, content } = aVideo(folder, partSize + 1);
  await store.adopt('video/ab/c.mp4', path);
  assert.is(s3.objects.get('video/ab/c.mp4')?.content.length, content.length);
});

test('a part that never arrives takes the whole upload back, and the file stays', async ({
  s3,
  store,
  folder,
}) => {
  s3.failNext(/partNumber=2/, 500, 500, 500, 500, 500);
  const { path } = aVideo(folder, 2 * partSize);
  const failure = await failureOf(store.adopt('video/ab/c.mp4', path));
  assert.instance(failure, BucketError);
  assert.match(failure.message, 'answered 500 SlowDown to PUT video/ab/c.mp4');
  assert.is(s3.uploads.size, 0);
  assert.is(s3.objects.size, 0);
  assert.ok(existsSync(path));
});

test('a sweep takes back unfinished uploads that are old, and only those', async ({ s3, store }) => {
  const begun = (key: string, at: Date) => s3.uploads.set(key, { key, parts: new Map(), at });
  begun('video/old.mp4', new Date(Date.now() - 7_200_000));
  begun('video/new.mp4', new Date());
  assert.is(await store.sweep(3_600_000), 1);
  assert.equal([...s3.uploads.keys()], ['video/new.mp4']);
});

test('a service without a list of uploads has nothing to sweep, and is asked once', async ({ s3, store }) => {
  s3.failNext(/uploads/, 501);
  assert.is(await store.sweep(0), 0);
  assert.is(s3.requests.length, 1);
});

test('a wrong secret is refused at once and stays out of the message', async ({ s3 }) => {
  const store = createBucketStore({ ...s3.settings, secret: 'guessed' });
  const failure = await failureOf(store.put('photo/a.webp', Buffer.from('x')));
  assert.match(failure.message, '403 SignatureDoesNotMatch');
  assert.not.match(failure.message, 'guessed');
  assert.is(s3.requests.length, 1);
});

test('a bucket that is not there keeps nothing silently', async ({ s3, folder }) => {
  const store = createBucketStore({ ...s3.settings, bucket: 'other' });
  assert.match((await failureOf(store.put('photo/a.webp', Buffer.from('x')))).message, 'does not exist');
  const { path } = aVideo(folder, partSize + 1);
  assert.match((await failureOf(store.adopt('video/a.mp4', path))).message, '404');
  assert.match((await failureOf(store.list()[Symbol.asyncIterator]().next())).message, 'does not exist');
});

test('one backup holds the bucket; a hold that is not renewed ends', async ({ s3, store }) => {
  const other = createBucketStore(s3.settings);
  const release = await store.hold();
  assert.ok(await other.isHeld());
  assert.is(await other.hold(), undefined);
  await release?.();
  assert.not.ok(await other.isHeld());
  s3.objects.set('.hold', { content: Buffer.from('held'), at: new Date(Date.now() - 600_000) });
  assert.not.ok(await other.isHeld());
  const keys: string[] = [];
  for await (const key of store.list()) keys.push(key);
  assert.equal(keys, []);
});

test('refuses keys that lead elsewhere', async ({ s3, store }) => {
  for (const key of ['../x.webp', '.hold', 'a//b', 'a?uploads']) {
    assert.is(await store.get(key), undefined);
    assert.match((await failureOf(store.put(key, Buffer.from('x')))).message, 'plain names');
    assert.match((await failureOf(store.delete(key))).message, 'plain names');
  }
  assert.is(s3.requests.length, 0);
});

test('the settings choose the bucket, and half of them are refused', async ({ s3, folder }) => {
  const { endpoint, bucket, region, key, secret } = s3.settings;
  const env = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, S3_KEY: key, S3_SECRET: secret };
  await openMediaStore(readConfig({ ...env, DATA_DIR: folder })).put('photo/a.webp', Buffer.from('x'));
  assert.ok(s3.objects.has('photo/a.webp'));
  assert.throws(() => openMediaStore(readConfig({ ...env, S3_SECRET: '' })), /S3_SECRET are needed/);
  await openMediaStore(readConfig({ DATA_DIR: folder })).put('photo/b.webp', Buffer.from('x'));
  assert.ok(existsSync(join(folder, 'media/photo/b.webp')));
});

test.run();

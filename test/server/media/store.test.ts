/** The folder store: what is put is read back, and no key leads out of the folder. */
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createFolderStore, isMediaKey } from '../../../server/media/store.js';

/** The class of open files, which Node does not export. */
const fileHandles = async (folder: string): Promise<{ prototype: FileHandle }> => {
  const handle = await open(folder);
  await handle.close();
  return handle.constructor;
};

const test = suite<{ folder: string }>('server/media/store');
test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'housing-store-'));
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true, force: true }));

test('reads back what was put, whole or in part', async ({ folder }) => {
  const store = createFolderStore(folder);
  await store.put('listing/abc-800.webp', Buffer.from('0123456789'));
  const file = await store.get('listing/abc-800.webp');
  assert.is(file?.size, 10);
  assert.is(await text(file!.read()), '0123456789');
  assert.is(await text(file!.read({ start: 2, end: 4 })), '234');
});

test('knows what exists and forgets what was deleted', async ({ folder }) => {
  const store = createFolderStore(folder);
  await store.put('a/b.webp', Buffer.from('x'));
  assert.ok(await store.exists('a/b.webp'));
  await store.delete('a/b.webp');
  assert.not.ok(await store.exists('a/b.webp'));
  assert.is(await store.get('a/b.webp'), undefined);
});

test('a file and every new folder reach the disk before it is said to be kept', async ({ folder }) => {
  const { prototype } = await fileHandles(folder);
  const { sync } = prototype;
  const steps: string[] = [];
  prototype.sync = async function (this: FileHandle) {
    steps.push((await this.stat()).isDirectory() ? 'folder' : 'file');
    return sync.call(this);
  };
  try {
    const store = createFolderStore(folder);
    await store.put('a/b/c.webp', Buffer.from('x'));
    // The names of a and b, the content, the name of c.webp.
    assert.equal(steps, ['folder', 'folder', 'file', 'folder']);
    steps.length = 0;
    writeFileSync(join(folder, 'film'), 'film');
    await store.adopt('a/b/film.mp4', join(folder, 'film'));
    assert.equal(steps, ['file', 'folder']);
  } finally {
    prototype.sync = sync;
  }
});

test('leaves no drafts beside the files', async ({ folder }) => {
  const store = createFolderStore(folder);
  await Promise.all(Array.from({ length: 5 }, () => store.put('a/b.webp', Buffer.from('same'))));
  assert.equal(readdirSync(join(folder, 'a')), ['b.webp']);
});

test('what was left half written is swept away once it is old, and only that', async ({ folder }) => {
  const store = createFolderStore(folder);
  await store.put('a/b.webp', Buffer.from('whole'));
  const left = join(folder, '.drafts', 'left.part');
  writeFileSync(left, 'half');
  assert.is(await store.sweep(60_000), 0);
  utimesSync(left, new Date(0), new Date(0));
  assert.is(await store.sweep(60_000), 1);
  assert.equal(readdirSync(join(folder, '.drafts')), []);
  assert.ok(await store.exists('a/b.webp'));
});

test('refuses keys that lead out of the folder', async ({ folder }) => {
  const store = createFolderStore(join(folder, 'media'));
  for (const key of [
    '../x.webp',
    'a/../../x.webp',
    '/etc/passwd',
    'a//b',
    '',
    '.hidden',
    'a/.b',
    'a\\b',
    'a/b%2e',
  ]) {
    assert.not.ok(isMediaKey(key), key);
    assert.is(await store.get(key), undefined, key);
    try {
      await store.put(key, Buffer.from('x'));
      assert.unreachable(key);
    } catch (thrown) {
      assert.match((thrown as Error).message, /plain names/);
    }
  }
});

test('takes a folder for nothing', async ({ folder }) => {
  const store = createFolderStore(folder);
  await store.put('a/b.webp', Buffer.from('x'));
  assert.is(await store.get('a'), undefined);
});

test.run();

/** Keeping files: what fails in the middle is taken back, from the store and from the table. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createInbox } from '../../../server/media/inbox.js';
import { createFolderStore } from '../../../server/media/store.js';
import { createUploads } from '../../../server/services/uploads.js';
import { openTestDatabase } from '../../support/engines.js';
import { owner } from '../../support/listings.js';
import { aFilm, aPhoto } from '../../support/photos.js';

const test = suite('server/services/uploads');

test('a store that fails at the second size leaves no file, no note and nothing in the inbox', async () => {
  const database = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'housing-uploads-'));
  await database.sql.insertInto('app_user').values(owner).execute();
  const whole = createFolderStore(join(folder, 'media'));
  const keys = new Set<string>();
  const store = {
    ...whole,
    put: async (key: string, content: Uint8Array): Promise<void> => {
      if (keys.size === 1) throw new Error('the disk is full');
      keys.add(key);
      await whole.put(key, content);
    },
    adopt: () => Promise.reject(new Error('the disk is full')),
  };
  const inbox = createInbox(join(folder, 'inbox'));
  const uploads = createUploads(database.sql, store);
  for (const [kind, { content }] of [
    ['photo', await aPhoto()],
    ['video', aFilm()],
  ] as const) {
    const file = await inbox.receive(Readable.from([Buffer.from(content)]), 1e6, 'photoTooLarge');
    const failure = await uploads.store(owner.id, kind, file).catch((thrown: unknown) => thrown as Error);
    assert.is((failure as Error).message, 'the disk is full');
  }
  assert.is(keys.size, 1);
  for (const key of keys) assert.is(await whole.exists(key), false);
  assert.equal(await database.sql.selectFrom('media_file').select('key').execute(), []);
  assert.is(await inbox.sweep(0), 0);
  rmSync(folder, { recursive: true, force: true });
  await database.close();
});

test('a photo is stored in three sizes, those of cards as AVIF too, and all of them are deleted with it', async () => {
  const database = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'housing-uploads-'));
  await database.sql.insertInto('app_user').values(owner).execute();
  const store = createFolderStore(join(folder, 'media'));
  const uploads = createUploads(database.sql, store);
  const inbox = createInbox(join(folder, 'inbox'));
  const photo = Readable.from([Buffer.from((await aPhoto()).content)]);
  const { key } = await uploads.store(owner.id, 'photo', await inbox.receive(photo, 1e6, 'photoTooLarge'));
  const endings = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const one of store.list()) keys.push(one.replace(key, ''));
    return keys.sort();
  };
  assert.equal(await endings(), ['-1600.webp', '-400.avif', '-400.webp', '-800.avif', '-800.webp']);
  await uploads.discard([key]);
  assert.equal(await endings(), []);
  rmSync(folder, { recursive: true, force: true });
  await database.close();
});

test.run();

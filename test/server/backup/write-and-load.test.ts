/** A backup file: the market that comes out is the one that went in, and nothing of a bad file stays. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { loadBackup } from '../../../server/backup/load-backup.js';
import { type BackupReport, writeBackup } from '../../../server/backup/write-backup.js';
import type { Database } from '../../../server/db/database.js';
import { createFolderStore } from '../../../server/media/store.js';
import { createUploads } from '../../../server/services/uploads.js';
import { openTestDatabase } from '../../support/engines.js';
import { digestOf, fillMarket, refusalOf } from '../../support/market-backups.js';

const test = suite('server/backup/write-and-load');
const scratch = mkdtempSync(join(tmpdir(), 'housing-backup-'));
const file = join(scratch, 'market.tar');
const media = createFolderStore(join(scratch, 'media'));
const restored = createFolderStore(join(scratch, 'restored'));
let source: Database;
let target: Database;
let report: BackupReport;

const load = (path: string): Promise<unknown> =>
  target.sql
    .transaction()
    .execute((transaction) =>
      loadBackup(path, { transaction, media: restored, drafts: join(scratch, 'drafts') }),
    );

test.before(async () => {
  source = await openTestDatabase();
  await fillMarket(source, media);
  report = await writeBackup({ engine: 'embedded', database: source.sql, media }, file);
  await source.close();
  target = await openTestDatabase();
});
test.after(async () => {
  await target.close();
  rmSync(scratch, { recursive: true, force: true });
});

test('a torn, a changed and a foreign file change nothing', async () => {
  const bytes = readFileSync(file);
  const changed = Buffer.from(bytes);
  changed.write('Asma', bytes.indexOf('Asha Kulkarni'));
  const photo = Buffer.from(bytes);
  photo.write('A', bytes.indexOf('a photo'));
  const bad = join(scratch, 'bad.tar');
  for (const [content, refusal] of [
    [bytes.subarray(0, bytes.length - 4096), /ends too early|no whole backup/],
    [changed, /The table app_user came out with 1 rows that are not the 1 which went in/],
    [photo, /The files in the backup are not those that went in/],
    [Buffer.from('not an archive'.repeat(100)), /damaged, or no file/],
  ] as const) {
    writeFileSync(bad, content);
    assert.match(await refusalOf(load(bad)), refusal);
    assert.is((await digestOf(target)).app_user?.count, 0);
  }
});

test('the market comes out equal, by counts and hashes, with its files', async () => {
  await load(file);
  const found = await digestOf(target);
  assert.is(found.listing?.count, 1202);
  assert.is(found.coin_entry?.count, 5);
  assert.equal(found, report.tables);
  const keys: string[] = [];
  for await (const key of media.list()) {
    keys.push(key);
    const [one, other] = ['media', 'restored'].map((folder) => readFileSync(join(scratch, folder, key)));
    assert.equal(one, other, key);
  }
  assert.is(keys.length, 7);
  assert.equal(report.missing, []);
});

test('no file that a backup reads is deleted meanwhile, and a later sweep takes it', async () => {
  const release = await media.hold();
  assert.is(await media.hold(), undefined);
  const loose = { kind: 'photo', user_id: null, listing_id: null, colour: null, at: new Date(0) } as const;
  await target.sql
    .insertInto('media_file')
    .values({ ...loose, key: 'photo/gh/gh78' })
    .execute();
  await media.put('photo/gh/gh78-800.webp', Buffer.from('let go'));
  const uploads = createUploads(target.sql, media);
  await uploads.discard(['photo/gh/gh78']);
  await uploads.sweep();
  assert.ok(await media.exists('photo/gh/gh78-800.webp'));
  await release?.();
  await uploads.sweep();
  assert.not.ok(await media.exists('photo/gh/gh78-800.webp'));
});

test.run();

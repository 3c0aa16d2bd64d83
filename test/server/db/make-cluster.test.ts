/** A new embedded database is made in a process that ends, and comes to its place whole. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeCluster } from '../../../server/db/make-cluster.js';
import { allMigrations } from '../../../server/db/migrate.js';
import { openPglite } from '../../../server/db/pglite-engine.js';
import { engine } from '../../support/engines.js';

const test = suite('server/db/make-cluster');
const folder = mkdtempSync(join(tmpdir(), 'housing-cluster-'));
test.after(() => rmSync(folder, { recursive: true, force: true }));

/** Making one is seconds of work, and the same whichever engine the other suites run on. */
const onlyOnce = engine === 'pglite' ? test : test.skip;

onlyOnce('what a first start left half made is cleared, and the new one is whole and private', async () => {
  mkdirSync(join(folder, 'db.making-cut-off/base'), { recursive: true });
  await makeCluster(join(folder, 'db'));
  assert.equal(readdirSync(folder), ['db']);
  assert.ok(existsSync(join(folder, 'db/PG_VERSION')));
  assert.is(statSync(join(folder, 'db')).mode & 0o077, 0);
});

onlyOnce('it holds one database, and none that others would be copied from', async () => {
  // Every database has a folder of its own.
  assert.is(readdirSync(join(folder, 'db/base')).length, 1);
});

onlyOnce('it has the tables of this version, and nothing that two markets could share', async () => {
  const database = await openPglite(join(folder, 'db'));
  const rowsOf = async (name: string): Promise<unknown[]> =>
    (await database.query(`select * from "${name}"`)).rows;
  const { rows: tables } = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration'`,
  );
  assert.ok(tables.some(({ name }) => name === 'listing'));
  for (const { name } of tables) assert.equal(await rowsOf(name), [], name);
  assert.is((await rowsOf('schema_migration')).length, allMigrations.length);
  await database.close();
});

onlyOnce('a database that is there stays as it is', async () => {
  const before = statSync(join(folder, 'db/PG_VERSION')).ino;
  await makeCluster(join(folder, 'db'));
  assert.is(statSync(join(folder, 'db/PG_VERSION')).ino, before);
});

test('files that are no whole database are not replaced', async () => {
  const other = join(folder, 'strange/db');
  mkdirSync(other, { recursive: true });
  writeFileSync(join(other, 'notes.txt'), 'mine');
  await makeCluster(other);
  assert.equal(readdirSync(join(folder, 'strange')), ['db']);
  assert.equal(readdirSync(other), ['notes.txt']);
});

test.run();

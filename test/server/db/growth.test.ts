/** Nothing grows without end: each table has its line in docs/operating.md, and limits are counted in place. */
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Database, sqlOver } from '../../../server/db/database.js';
import { PglitePool } from '../../../server/db/pglite-pool.js';
import { sweepTemporaryFolders } from '../../../server/files/temporary-folders.js';
import { takeHit } from '../../../server/repositories/rate-limit.js';
import { createVacuum } from '../../../server/services/vacuum.js';
import { putEmptyData } from '../../support/embedded-folder.js';
import { engine, openTestDatabase } from '../../support/engines.js';

const test = suite('server/db/growth');
let database: Database;
test.before(async () => {
  database = await openTestDatabase();
});
test.after(() => database.close());

const sizeOf = async (table: string): Promise<number> => {
  const { rows } = await sql<{ size: number }>`
    select pg_total_relation_size(${table}::regclass) as size`.execute(database.sql);
  return rows[0]?.size ?? Number.NaN;
};

test('docs/operating.md says of every table what keeps it small', async () => {
  const page = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
  const documented = [...page.matchAll(/^\| `([a-z_]+)` \| .+ \|$/gm)].map(([, name]) => name);
  const { rows } = await sql<{ name: string }>`select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname collate "C"`.execute(
    database.sql,
  );
  assert.equal(
    documented,
    rows.map(({ name }) => name),
  );
});

test('hits of a limit rewrite their rows in place', async () => {
  const start = Date.now();
  // A part of 100,000: without room in its page each hit would leave 60 bytes behind.
  for (let at = 0; at < 3000; at++)
    await takeHit(
      database.sql,
      { name: 'growth', subject: String(at % 50), most: 30, within: 1000 },
      start + at * 100,
    );
  const size = await sizeOf('rate_limit');
  assert.ok(size < 100_000, `${size} bytes`);
});

const embeddedOnly = engine === 'pglite' ? test : test.skip;

embeddedOnly('the engine of a data folder has small buffers: the system caches the files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'housing-buffers-'));
  await putEmptyData(folder);
  const pool = await PglitePool.open({ dataDir: join(folder, 'db') });
  const { rows } = await sql`show shared_buffers`.execute(sqlOver(pool));
  assert.equal(rows, [{ shared_buffers: '16MB' }]);
  await pool.end();
  rmSync(folder, { recursive: true });
});

embeddedOnly('a quiet moment vacuums the table that needs it most, a busy one none', async () => {
  const deadRows = async (): Promise<number> => {
    await sql`select pg_stat_force_next_flush()`.execute(database.sql);
    const { rows } = await sql<{ dead: number }>`select n_dead_tup as dead from pg_stat_user_tables
      where relname = 'console_sms' and schemaname = current_schema()`.execute(database.sql);
    return rows[0]?.dead ?? Number.NaN;
  };
  // The database is that of the files before too, whose rows may be more.
  await sql`vacuum`.execute(database.sql);
  await sql`insert into console_sms (phone, message, sent_at)
    select n::text, 'm', now() from generate_series(1, 3000) n`.execute(database.sql);
  await sql`delete from console_sms`.execute(database.sql);
  const vacuum = (idle: number) => createVacuum({ sql: database.sql, idleTime: () => idle });
  await vacuum(500)();
  assert.ok((await deadRows()) >= 3000);
  await vacuum(5000)();
  assert.is(await deadRows(), 0);
});

test('folders that a killed process left in the temporary folder are swept, and nothing else there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'housing-growth-'));
  for (const name of ['housing-import-a', 'housing-work-b', 'housing-import-new', 'other'])
    mkdirSync(join(folder, name));
  for (const name of ['housing-import-a', 'housing-work-b', 'other'])
    utimesSync(join(folder, name), new Date(0), new Date(0));
  assert.is(await sweepTemporaryFolders(60_000, folder), 2);
  assert.equal(readdirSync(folder).sort(), ['housing-import-new', 'other']);
  rmSync(folder, { recursive: true });
});

test.run();

/** A log torn behind its last acknowledged write: the market opens, and every acknowledged write is there. */
import { cpSync, mkdtempSync, openSync, closeSync, rmSync, truncateSync, writeSync, statSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sqlOver } from '../../../server/db/database.js';
import { PglitePool } from '../../../server/db/pglite-pool.js';
import { putEmptyData } from '../../support/embedded-folder.js';

const test = suite('server/db/torn-log');
const scratch = mkdtempSync(join(tmpdir(), 'housing-torn-'));
test.after(() => {
  rmSync(scratch, { recursive: true, force: true });
});

const tears: Record<string, (file: string, offset: number) => void> = {
  // The log is flushed by whole pages.
  'cut short': (file, offset) => {
    truncateSync(file, Math.ceil(offset / 8192) * 8192);
  },
  'overwritten with garbage': (file, offset) => {
    const handle = openSync(file, 'r+');
    const garbage = randomBytes(Math.min(300_000, statSync(file).size - offset));
    writeSync(handle, garbage, 0, garbage.length, offset);
    closeSync(handle);
  },
};

for (const [how, tear] of Object.entries(tears))
  test(`a log ${how} behind the last acknowledged write loses nothing`, async () => {
    const folder = join(scratch, how.replaceAll(' ', '-'));
    await putEmptyData(folder);
    const written = sqlOver(await PglitePool.open({ dataDir: join(folder, 'db') }));
    for (let at = 0; at < 50; at++)
      await sql`insert into coin_welcome (subject) values (${`person ${at}`})`.execute(written);
    const { rows } = await sql<{ name: string; offset: number }>`
      select file_name as name, file_offset as offset from pg_walfile_name_offset(pg_current_wal_flush_lsn())`.execute(
      written,
    );
    // As a power cut finds the folder: whatever was not flushed is in the copy or not.
    const copy = join(scratch, `${how.replaceAll(' ', '-')}-cut`);
    cpSync(join(folder, 'db'), copy, { recursive: true });
    await written.destroy();
    const [end] = rows;
    assert.ok(end);
    tear(join(copy, 'pg_wal', end.name), end.offset);
    const opened = sqlOver(await PglitePool.open({ dataDir: copy }));
    const found = await sql<{ count: number }>`select count(*) as count from coin_welcome`.execute(opened);
    assert.equal(found.rows, [{ count: 50 }]);
    await sql`insert into coin_welcome (subject) values ('afterwards')`.execute(opened);
    await opened.destroy();
  });

test.run();

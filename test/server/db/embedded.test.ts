/** The embedded engine keeps its data in a folder, syncs every commit, and refuses a second opening. */
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../../server/config.js';
import { openDatabase } from '../../../server/db/database.js';
import { DurableFS } from '../../../server/db/durable-fs.js';
import { putEmptyData } from '../../support/embedded-folder.js';
import { engine } from '../../support/engines.js';
import { owner } from '../../support/listings.js';

const assertRefused = async (answer: Promise<unknown>): Promise<void> => {
  const refusal = await answer.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  assert.instance(refusal, Error);
};

const test = suite('server/db/embedded');
const folder = mkdtempSync(join(tmpdir(), 'housing-data-'));
const config = readConfig({ DATA_DIR: folder, NODE_ENV: 'test' });
test.after(() => rmSync(folder, { recursive: true, force: true }));

// The folder is the same whichever engine the other suites run on, so once is enough.
const onlyOnce = engine === 'pglite' ? test : test.skip;

onlyOnce(
  "what was written is there after closing and opening again, and the folder is one server's",
  async () => {
    await putEmptyData(folder);
    const first = await openDatabase(config);
    await first.sql.insertInto('app_user').values(owner).execute();
    const refusal = await openDatabase(config).then(
      () => undefined,
      (thrown: unknown) => thrown as Error,
    );
    assert.match(refusal?.message ?? '', /is in use by process/);
    const { rows } = await sql<{ name: string; setting: string }>`select name, setting from pg_settings
    where name in ('fsync', 'wal_sync_method') order by name`.execute(first.sql);
    assert.equal(rows, [
      { name: 'fsync', setting: 'on' },
      { name: 'wal_sync_method', setting: 'fsync' },
    ]);
    await first.close();

    const second = await openDatabase(config);
    assert.equal(await second.sql.selectFrom('app_user').select('name').execute(), [{ name: owner.name }]);
    await second.close();
  },
);

onlyOnce('a panic of the engine is told to whoever watches, once, with its reason', async () => {
  const broken = join(folder, 'broken');
  await putEmptyData(broken);
  const database = await openDatabase(readConfig({ DATA_DIR: broken, NODE_ENV: 'test' }));
  rmSync(join(broken, 'db/global/pg_control'));
  await sql`checkpoint`.execute(database.sql).catch(() => undefined);
  // The thread alone keeps no process alive.
  const waiting = setTimeout(() => undefined, 30_000);
  assert.match((await database.lost).message, /could not open file.*pg_control/);
  clearTimeout(waiting);
  await assertRefused(sql`select 1`.execute(database.sql));
});

onlyOnce('closing a database does not count as losing it', async () => {
  const database = await openDatabase(config);
  let isLost = false;
  void database.lost.then(() => {
    isLost = true;
  });
  await database.close();
  await new Promise((resolve) => setImmediate(resolve));
  assert.not.ok(isLost);
});

test('a sync of the engine becomes a sync of the real file', async () => {
  const files = new DurableFS(join(folder, 'other'));
  const { emscriptenOpts } = await files.init({} as never, { preRun: [] });
  const added = [emscriptenOpts.preRun ?? []].flat().at(-2) as unknown as (module: object) => void;
  const module = { NODEFS: { stream_ops: {} as { fsync?: (stream: { nfd: number }) => number } } };
  added(module);
  const file = openSync(join(folder, 'synced'), 'w');
  assert.is(module.NODEFS.stream_ops.fsync?.({ nfd: file }), 0);
  closeSync(file);
  assert.throws(() => module.NODEFS.stream_ops.fsync?.({ nfd: file }), /EBADF/);
});

test.run();

/** Moves a market from the embedded engine into PostgreSQL. Its files stay where they are. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../config.js';
import { type Sql, sqlOver } from '../db/database.js';
import { lockFolder } from '../db/folder-lock.js';
import { migrate } from '../db/migrate.js';
import { PglitePool } from '../db/pglite-pool.js';
import { createDigest } from './digest.js';
import { checkTables, makeTables } from './load-backup.js';
import type { Manifest } from './manifest.js';
import { refillPostgres } from './restore.js';
import { insertRows, readRows, withSnapshot } from './tables.js';

const copyTables = async (source: Sql, target: Sql): Promise<Manifest['tables']> => {
  const done = await source.selectFrom('schema_migration').select('number').execute();
  const tables = await makeTables(
    target,
    done.map(({ number }) => number),
  );
  const digests: Manifest['tables'] = {};
  for (const table of tables) {
    const digest = createDigest();
    for await (const rows of readRows(source, table)) {
      for (const row of rows) digest.add(row);
      await insertRows(target, table, rows);
    }
    digests[table.name] = digest.result();
  }
  await checkTables(target, tables, digests);
  return digests;
};

/** Copies every table into the database of DATABASE_URL and compares them; the embedded market stays as it is. */
export const move = async (config: Config, replace: boolean): Promise<Manifest['tables']> => {
  const folder = resolve(config.dataDir);
  const url = config.databaseUrl;
  if (!url) throw new Error('Set DATABASE_URL to the PostgreSQL that is to take the market.');
  if (!existsSync(join(folder, 'db')))
    throw new Error(`There is no embedded market in ${folder}. Set DATA_DIR.`);
  const unlock = lockFolder(folder);
  try {
    const source = sqlOver(await PglitePool.open({ dataDir: join(folder, 'db') }));
    try {
      await migrate(source);
      return await withSnapshot(source, (snapshot) =>
        refillPostgres(url, replace, (target) => copyTables(snapshot, target)),
      );
    } finally {
      await source.destroy();
    }
  } finally {
    unlock();
  }
};

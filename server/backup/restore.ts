/** Puts a backup in the place of a market, of either engine; what was there before stays until all has been compared. */
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.js';
import { type Sql, sqlOver } from '../db/database.js';
import { lockFolder } from '../db/folder-lock.js';
import { PglitePool } from '../db/pglite-pool.js';
import { openPostgres } from '../db/postgres-pool.js';
import { makePrivateFolder } from '../files/private-folder.js';
import { adoptRestored, restoredFolder } from '../files/restored-folder.js';
import { openMediaStore } from '../media/open-store.js';
import { loadBackup } from './load-backup.js';
import type { Manifest } from './manifest.js';

/** What became of a restore. */
export interface RestoreReport extends Manifest {
  /** Whether the market is in its place; else the running server takes it over when it is started again. */
  readonly isOpen: boolean;
}

/** Tells whether nobody has an account and nothing is listed. */
const isEmpty = async (database: Sql): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('app_user') is not null and to_regclass('listing') is not null as there`.execute(
    database,
  );
  if (!rows[0]?.there) return true;
  const { rows: used } = await sql<{ used: boolean }>`
    select exists (select from app_user) or exists (select from listing) as used`.execute(database);
  return used[0]?.used === false;
};

const refuse = (): never => {
  throw new Error('There is a market already. Say --replace to put the backup in its place.');
};

/** Takes all tables and functions out of a database, but for those of its extensions. */
const dropAll = async (transaction: Sql): Promise<void> => {
  const { rows } = await sql<{ statement: string }>`
    select format('drop table %s cascade', c.oid::regclass) as statement from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    union all select format('drop routine %s cascade', p.oid::regprocedure) from pg_proc p
      where p.pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(
    transaction,
  );
  for (const { statement } of rows) await sql.raw(statement).execute(transaction);
};

/** Refuses while servers use the database; the tables are locked from here on, so none can begin. */
const refuseServers = async (transaction: Sql): Promise<void> => {
  const { rows } = await sql<{ servers: number }>`select count(*) as servers from pg_stat_activity
    where datname = current_database() and application_name = 'housing' and pid <> pg_backend_pid()`.execute(
    transaction,
  );
  if ((rows[0]?.servers ?? 0) > 0)
    throw new Error(
      'Servers are connected to the database. Stop them first, and start them again afterwards.',
    );
};

/** Empties the database of DATABASE_URL and fills it, in one transaction. */
export const refillPostgres = async <T>(
  url: string,
  replace: boolean,
  fill: (transaction: Sql) => Promise<T>,
): Promise<T> => {
  const database = sqlOver(openPostgres(url, 1));
  try {
    return await database.transaction().execute(async (transaction) => {
      await refuseServers(transaction);
      if (!replace && !(await isEmpty(transaction))) refuse();
      await dropAll(transaction);
      return fill(transaction);
    });
  } finally {
    await database.destroy();
  }
};

const fillEmbedded = async <T>(folder: string, fill: (transaction: Sql) => Promise<T>): Promise<T> => {
  const database = sqlOver(await PglitePool.open({ dataDir: folder }));
  try {
    return await database.transaction().execute(fill);
  } finally {
    await database.destroy();
  }
};

const refuseUsedFolder = async (folder: string): Promise<void> => {
  if (!existsSync(join(folder, 'db'))) return;
  const unlock = lockFolder(folder);
  const database = sqlOver(await PglitePool.open({ dataDir: join(folder, 'db') }));
  const isUnused = await isEmpty(database);
  await database.destroy();
  unlock();
  if (!isUnused) refuse();
};

/** Takes the market over unless a server has the folder open, which then does so when it is started again. */
const tryAdopt = (folder: string): boolean => {
  let unlock: () => void;
  try {
    unlock = lockFolder(folder);
  } catch {
    return false;
  }
  adoptRestored(folder);
  unlock();
  return true;
};

/** Restores a backup; refuses a market that has accounts or listings unless it is to be replaced. */
export const restore = async (config: Config, path: string, replace: boolean): Promise<RestoreReport> => {
  const { databaseUrl } = config;
  const folder = resolve(config.dataDir);
  makePrivateFolder(folder);
  if (!databaseUrl && !replace) await refuseUsedFolder(folder);
  const staging = await mkdtemp(join(folder, 'restoring-'));
  try {
    // Files in a bucket never change, so those of the backup are put beside whatever is there.
    const media = openMediaStore({ ...config, dataDir: staging });
    const target = { media, drafts: join(staging, 'drafts') };
    const load = (transaction: Sql): Promise<Manifest> => loadBackup(path, { ...target, transaction });
    const manifest = await (databaseUrl
      ? refillPostgres(databaseUrl, replace, load)
      : fillEmbedded(join(staging, 'db'), load));
    await rm(restoredFolder(folder), { recursive: true, force: true });
    await rename(staging, restoredFolder(folder));
    if (databaseUrl) adoptRestored(folder);
    return { ...manifest, isOpen: databaseUrl !== undefined || tryAdopt(folder) };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
};

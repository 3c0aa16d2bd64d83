/** Opens the database of a configuration: PostgreSQL when one is named, else the embedded engine. */
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import type { Config } from '../config.js';
import type { Engine } from './engine.js';
import { migrate } from './migrate.js';
import type { PoolMeter } from './pool-meter.js';
import type { Tables } from './tables.js';
import { countWrites } from './write-counter.js';

/** SQL over our tables. */
export type Sql = Kysely<Tables>;

/** An open database. */
export interface Database {
  /** For writes, and for reads that must see the latest writes. */
  readonly sql: Sql;
  /** For searches, with connections of their own: to a replica where there is one, possibly a moment behind. */
  readonly readSql: Sql;
  /** Resolves with the reason when the embedded engine has broken down; only a new process opens it again. */
  readonly lost: Promise<Error>;
  /** Milliseconds the embedded engine has been idle; undefined for PostgreSQL, which has an autovacuum. */
  readonly idleTime: (() => number) | undefined;
  /** How many transactions of this process have written what public answers show. */
  readonly writes: () => number;
  /** The separate search store, where there is one: to write it, and with connections of their own for searches. */
  readonly searchStore?: { readonly sql: Sql; readonly readSql: Sql };
  /** What is known of its connections. */
  readonly meters: readonly PoolMeter[];
  /** Whether other processes may write, too. */
  readonly isShared: boolean;
  close(): Promise<void>;
}

/** Makes SQL over a pool of either engine. */
export const sqlOver = (pool: PostgresPool): Sql =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/** Loaded wrongly, the trigram extension hangs at its first use without an error; so it is used once at the start. */
const checkTrigrams = async (database: Sql): Promise<void> => {
  const { rows } = await sql<{ alike: boolean }>`select 'andheri' % 'andhri' as alike`.execute(database);
  if (rows.length !== 1 || rows[0]?.alike !== true)
    throw new Error('The database compares misspelt words wrongly. Reinstall it, or its pg_trgm extension.');
};

/** Brings the tables up to date and checks that the engine works. */
export const prepareDatabase = async (database: Sql): Promise<void> => {
  const newer = await migrate(database);
  if (newer.length > 0)
    process.stderr.write(
      `The database is of the next version (migration ${newer.join(', ')}); this one works with it, until the tables are changed further.\n`,
    );
  await checkTrigrams(database);
};

/** Rejects when the database does not answer. */
export const pingDatabase = async (database: Sql): Promise<void> => {
  await sql`select 1`.execute(database);
};

/** Opens the engine that is configured; the code of the other one is not loaded. */
const openEngine = async (config: Config): Promise<Engine> => {
  const { databaseUrl } = config;
  if (databaseUrl === undefined)
    return (await import('./embedded-engine.js')).openEmbeddedEngine(config.dataDir);
  return (await import('./postgres-engine.js')).openPostgresEngine(config, databaseUrl);
};

const databaseOn = ({ main, search, searchStore, leave, opened: _, ...known }: Engine): Database => {
  const { pool, writes } = countWrites(main);
  const ours = { sql: sqlOver(pool), readSql: sqlOver(search) };
  const store = searchStore && { sql: sqlOver(searchStore.main), readSql: sqlOver(searchStore.search) };
  const close = async (): Promise<void> => {
    const all = [ours.readSql, ours.sql, ...(store ? Object.values(store) : [])];
    await Promise.all(all.map((each) => each.destroy()));
    leave();
  };
  return { ...ours, ...known, ...(store && { searchStore: store }), writes, close };
};

/**
 * Begins to open the database, so that a server is built on it meanwhile. When `opened` resolves, it answers; when `ready` does, its
 * tables are up to date and it works; when that rejects, the database is to be closed.
 */
export const beginToOpen = async (
  config: Config,
): Promise<{ database: Database; opened: Promise<void>; ready: Promise<void> }> => {
  const engine = await openEngine(config);
  const database = databaseOn(engine);
  const { opened } = engine;
  return { database, opened, ready: opened.then(() => prepareDatabase(database.sql)) };
};

/** Opens the database, brings its tables up to date and checks that it works. */
export const openDatabase = async (config: Config): Promise<Database> => {
  const { database, ready } = await beginToOpen(config);
  try {
    await ready;
    return database;
  } catch (failure) {
    await database.close();
    throw failure;
  }
};

/** Opens the database of a configuration: PostgreSQL when one is named, else the embedded engine. */
import { join, resolve } from 'node:path';
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import type { Config } from '../config.js';
import { adoptRestored } from '../files/restored-folder.js';
import { lockFolder } from './folder-lock.js';
import { makeCluster } from './make-cluster.js';
import { migrate } from './migrate.js';
import { mostLent, PglitePool } from './pglite-pool.js';
import { limitPool } from './limited-pool.js';
import { cancelStatement, openPostgres, type Patience } from './postgres-pool.js';
import { firstThatAnswers } from './pools-in-turn.js';
import type { Tables } from './tables.js';
import { meterPool, type PoolMeter } from './pool-meter.js';
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

const openEmbedded = async (dataDir: string): Promise<Database> => {
  const folder = resolve(dataDir);
  const unlock = lockFolder(folder);
  try {
    adoptRestored(folder);
    const dataFolder = join(folder, 'db');
    await makeCluster(dataFolder);
    const pool = await PglitePool.open({ dataDir: dataFolder });
    const main = meterPool(limitPool(pool, { kind: 'statement' }), 'main', mostLent);
    const search = meterPool(limitPool(pool.searches, { kind: 'search' }), 'search', mostLent);
    const { pool: counted, writes } = countWrites(main.pool);
    const database = sqlOver(counted);
    const readSql = sqlOver(search.pool);
    const close = async (): Promise<void> => {
      await readSql.destroy();
      await database.destroy();
      unlock();
    };
    return {
      sql: database,
      readSql,
      lost: pool.lost,
      idleTime: () => pool.idleTime(),
      writes,
      meters: [main.meter, search.meter],
      isShared: false,
      close,
    };
  } catch (failure) {
    unlock();
    throw failure;
  }
};

/** A server that went away is connected to again. */
const neverLost = new Promise<never>(() => undefined);

const serverPool = (url: string, size: number, name: PoolMeter['name'], patience?: Patience) => {
  const kind = name === 'main' || name === 'feed' ? 'statement' : 'search';
  const limits = { kind, cancel: cancelStatement } as const;
  return meterPool(limitPool(openPostgres(url, size, patience), limits), name, size);
};

/** Connections that feed the search store: one copies what was written, one fills it. */
const feeders = 2;

/** Milliseconds that a portion of the feed may take. */
const longestFeed = 60_000;

/** Searches have connections of their own, so that slow ones keep nobody from signing in or posting. */
const openServer = (config: Config, url: string): Database => {
  const {
    databasePoolSize,
    databaseSearchPoolSize: size,
    databaseReplicaUrls = [],
    searchDatabaseUrl,
  } = config;
  const main = serverPool(url, databasePoolSize, 'main');
  const { pool, writes } = countWrites(main.pool);
  const database = sqlOver(pool);
  // Where another server can be asked, one that says nothing is given up soon.
  const patience = { connect: 2_000, query: config.databaseSearchTimeout + 2_000 };
  const search = serverPool(url, size, 'search');
  const replicas = databaseReplicaUrls.map((replica) => serverPool(replica, size, 'replica', patience));
  const reading = firstThatAnswers([...replicas.map((replica) => replica.pool)], search.pool);
  const readSql = sqlOver(reading);
  const store = searchDatabaseUrl
    ? {
        searching: serverPool(searchDatabaseUrl, size, 'store', patience),
        feeding: serverPool(searchDatabaseUrl, feeders, 'feed', { ...patience, query: longestFeed }),
      }
    : undefined;
  const searchStore = store && { sql: sqlOver(store.feeding.pool), readSql: sqlOver(store.searching.pool) };
  return {
    sql: database,
    readSql,
    ...(searchStore && { searchStore }),
    lost: neverLost,
    idleTime: undefined,
    writes,
    meters: [main, search, ...replicas, ...(store ? [store.searching, store.feeding] : [])].map(
      ({ meter }) => meter,
    ),
    isShared: true,
    close: async () => {
      const opened = [database, readSql, ...(searchStore ? Object.values(searchStore) : [])];
      await Promise.all(opened.map((each) => each.destroy()));
    },
  };
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

/** Opens the database, brings its tables up to date and checks that it works. */
export const openDatabase = async (config: Config): Promise<Database> => {
  const database = config.databaseUrl
    ? openServer(config, config.databaseUrl)
    : await openEmbedded(config.dataDir);
  try {
    await prepareDatabase(database.sql);
    return database;
  } catch (failure) {
    await database.close();
    throw failure;
  }
};

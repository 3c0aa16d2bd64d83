/** Connects to PostgreSQL, its replicas and the search store, as far as they are named. */
import type { Config } from '../config.js';
import { type Engine, neverLost } from './engine.js';
import { limitPool } from './limited-pool.js';
import { meterPool, type PoolMeter } from './pool-meter.js';
import { firstThatAnswers } from './pools-in-turn.js';
import { cancelStatement, openPostgres, type Patience } from './postgres-pool.js';

const serverPool = (url: string, size: number, name: PoolMeter['name'], patience?: Patience) => {
  const kind = name === 'main' || name === 'feed' ? 'statement' : 'search';
  const limits = { kind, cancel: cancelStatement } as const;
  return meterPool(limitPool(openPostgres(url, size, patience), limits), name, size);
};

/** Connections that feed the search store: one copies what was written, one fills it. */
const feeders = 2;

/** Milliseconds that a portion of the feed may take. */
const longestFeed = 60_000;

/** Makes the pools; they connect with their first statements. */
export const openPostgresEngine = (config: Config, url: string): Engine => {
  const {
    databasePoolSize,
    databaseSearchPoolSize: size,
    databaseReplicaUrls = [],
    searchDatabaseUrl,
  } = config;
  const main = serverPool(url, databasePoolSize, 'main');
  // Where another server can be asked, one that says nothing is given up soon.
  const patience = { connect: 2_000, query: config.databaseSearchTimeout + 2_000 };
  const search = serverPool(url, size, 'search');
  const replicas = databaseReplicaUrls.map((replica) => serverPool(replica, size, 'replica', patience));
  const store = searchDatabaseUrl
    ? {
        searching: serverPool(searchDatabaseUrl, size, 'store', patience),
        feeding: serverPool(searchDatabaseUrl, feeders, 'feed', { ...patience, query: longestFeed }),
      }
    : undefined;
  return {
    opened: Promise.resolve(),
    main: main.pool,
    search: firstThatAnswers([...replicas.map((replica) => replica.pool)], search.pool),
    ...(store && { searchStore: { main: store.feeding.pool, search: store.searching.pool } }),
    lost: neverLost,
    idleTime: undefined,
    meters: [main, search, ...replicas, ...(store ? [store.searching, store.feeding] : [])].map(
      ({ meter }) => meter,
    ),
    isShared: true,
    leave: () => undefined,
  };
};

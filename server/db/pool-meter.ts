/** Watches a pool of either engine: how many connections are lent, how long one waits for them, and each statement. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** Called with what happens in a pool. */
export interface PoolWatcher {
  /** A connection was lent after so many seconds. */
  lent?: (seconds: number) => void;
  /** A statement begins; what is returned is called when it has ended. */
  began?: (statement: string) => (isFailed: boolean) => void;
}

/** What is known of a pool. */
export interface PoolMeter {
  readonly name: 'main' | 'search' | 'replica' | 'store' | 'feed';
  /** Connections it may have. */
  readonly most: number;
  /** Connections that are lent now. */
  readonly lent: () => number;
  /** How many wait for one now. */
  readonly waiting: () => number;
  /** Begins to tell a watcher; returns how to end it. */
  readonly watch: (watcher: PoolWatcher) => () => void;
}

/** A connection whose statements are watched until it is given back. */
const watched = (
  client: PostgresPoolClient,
  watchers: ReadonlySet<PoolWatcher>,
  onRelease: () => void,
): PostgresPoolClient => {
  const query = async (statement: string, parameters: readonly unknown[]): Promise<unknown> => {
    const ends = [...watchers].flatMap((watcher) => watcher.began?.(statement) ?? []);
    let isFailed = true;
    try {
      const result = await client.query(statement, parameters);
      isFailed = false;
      return result;
    } finally {
      for (const end of ends) end(isFailed);
    }
  };
  const release = (): void => {
    onRelease();
    client.release();
  };
  return { query, release } as PostgresPoolClient;
};

/** Wraps a pool so that it is watched. */
export const meterPool = (
  pool: PostgresPool,
  name: PoolMeter['name'],
  most: number,
): { pool: PostgresPool; meter: PoolMeter } => {
  const watchers = new Set<PoolWatcher>();
  let lent = 0;
  let waiting = 0;

  const connect = async (): Promise<PostgresPoolClient> => {
    const asked = performance.now();
    waiting += 1;
    try {
      const client = await pool.connect();
      lent += 1;
      for (const watcher of watchers) watcher.lent?.((performance.now() - asked) / 1000);
      return watched(client, watchers, () => {
        lent -= 1;
      });
    } finally {
      waiting -= 1;
    }
  };

  return {
    pool: { connect, end: () => pool.end() },
    meter: {
      ...{ name, most },
      lent: () => lent,
      waiting: () => waiting,
      watch: (watcher) => {
        watchers.add(watcher);
        return () => void watchers.delete(watcher);
      },
    },
  };
};

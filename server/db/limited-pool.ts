/**
 * Holds statements to the limits of their caller (docs/decisions/0107): they wait for a connection so long, run so long, and
 * those that nobody waits for any more are dropped from the queue or cancelled.
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { type Caller, currentCaller } from '../caller.js';

/** A statement that was given up; the code is PostgreSQL's SQLSTATE. */
export class StatementError extends Error {
  readonly code: '57014' | '53300';

  constructor(code: StatementError['code'], message: string) {
    super(message);
    this.name = 'StatementError';
    this.code = code;
  }
}

/** How a pool is limited. */
export interface PoolLimits {
  /** Which limit holds for its statements. */
  kind: 'search' | 'statement';
  /**
   * Cancels what a connection runs when its time is over or nobody waits for it; the connection is then not lent again, since
   * the request may arrive after the statement has ended. The embedded engine has no such request: row limits bound its work.
   */
  cancel?: (client: PostgresPoolClient) => void;
}

const given = (): StatementError => new StatementError('57014', 'Nobody waits for this statement any more.');

/** Waits for a connection; one that comes too late is given back. */
const connectFor = async (pool: PostgresPool, caller: Caller): Promise<PostgresPoolClient> => {
  const { limits, signal } = caller;
  if (signal?.aborted) throw given();
  const lent = pool.connect();
  let [stop, giveUp]: [() => void, () => void] = [() => undefined, () => undefined];
  const stopped = new Promise<never>((_, reject) => {
    const late = setTimeout(() => {
      reject(new StatementError('53300', 'No connection to the database was free in time.'));
    }, limits.wait);
    giveUp = () => {
      reject(given());
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    stop = () => {
      clearTimeout(late);
      signal?.removeEventListener('abort', giveUp);
    };
  });
  try {
    return await Promise.race([lent, stopped]);
  } catch (failure) {
    lent.then(
      (client) => {
        client.release();
      },
      () => undefined,
    );
    throw failure;
  } finally {
    stop();
  }
};

const ends = /^(?:commit|rollback)$/i;

/** The limit is a timer here and not a setting there: that would be more round trips, and a pooler lends sessions to others. */
const limitedClient = (
  client: PostgresPoolClient,
  { limits, signal }: Caller,
  { kind, cancel }: PoolLimits,
): PostgresPoolClient => {
  let isCancelled = false;
  const stop = (): void => {
    isCancelled = cancel !== undefined;
    cancel?.(client);
  };
  const query: PostgresPoolClient['query'] = (async (statement: string, parameters: readonly unknown[]) => {
    if (ends.test(statement)) return client.query(statement, parameters);
    if (signal?.aborted) throw given();
    const late = cancel && setTimeout(stop, limits[kind]);
    try {
      return await client.query(statement, parameters);
    } finally {
      clearTimeout(late);
    }
  }) as PostgresPoolClient['query'];
  signal?.addEventListener('abort', stop, { once: true });
  const release = (): void => {
    signal?.removeEventListener('abort', stop);
    (client as { release: (isSpent: boolean) => void }).release(isCancelled);
  };
  return { query, release };
};

/** Wraps a pool; work without a caller passes as it is. */
export const limitPool = (pool: PostgresPool, limits: PoolLimits): PostgresPool => ({
  connect: async () => {
    const caller = currentCaller();
    return caller ? limitedClient(await connectFor(pool, caller), caller, limits) : pool.connect();
  },
  end: () => pool.end(),
});

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
  /** Whether the engine can be told how long a statement may take; the embedded one ignores it. */
  hasTimeouts: boolean;
  /** Cancels what a connection runs, which is then not lent again: the request may arrive after the statement has ended. */
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

const begins = /^(?:begin|start transaction)\b/i;
const ends = /^(?:commit|rollback)$/i;

type Query = (statement: string, parameters: readonly unknown[]) => Promise<unknown>;

/** `SET LOCAL` ends with its transaction, so it stays right where a pooler lends the connection to others in between. */
const withTimeout = (run: Query, milliseconds: number): Query => {
  const begin = `begin; set local statement_timeout = ${String(milliseconds)}`;
  let isOpen = false;
  const alone: Query = async (statement, parameters) => {
    await run(begin, []);
    // After a failure the commit is a rollback.
    const result = await run(statement, parameters).catch(async (failure: unknown) => {
      await run('commit', []).catch(() => undefined);
      throw failure;
    });
    await run('commit', []);
    return result;
  };
  return (statement, parameters) => {
    if (begins.test(statement)) {
      isOpen = true;
      return run(statement.replace(begins, begin), []);
    }
    if (isOpen) {
      isOpen = !ends.test(statement);
      return run(statement, parameters);
    }
    return alone(statement, parameters);
  };
};

const limitedClient = (
  client: PostgresPoolClient,
  { limits, signal }: Caller,
  { kind, hasTimeouts, cancel }: PoolLimits,
): PostgresPoolClient => {
  let isCancelled = false;
  const run: Query = async (statement, parameters) => {
    if (signal?.aborted && !ends.test(statement)) throw given();
    return client.query(statement, parameters);
  };
  const query = hasTimeouts ? withTimeout(run, limits[kind]) : run;
  const onGone = (): void => {
    isCancelled = cancel !== undefined;
    cancel?.(client);
  };
  signal?.addEventListener('abort', onGone, { once: true });
  const release = (): void => {
    signal?.removeEventListener('abort', onGone);
    (client as { release: (isSpent: boolean) => void }).release(isCancelled);
  };
  return { query, release } as PostgresPoolClient;
};

/** Wraps a pool; work without a caller passes as it is. */
export const limitPool = (pool: PostgresPool, limits: PoolLimits): PostgresPool => ({
  connect: async () => {
    const caller = currentCaller();
    return caller ? limitedClient(await connectFor(pool, caller), caller, limits) : pool.connect();
  },
  end: () => pool.end(),
});

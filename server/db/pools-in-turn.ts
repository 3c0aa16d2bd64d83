/** Lends connections of replicas in turn, and of the main database while none of them takes any. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { StatementError } from './limited-pool.js';

/** Milliseconds for which a replica that refused is passed over. */
const passedOverFor = 2_000;

/** Makes one pool of several; `last` is asked when no other answers. */
export const firstThatAnswers = (
  pools: readonly PostgresPool[],
  last: PostgresPool,
  now: () => number = () => performance.now(),
): PostgresPool => {
  const refusedAt = new Map<PostgresPool, number>();
  let turn = 0;

  const inTurn = (): PostgresPool[] => {
    turn += 1;
    return pools
      .map((_, at) => pools[(turn + at) % pools.length])
      .filter((pool) => pool !== undefined)
      .filter((pool) => now() - (refusedAt.get(pool) ?? Number.NEGATIVE_INFINITY) > passedOverFor);
  };

  const connect = async (): Promise<PostgresPoolClient> => {
    for (const pool of inTurn()) {
      try {
        return await pool.connect();
      } catch (failure) {
        // Its connections are all lent, or nobody waits any more: it is there all the same.
        if (failure instanceof StatementError) throw failure;
        refusedAt.set(pool, now());
      }
    }
    return last.connect();
  };

  return {
    connect,
    end: async () => {
      await Promise.all([...pools, last].map((pool) => pool.end()));
    },
  };
};

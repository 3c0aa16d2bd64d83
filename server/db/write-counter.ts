/** Counts the writes of this process to what public answers show, so that it knows when to look for what changed. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** A pool whose writes are counted. */
export interface CountedPool {
  pool: PostgresPool;
  /** How many transactions have written so far. */
  writes: () => number;
}

/** Statements that write listings or what they show of their owners; a statement may do so after `with`. */
const write = /\b(?:insert\s+into|update|delete\s+from|truncate)\s+"?(?:listing|app_user|rera_check)\b/i;

/** Counts a write when its connection is given back: by then it is committed. */
export const countWrites = (pool: PostgresPool): CountedPool => {
  let count = 0;
  const counted = (client: PostgresPoolClient): PostgresPoolClient => {
    let hasWritten = false;
    const query = (statement: string, parameters: readonly unknown[]): unknown => {
      hasWritten ||= write.test(statement);
      return client.query(statement, parameters);
    };
    const release = (): void => {
      if (hasWritten) count += 1;
      client.release();
    };
    return { query, release } as PostgresPoolClient;
  };
  return {
    pool: { connect: async () => counted(await pool.connect()), end: () => pool.end() },
    writes: () => count,
  };
};

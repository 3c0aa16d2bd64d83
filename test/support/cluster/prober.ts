/** Writes and reads without a pause, and knows what was acknowledged and how long nothing was. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Asks again and again; made by startProber. */
export interface Prober {
  /** How many were answered. */
  answered(): number;
  /** The longest time without an answer that ended after a moment, or has not ended yet, in milliseconds. */
  longestGapSince(moment: number): number;
  stop(): Promise<void>;
}

const every = 100;

/** Begins to ask; an answer is a promise that is kept. */
export const startProber = (ask: () => Promise<unknown>): Prober => {
  const answers: number[] = [performance.now()];
  const over = new AbortController();
  const work = (async () => {
    while (!over.signal.aborted) {
      const isAnswered = await ask().then(
        () => true,
        () => false,
      );
      if (isAnswered) answers.push(performance.now());
      await sleep(every);
    }
  })();
  return {
    answered: () => answers.length - 1,
    longestGapSince(moment) {
      const ends = [...answers.slice(1), performance.now()];
      return Math.max(...ends.map((end, at) => (end > moment ? end - (answers[at] ?? end) : 0)));
    },
    async stop() {
      over.abort();
      await work;
    },
  };
};

/** Rows that are written one after the other, straight into the database. */
export const writeRows = async (
  url: string,
): Promise<{ write(): Promise<void>; lost(): Promise<number[]> }> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: 5000,
    query_timeout: 15_000,
  });
  pool.on('error', () => undefined);
  await pool.query('create table cluster_row (number integer)');
  const acknowledged: number[] = [];
  let next = 0;
  return {
    async write() {
      const number = ++next;
      await pool.query('insert into cluster_row values ($1)', [number]);
      acknowledged.push(number);
    },
    async lost() {
      const { rows } = await pool.query<{ number: number }>('select number from cluster_row');
      await pool.end();
      const found = new Set(rows.map(({ number }) => number));
      return acknowledged.filter((number) => !found.has(number));
    },
  };
};

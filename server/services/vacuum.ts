/** Vacuums the embedded engine in quiet moments: its one connection makes every request wait meanwhile. */
import type { Database } from '../db/database.js';
import { vacuumTable, vacuumWorstTable } from '../repositories/vacuum.js';

/** Milliseconds without a statement that are a quiet moment. */
const quiet = 1000;
/** Milliseconds after which a table is vacuumed in a busy moment too, so that none grows without end. */
const longest = 6 * 3_600_000;

/** Vacuums after many changes while nobody waits: in a command, or before the market opens. */
export const vacuumNow = async (sql: Database['sql']): Promise<void> => {
  await vacuumTable(sql, 'listing');
};

/** Makes the vacuum; each call vacuums one table at most. PostgreSQL does so by itself. */
export const createVacuum = (
  { sql, idleTime }: Pick<Database, 'sql' | 'idleTime'>,
  now: () => number = () => performance.now(),
): (() => Promise<void>) => {
  let lastAt = now();
  return async () => {
    if (!idleTime || (idleTime() < quiet && now() - lastAt < longest)) return;
    await vacuumWorstTable(sql);
    lastAt = now();
  };
};

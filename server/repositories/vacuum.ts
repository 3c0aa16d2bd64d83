/** Vacuums tables of the embedded engine, which has no autovacuum workers. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';

/** Rows deleted, replaced or added since the last vacuum from which a table is worth one. */
const manyRows = 500;

/** Finds the table with the most rows to vacuum; undefined when none has many. */
const findWorstTable = async (database: Sql): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables where schemaname = current_schema()
      and n_dead_tup + n_ins_since_vacuum > greatest(${manyRows}::int, n_live_tup / 10)
    order by n_dead_tup + n_ins_since_vacuum desc limit 1`.execute(database);
  return rows[0]?.name;
};

/** Vacuums and analyses a table. */
export const vacuumTable = async (database: Sql, name: string): Promise<void> => {
  await sql`vacuum (analyze) ${sql.id(name)}`.execute(database);
};

/** Vacuums and analyses the table that needs it most, if one does. */
export const vacuumWorstTable = async (database: Sql): Promise<void> => {
  // The engine writes its statistics down once a second at most, and only after a statement.
  await sql`select pg_stat_force_next_flush()`.execute(database);
  const name = await findWorstTable(database);
  if (name !== undefined) await vacuumTable(database, name);
};

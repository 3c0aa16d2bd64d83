/** Brings the tables up to date at every start. */
import { type Kysely, sql } from 'kysely';
import { migrations } from './migrations/list.js';
import type { Tables } from './tables.js';

/** Number of the advisory lock: any that no other user of the database takes. */
const lockNumber = 7_466_391;

/** Every migration of this version. */
export const allMigrations: readonly number[] = migrations.map(([number]) => number);

/** Runs those of the migrations that are missing; several servers starting at once wait for each other. */
export const applyMigrations = async (
  transaction: Kysely<Tables>,
  wanted: readonly number[] = allMigrations,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
  await sql`create table if not exists schema_migration (
    number integer primary key, name text not null, applied_at timestamptz(3) not null default now()
  )`.execute(transaction);
  const done = await transaction.selectFrom('schema_migration').select('number').execute();
  const applied = new Set(done.map(({ number }) => number));
  const unknown = [...applied].find((number) => !migrations.some(([known]) => known === number));
  if (unknown !== undefined)
    throw new Error(`The database is of a newer version (migration ${unknown}). Start that version instead.`);
  for (const [number, { name, statements }] of migrations) {
    if (applied.has(number) || !wanted.includes(number)) continue;
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    await transaction.insertInto('schema_migration').values({ number, name }).execute();
  }
};

/** Runs what is missing in one transaction. */
export const migrate = (database: Kysely<Tables>): Promise<void> =>
  database.transaction().execute((transaction) => applyMigrations(transaction));

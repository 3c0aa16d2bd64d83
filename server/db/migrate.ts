/** Brings the tables up to date at every start. */
import { type Kysely, sql } from 'kysely';
import { migrations, minorVersion } from './migrations/list.js';
import type { Tables } from './tables.js';

/** Number of the advisory lock: any that no other user of the database takes. */
const lockNumber = 7_466_391;

interface AppliedMigration {
  number: number;
  /** The oldest minor version that works with it; null from before versions were noted. */
  from: string | null;
}

/** Every migration of this version. */
export const allMigrations: readonly number[] = migrations.map(([number]) => number);

const placeOf = (minor: string): number => {
  const [major = 0, below = 0] = minor.split('.').map(Number);
  return major * 1000 + below;
};

/** The minor version before; the first one of a major version has none. */
const versionBefore = (minor: string): string => {
  const [major = 0, below = 0] = minor.split('.').map(Number);
  return `${major}.${Math.max(0, below - 1)}`;
};

const makeTable = async (transaction: Kysely<Tables>): Promise<void> => {
  await sql`create table if not exists schema_migration (
    number integer primary key, name text not null, applied_at timestamptz(3) not null default now()
  )`.execute(transaction);
  // Asked first, since even an unneeded change of a table waits for everybody who reads it, such as a backup.
  const { rows } = await sql`select 1 from pg_attribute
    where attrelid = 'schema_migration'::regclass and attname = 'compatible_from'`.execute(transaction);
  if (rows.length === 0)
    await sql`alter table schema_migration add column compatible_from text`.execute(transaction);
};

/** Refuses tables that this version cannot work with; returns the migrations that only newer versions know. */
const checkNewer = (applied: readonly AppliedMigration[]): number[] => {
  const newer = applied.filter(({ number }) => !allMigrations.includes(number));
  const broken = newer.find(({ from }) => from === null || placeOf(from) > placeOf(minorVersion));
  if (broken)
    throw new Error(
      `The database is of a newer version (migration ${broken.number}), and version ${minorVersion} cannot work with it. ` +
        `Start ${broken.from === null ? 'that version' : `version ${broken.from} or newer`}, or restore a backup with this one.`,
    );
  return newer.map(({ number }) => number);
};

/**
 * Runs those of the migrations that are missing; several servers starting at once wait for each other. Returns the
 * migrations of a newer version that this one works with.
 */
export const applyMigrations = async (
  transaction: Kysely<Tables>,
  wanted: readonly number[] = allMigrations,
): Promise<number[]> => {
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
  await makeTable(transaction);
  const done = await transaction
    .selectFrom('schema_migration')
    .select(['number', 'compatible_from as from'])
    .orderBy('number')
    .execute();
  const newer = checkNewer(done);
  const applied = new Set(done.map(({ number }) => number));
  for (const [number, { name, statements, compatibleFrom }] of migrations) {
    if (applied.has(number) || !wanted.includes(number)) continue;
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    const compatible_from = compatibleFrom ?? versionBefore(minorVersion);
    await transaction.insertInto('schema_migration').values({ number, name, compatible_from }).execute();
  }
  return newer;
};

/** Runs what is missing in one transaction; returns as `applyMigrations` does. */
export const migrate = (database: Kysely<Tables>): Promise<number[]> =>
  database.transaction().execute((transaction) => applyMigrations(transaction));

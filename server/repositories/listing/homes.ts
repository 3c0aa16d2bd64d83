/** Which home a listing offers: one that its owner posts again keeps the history of its prices. */
import { sql } from 'kysely';
import type { Sql } from '../../db/database.js';
import type { ListingRow } from './row.js';

/** How long a home that left the market is remembered, in milliseconds: 14 weeks. */
export const homeMemory = 14 * 7 * 24 * 3_600_000;

const given = sql.raw('given(id text, owner_id text, source_key text, fingerprint text)');

/** A home whose listing is on the market still is another one with the same numbers: a builder has many. */
const isFree = sql.raw(`not exists (select from listing l where l.home_id = home.id and l.status = 'Active'
  and l.deleted_at is null and (l.expires_at is null or l.expires_at > now()))`);

const isRemembered = sql`(home.left_at > now() - ${`${homeMemory} ms`}::interval
  or exists (select from listing l where l.home_id = home.id
    and coalesce(l.deleted_at, l.expires_at, now()) > now() - ${`${homeMemory} ms`}::interval))`;

/** Returns the rows with their `home_id`: that of the owner's home of the same fingerprint, or a new one. */
export const withHomes = async (database: Sql, rows: readonly ListingRow[]): Promise<ListingRow[]> => {
  // One row for each home, should a file name several that look alike.
  const { rows: known } = await sql<{ row: string; home: string }>`
    select distinct on (home.id) given.id as row, home.id as home
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${given}
    join home on home.owner_id = given.owner_id and home.fingerprint = given.fingerprint
    where ${isFree} and ${isRemembered}`.execute(database);
  const homes = new Map(known.map(({ row, home }) => [row, home]));
  return rows.map((row) => ({ ...row, home_id: homes.get(row.id as string) ?? row.id }));
};

/** Remembers by which fingerprints the homes of listings that were just written are found again. */
export const rememberHomes = async (database: Sql, rows: readonly ListingRow[]): Promise<void> => {
  await sql`
    insert into home (owner_id, fingerprint, id)
    select distinct on (given.owner_id, given.fingerprint) given.owner_id, given.fingerprint, l.home_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${given}
    join listing l on l.id = given.id or (l.owner_id = given.owner_id and l.source_key = given.source_key)
    where given.fingerprint is not null
    on conflict (owner_id, fingerprint) do update set id = excluded.id, left_at = null`.execute(database);
};

/** Deletes homes that left the market long ago, and prices of homes that nobody can ask for any more. */
export const deleteForgottenHomes = async (database: Sql, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - homeMemory).toISOString();
  await sql`
    delete from home where left_at < ${before}::timestamptz
      and not exists (select from listing where home_id = home.id)`.execute(database);
  await sql`
    delete from listing_price p where not exists (select from listing where home_id = p.home_id)
      and not exists (select from home where id = p.home_id)`.execute(database);
};

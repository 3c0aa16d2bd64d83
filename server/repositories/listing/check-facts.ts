/** What the rules of honest listings compare a listing with: its owner, others nearby, other people's homes and photos. */
import { sql } from 'kysely';
import type { ListingCheck } from '../../../src/api/contract/listing-checks.schema.js';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import { isPublic } from './filters.js';
import type { ListingRow } from './row.js';

/** What is known of an owner. */
export interface OwnerFacts {
  id: string;
  usertype: string;
  phoneVerified: boolean;
  /** Homes on the market. */
  homes: number;
}

/** Finds owners; what proves a phone waits until the transaction ends, so that no listing misses it. */
export const findOwnerFacts = async (
  transaction: Sql,
  ids: readonly string[],
): Promise<Map<string, OwnerFacts>> => {
  const { rows } = await sql<OwnerFacts>`
    select u.id, u.usertype, u.phone_verified as "phoneVerified", (
      select count(distinct l.home_id)::int from listing l
      where l.owner_id = u.id and l.status = 'Active' and l.deleted_at is null) as homes
    from app_user u where u.id = any(${[...ids]}::text[]) order by u.id for share of u`.execute(transaction);
  return new Map(rows.map((owner) => [owner.id, owner]));
};

/** A listing as it was before it is written again. */
export interface ListingBefore {
  id: string;
  kind: ListingKind;
  city: string;
  locality: string;
  cityKey: string;
  localityKey: string;
  /** Rupees. */
  amount: number;
  /** Rupees as they were first shown or last approved; null where it was not edited since, or was never shown. */
  settledAmount: number | null;
  status: string;
  inactiveReason: string | null;
  checks: ListingCheck[];
  flaggedAt: Date | null;
  createdAt: Date;
}

type StoredBefore = ListingBefore & { ownerId: string; sourceKey: string | null };

const beforeColumns =
  sql.raw(`l.id, l.owner_id as "ownerId", l.source_key as "sourceKey", l.kind, l.city, l.locality,
  l.city_key as "cityKey", l.locality_key as "localityKey", l.amount::float8 as amount,
  l.settled_amount::float8 as "settledAmount", l.status,
  l.inactive_reason as "inactiveReason", l.checks, l.flagged_at as "flaggedAt", l.created_at as "createdAt"`);

/** Finds and locks what rows of files will replace, by row id. */
export const findReplaced = async (
  transaction: Sql,
  rows: readonly ListingRow[],
): Promise<Map<unknown, ListingBefore>> => {
  const keyed = rows.filter(({ source_key }) => source_key !== null);
  if (keyed.length === 0) return new Map();
  const { rows: found } = await sql<StoredBefore & { row: string }>`
    select given.id as row, ${beforeColumns}
    from jsonb_to_recordset(${JSON.stringify(keyed)}::jsonb) as given(id text, owner_id text, source_key text)
    join listing l on l.owner_id = given.owner_id and l.source_key = given.source_key
    order by l.id for update of l`.execute(transaction);
  return new Map(found.map(({ row, ...before }) => [row, before]));
};

/** Finds a listing before it is edited. */
export const findBefore = async (transaction: Sql, id: string): Promise<ListingBefore | undefined> => {
  const { rows } = await sql<ListingBefore>`
    select ${beforeColumns} from listing l where l.id = ${id} for update`.execute(transaction);
  return rows[0];
};

/** The middle price of a kind in a locality: rupees a square foot, and in all. */
export interface MedianPrice {
  count: number;
  rate: number | null;
  amount: number | null;
}

/** Only so many of the newest listings are compared. */
const mostCompared = 500;

const median = (column: string) =>
  sql.raw(`percentile_cont(0.5) within group (order by ${column}::float8) filter (where ${column} > 0)`);

/** Finds the middle price of the public listings of a kind in a locality. */
export const findMedianPrice = async (
  database: Sql,
  kind: ListingKind,
  cityKey: string,
  localityKey: string,
): Promise<MedianPrice> => {
  const { rows } = await sql<MedianPrice>`
    select count(*)::int as count, ${median('rate')} as rate, ${median('amount')} as amount
    from (select l.rate, l.amount from listing l where l.kind = ${kind} and l.city_key = ${cityKey}
      and l.locality_key = ${localityKey} and ${isPublic} order by l.ranked_at desc limit ${mostCompared}) near`.execute(
    database,
  );
  return rows[0] ?? { count: 0, rate: null, amount: null };
};

/** Returns those of the city keys that confirmed places have. */
export const findKnownCities = async (database: Sql, cityKeys: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ key: string }>`
    select given.key from unnest(${[...cityKeys]}::text[]) given(key)
    where exists (select from place p where p.city_key = given.key and not p.proposed)`.execute(database);
  return new Set(rows.map(({ key }) => key));
};

/** Returns the ids of the rows whose home another owner has on the market at nearly the same price. */
export const findSharedHomes = async (database: Sql, rows: readonly ListingRow[]): Promise<Set<unknown>> => {
  const { rows: found } = await sql<{ id: string }>`
    select distinct given.id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as
      given(id text, owner_id text, fingerprint text, amount float8)
    join home on home.fingerprint = given.fingerprint and home.owner_id <> given.owner_id
    join listing l on l.home_id = home.id and ${isPublic}
    where abs(l.amount - given.amount) <= 0.02 * given.amount`.execute(database);
  return new Set(found.map(({ id }) => id));
};

/** Tells whether a public listing of somebody else shows one of the photos, or one that looks the same. */
export const hasSharedPhoto = async (
  database: Sql,
  ownerId: string,
  images: readonly string[],
  mostDifference: number,
): Promise<boolean> => {
  if (images.length === 0) return false;
  const { rows } = await sql`
    select from media_file mine join media_file other
      on photo_bands(other.dhash) && photo_bands(mine.dhash) and other.key <> mine.key
    join listing l on l.id = other.listing_id and ${isPublic}
    where mine.key = any(${[...images]}::text[]) and l.owner_id <> ${ownerId}
      and bit_count((other.dhash # mine.dhash)::bit(64)) <= ${mostDifference} limit 1`.execute(database);
  return rows.length > 0;
};

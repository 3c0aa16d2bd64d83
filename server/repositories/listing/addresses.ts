/** Lists what a search engine may visit, by age: the oldest first. */
import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import { isPublic } from './filters.js';

/** A public listing and the day of its last edit, yyyy-MM-dd. */
export interface ListingAddress {
  kind: ListingKind;
  id: string;
  day: string;
}

/** A place in the order by age. */
export interface AgePosition {
  /** Time of creation as the database writes it. */
  at: string;
  id: string;
}

const behind = (after: AgePosition | undefined): RawBuilder<boolean> =>
  after ? sql`(l.created_at, l.id) > (${after.at}::timestamptz, ${after.id})` : sql`true`;

const byAge = sql`l.created_at, l.id`;

/** Finds the position of the listing so many places behind another; undefined when there are fewer. */
export const findPosition = async (
  database: Sql,
  count: number,
  after?: AgePosition,
): Promise<AgePosition | undefined> => {
  const { rows } = await sql<AgePosition>`
    select l.created_at::text as at, l.id from listing l where ${isPublic} and ${behind(after)}
    order by ${byAge} offset ${count - 1} limit 1`.execute(database);
  return rows[0];
};

/** Finds the public listings behind a position, at most so many. */
export const findAddresses = async (
  database: Sql,
  limit: number,
  after?: AgePosition,
): Promise<(ListingAddress & AgePosition)[]> => {
  const { rows } = await sql<ListingAddress & AgePosition>`
    select l.kind, l.id, l.created_at::text as at, to_char(l.updated_at at time zone 'UTC', 'YYYY-MM-DD') as day
    from listing l where ${isPublic} and ${behind(after)} order by ${byAge} limit ${limit}`.execute(database);
  return rows;
};

/** Lists what a search engine may visit. */
import { sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import { isPublic } from './filters.js';

/** A public listing and the day of its last edit, yyyy-MM-dd. */
export interface ListingAddress {
  kind: ListingKind;
  id: string;
  day: string;
}

/** Finds the public listings, the newest first, at most so many. */
export const findAddresses = async (database: Sql, limit: number): Promise<ListingAddress[]> => {
  const { rows } = await sql<ListingAddress>`
    select l.kind, l.id, to_char(l.updated_at at time zone 'UTC', 'YYYY-MM-DD') as day
    from listing l where ${isPublic} order by l.ranked_at desc, l.id desc limit ${limit}`.execute(database);
  return rows;
};

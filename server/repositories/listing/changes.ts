/** Reads which listings were written since an earlier look. */
import { sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import { plannedOnce } from '../../db/planned-once.js';

/** One write of listings of a kind in a city; with its locality and names, unless it was one of many. */
export interface ListingChange {
  id: number;
  kind: ListingKind;
  cityKey: string;
  localityKey: string | null;
  /** What searches for words are asked of: a space before each word. */
  searchKey: string | null;
}

/** The writes of transactions since a position, and the position of the next look. */
export interface ListingChanges {
  changes: ListingChange[];
  /** The oldest transaction that may still write; an xid8. */
  position: string;
}

/**
 * Finds the changes since a position. Transactions end in another order than they began, so a later look may find the same
 * changes again. Without a position it finds those of transactions that still run, which are none.
 */
export const findListingChanges = async (database: Sql, position?: string): Promise<ListingChanges> => {
  const oldest = sql`pg_snapshot_xmin(pg_current_snapshot())`;
  const since = position === undefined ? oldest : sql`${position}::text::xid8`;
  const { rows } = await sql<ListingChanges>`select ${oldest}::text as position, (
      select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'cityKey', city_key,
        'localityKey', locality_key, 'searchKey', search_key)), '[]')
      from listing_change where changed_by >= ${since}
    ) as changes ${plannedOnce(database)}`.execute(database);
  return rows[0] ?? { changes: [], position: position ?? '0' };
};

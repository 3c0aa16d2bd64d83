/** Counts visits of listings (S-409): once a day for each visitor (D-16). */
import { sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';

/** A visit; the visitor is a digest, never an address. */
export interface Visit {
  visitor: string;
  /** yyyy-MM-dd */
  day: string;
}

/** Adds a visit; returns false when no such listing is public. Does not change last_visit_at (C-50). */
export const insertVisit = async (
  database: Sql,
  kind: ListingKind,
  id: string,
  { visitor, day }: Visit,
): Promise<boolean> => {
  const { rows } = await sql<{ found: number }>`
    with chosen as (
      select id from listing where kind = ${kind} and (id = ${id} or property_id = ${id})
        and status = 'Active' and deleted_at is null
    ), added as (
      insert into listing_visit (listing_id, visitor, day) select id, ${visitor}, ${day}::date from chosen
      on conflict do nothing returning listing_id
    ), counted as (
      update listing set visits = visits + 1 where id in (select listing_id from added)
    )
    select count(*) as found from chosen`.execute(database);
  return rows[0]?.found === 1;
};

/** The history of a listing's price; triggers of the database write it. */
import { sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import type { SearchCondition } from './condition.js';
import { every, isPublic, predicatesOf } from './filters.js';
import { timestampOf } from './reply.js';

/** A price history as JSON, and whether the public may still see its listing. */
export interface FoundPrices {
  json: string;
  isPublic: boolean;
}

const priceJson = sql.raw(
  `json_build_object('at', ${timestampOf('p.at')}, 'amount', p.amount, 'deposit', p.deposit)`,
);

/** Finds what the home of a listing cost, among the listings of a condition. */
export const findPrices = async (
  database: Sql,
  kind: ListingKind,
  id: string,
  condition: SearchCondition,
): Promise<FoundPrices | undefined> => {
  const { rows } = await sql<FoundPrices>`
    select (${isPublic}) as "isPublic",
      (select json_strip_nulls(json_build_object(
          'listedAt', ${sql.raw(timestampOf('l.listed_at'))},
          'prices', coalesce(json_agg(${priceJson} order by p.at), '[]'::json),
          'madeUp', case when bool_or(p.made_up) then true end))
        from listing_price p where p.home_id = l.home_id)::text as json
    from listing l
    where l.kind = ${kind} and (l.id = ${id} or l.property_id = ${id})
      and ${every([...predicatesOf(condition).values()])}`.execute(database);
  return rows[0];
};

/** Answers searches as one JSON text that goes to the client untouched. */
import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import type { SearchCondition, SortOrder } from './condition.js';
import { every, isPublic, type Predicate, predicatesOf, whereOf } from './filters.js';
import { listingJson } from './reply.js';

/** A search with its order and its window. */
export interface Search {
  kind: ListingKind;
  condition: SearchCondition;
  order: SortOrder;
  limit: number;
  offset: number;
}

/** The listings as a JSON array, and how many there are in all. */
export interface FoundListings {
  json: string;
  total: number;
}

/** The id ends every order, so that no listing is lost or repeated between pages. */
const orders: Record<SortOrder, RawBuilder<unknown>> = {
  newest: sql`l.ranked_at desc, l.id desc`,
  'price-up': sql`l.amount asc, l.id asc`,
  'price-down': sql`l.amount desc, l.id desc`,
  'rate-up': sql`l.rate asc nulls last, l.id asc`,
  'rate-down': sql`l.rate desc nulls last, l.id desc`,
  'area-down': sql`l.area_sqft desc nulls last, l.id desc`,
};

const countListings = async (database: Sql, where: Predicate): Promise<number> => {
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from listing l where ${where}`.execute(database);
  return rows[0]?.total ?? 0;
};

/** Finds the listings of a search. */
export const findListings = async (
  database: Sql,
  { kind, condition, order, limit, offset }: Search,
  publicUrl: string,
): Promise<FoundListings> => {
  const where = whereOf(kind, condition);
  const { rows } = await sql<{ json: string; here: number }>`
    select coalesce(json_agg(found.body order by found.place), '[]')::text as json, count(*) as here from (
      select ${listingJson(kind, publicUrl)} as body, l.place
      from (
        select l.*, row_number() over (order by ${orders[order]}) as place
        from listing l where ${where} order by ${orders[order]} limit ${limit} offset ${offset}
      ) l join app_user u on u.id = l.owner_id
    ) found`.execute(database);
  const { json, here } = rows[0] ?? { json: '[]', here: 0 };
  // A page that is not full is the last one and tells the total itself; counting costs more than finding.
  const isLast = here < limit && (here > 0 || offset === 0);
  return { json, total: isLast ? offset + here : await countListings(database, where) };
};

/** One listing as JSON, and whether the public may still see it. */
export interface FoundListing {
  json: string;
  isPublic: boolean;
}

/** Finds a listing of a kind by `_id` or `propertyId` (C-39), among those of a condition. */
export const findListing = async (
  database: Sql,
  kind: ListingKind,
  id: string,
  { publicUrl, condition }: { publicUrl: string; condition: SearchCondition },
): Promise<FoundListing | undefined> => {
  const { rows } = await sql<FoundListing>`
    select ${listingJson(kind, publicUrl)}::text as json, (${isPublic}) as "isPublic"
    from listing l join app_user u on u.id = l.owner_id
    where l.kind = ${kind} and (l.id = ${id} or l.property_id = ${id})
      and ${every([...predicatesOf(condition).values()])}`.execute(database);
  return rows[0];
};

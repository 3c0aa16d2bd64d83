/** What happened to listings, and which searches it concerns. */
import { sql } from 'kysely';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { Sql } from '../db/database.js';
import type { SearchCondition } from './listing/condition.js';
import { every, isPublic, predicatesOf } from './listing/filters.js';

/** What is known of a listing that the public may see. */
export interface EventListing {
  cityKey: string;
  localityKey: string;
  /** Words of the project and the developer, each after a space. */
  searchKey: string;
  /** Square feet. */
  area: number | null;
}

/** An event with what searches are looked up by, as the listing is now and, where it changed, as it was. */
export interface ListingEvent {
  number: number;
  reason: 'shown' | 'changed' | 'cut' | 'gone';
  homeId: string;
  /** Left out where the public may not see the listing any more. */
  kind: ListingKind | null;
  cityKey: string | null;
  amount: number | null;
  bedrooms: number | null;
  listing: EventListing | null;
}

/** Reads the oldest events; they stay until they are deleted. */
export const findListingEvents = async (database: Sql, most: number): Promise<ListingEvent[]> => {
  const { rows } =
    await sql<ListingEvent>`select e.number, e.reason, e.home_id as "homeId", l.kind, l.city_key as "cityKey",
      l.amount, l.bedrooms, case when l.id is not null then json_build_object('cityKey', l.city_key,
        'localityKey', l.locality_key, 'searchKey', l.search_key, 'area', l.area_sqft) end as listing
    from (select number, reason, home_id, listing_id from listing_event order by number limit ${most}) e
    left join listing l on l.id = e.listing_id and ${isPublic}
    order by e.number`.execute(database);
  return rows;
};

/** A search that an event may concern. */
export interface CandidateSearch {
  id: string;
  query: string;
  partnerKey: string;
  isAlike: boolean;
}

/** Searches of a kind are looked up by these: every one of them may hold for some listing of the events. */
export interface EventBounds {
  kind: ListingKind;
  cityKey: string;
  /** Rupees. */
  least: number;
  most: number;
  rooms: readonly (number | null)[];
}

/** Finds the searches that may find listings within the bounds, in the order of what they ask for. */
export const findCandidates = async (
  database: Sql,
  { kind, cityKey, least, most, rooms }: EventBounds,
  { after, limit }: { after: string; limit: number },
): Promise<CandidateSearch[]> => {
  // A number above four is found by "four and more", which stands as 4.
  const known = [...new Set(rooms.filter((each) => each !== null).map((each) => Math.min(each, 4)))];
  const { rows } = await sql<CandidateSearch>`
    select s.id, s.query, s.partner_key as "partnerKey", s.is_alike as "isAlike"
    from saved_search_place p join saved_search s on s.id = p.search_id
    where p.kind = ${kind} and p.city_key in (${cityKey}, '')
      and (p.most is null or p.most >= ${least}::bigint) and (p.least is null or p.least <= ${most}::bigint)
      and (p.rooms is null or p.rooms && ${known}::smallint[])
      and s.frequency <> 'off' and (s.user_id is not null or s.proved is not null) and s.id > ${after}
    order by s.id limit ${limit}`.execute(database);
  return rows;
};

/** Which of several conditions an event's listing meets now, and met before, by their places in the list from 1. */
export interface MetConditions {
  number: number;
  now: number[];
  before: number[];
}

/** Compares the listings of events with conditions, as a search would. */
export const findMetConditions = async (
  database: Sql,
  numbers: readonly number[],
  conditions: readonly SearchCondition[],
): Promise<MetConditions[]> => {
  const met = conditions.map((condition) => every([...predicatesOf(condition).values()]));
  // An old row goes through the same conditions as the new one; a row without a past met nothing.
  const { rows } = await sql<MetConditions>`with asked as materialized (
      select number, listing_id, before from listing_event where number = any(${[...numbers]}::bigint[])
    ), compared as (
      select e.number, true as is_now, l.* from asked e join listing l on l.id = e.listing_id
      union all
      select e.number, false, l.* from asked e, jsonb_populate_record(null::listing, e.before) l where e.before is not null
    ), answered as (
      select l.number, l.is_now, array_positions(array[${sql.join(met)}]::boolean[], true) as places from compared l
    )
    select number, coalesce(json_agg(places) filter (where is_now) -> 0, '[]') as now,
      coalesce(json_agg(places) filter (where not is_now) -> 0, '[]') as before
    from answered group by number`.execute(database);
  return rows;
};

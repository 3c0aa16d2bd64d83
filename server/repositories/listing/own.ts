/** A person's own listings: all as one JSON text, their ids, and the facts that permissions depend on. */
import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import { listingKinds } from '../../../src/model/rules/kinds.js';
import type { Sql } from '../../db/database.js';
import { exactPoint } from './owned.js';
import { besideListing, listingJson, timestampOf } from './reply.js';

/** Days of visits an owner is shown. */
export const trendDays = 14;

/** The time of the request, and its day as visits count it (yyyy-MM-dd). */
export interface QueryTime {
  at: Date;
  day: string;
}

/** What is asked of a person's own listings. */
export interface OwnQuestion extends QueryTime {
  /** Whether pins are answered. */
  withPins: boolean;
}

const isExpired = (at: Date): RawBuilder<boolean> =>
  sql`(l.status = 'Active' and l.expires_at is not null and l.expires_at <= ${at.toISOString()}::timestamptz)`;

/** Visits of the last days, the oldest day first, of those listings that had any: most have none, and need not be asked day by day. */
const visitsByDay = (day: string): RawBuilder<unknown> => sql`
  select listing_id, array(select (select count(*) from unnest(days) as one (day) where one.day = ${day}::date - ago)::int
    from generate_series(${trendDays - 1}::int, 0, -1) ago) as counts
  from (select v.listing_id, array_agg(v.day) as days from mine join listing_visit v on v.listing_id = mine.id
    where v.day > ${day}::date - ${trendDays}::int and v.day <= ${day}::date group by 1) visited`;

/** Cards seen on those days likewise. */
const impressionsByDay = (day: string): RawBuilder<unknown> => sql`
  select listing_id, array(select coalesce((select one.count from unnest(days, counts) as one (day, count)
      where one.day = ${day}::date - ago), 0) from generate_series(${trendDays - 1}::int, 0, -1) ago) as counts
  from (select i.listing_id, array_agg(i.day) as days, array_agg(i.count) as counts
    from mine join listing_impression i on i.listing_id = mine.id
    where i.day > ${day}::date - ${trendDays}::int and i.day <= ${day}::date group by 1) seen`;

const noVisits = sql.raw(`array_fill(0, array[${String(trendDays)}])`);

/** The keys only the owner gets, and the owner's own words where others read masked ones; an expired listing is inactive, as a paused one is (C-31). */
const ownerJson = ({
  at,
  withPins,
}: OwnQuestion): RawBuilder<unknown> => sql`jsonb_strip_nulls(jsonb_build_object(
  'status', case when ${isExpired(at)} then 'Inactive' else l.status end,
  'inactiveReason', case when ${isExpired(at)} then 'expired' when l.status <> 'Active' then l.inactive_reason end,
  'reviewNote', l.review_note,
  'checks', nullif(l.checks, '[]'),
  'expiresAt', ${sql.raw(timestampOf('l.expires_at'))},
  'viewCount', l.visits,
  'contactCount', (select count(distinct w.viewer_id) from listing_view w where w.listing_id = l.id and w.paid),
  'dailyViews', coalesce(t.counts, ${noVisits}),
  'dailyImpressions', coalesce(seen.counts, ${noVisits}),
  'version', l.content_hash,
  'mapPin', ${withPins ? sql`nullif(${exactPoint}, '')` : sql`null`},
  'duplicateOf', nullif(l.first_of, l.property_id)
)) || coalesce(l.given, '{}')`;

/** The owner's listings; those equal in place, project, size, price and floor are duplicates. */
const ownedBy = (ownerId: string): RawBuilder<unknown> => sql`select m.*, first_value(m.property_id) over (
    partition by m.kind, m.city_key, m.locality_key, lower(coalesce(m.project, '')), m.property_type, m.bhk,
      m.amount, m.area_sqft, m.room_type, m.available_for, m.details->'features'->>'floorNumber'
    order by m.created_at, m.id) as first_of
  from listing m where m.owner_id = ${ownerId} and m.deleted_at is null`;

const listOf = (kind: ListingKind, publicUrl: string, asked: OwnQuestion): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(${listingJson(kind, publicUrl)}::jsonb || ${ownerJson(asked)}
    order by l.created_at desc, l.id desc), '[]')
  from mine l ${besideListing} left join trend t on t.listing_id = l.id
    left join seen on seen.listing_id = l.id
  where l.kind = ${kind})`;

/** Finds all listings of an owner, by kind, as JSON text (S-430). */
export const findOwnListings = async (
  database: Sql,
  ownerId: string,
  publicUrl: string,
  asked: OwnQuestion,
): Promise<string> => {
  const lists = listingKinds.map((kind) => sql`${sql.lit(kind)}, ${listOf(kind, publicUrl, asked)}`);
  const { rows } = await sql<{ json: string }>`
    with mine as materialized (${ownedBy(ownerId)}), trend as materialized (${visitsByDay(asked.day)}),
      seen as materialized (${impressionsByDay(asked.day)})
    select json_build_object(${sql.join(lists)})::text as json`.execute(database);
  return rows[0]?.json ?? '{}';
};

/** A listing by the names that its owner knows. */
export interface OwnName {
  id: string;
  propertyId: string;
  kind: ListingKind;
  title: string;
  /** The key of its first picture. */
  image: string | null;
  isDeleted: boolean;
}

/** Finds the names of an owner's listings, the newest first (S-434); of those in the bin, the ones with paid contacts. */
export const findOwnNames = async (database: Sql, ownerId: string): Promise<OwnName[]> => {
  const { rows } = await sql<OwnName>`
    select l.id, l.property_id as "propertyId", l.kind,
      concat_ws(', ', nullif(coalesce(l.project, l.property_type), ''), nullif(l.locality, '')) as title,
      l.images[1] as image, l.deleted_at is not null as "isDeleted"
    from listing l where l.owner_id = ${ownerId} and (l.deleted_at is null
      or exists (select 1 from listing_view w where w.listing_id = l.id and w.paid))
    order by l.created_at desc, l.id desc`.execute(database);
  return rows;
};

/** The facts that decide whether a person may change a listing. */
export interface Ownership {
  id: string;
  propertyId: string;
  ownerId: string;
  status: string;
  deletedAt: Date | null;
  /** Whether what it says cannot be: it is not shown before it is mended. */
  needsMending: boolean;
  ownerVerified: boolean;
}

const needsMending = sql<boolean>`l.checks @> '[{"does": "inactive"}]'`;

/** Finds a listing by `_id` or `propertyId`, also one in the bin. */
export const findOwnership = (database: Sql, id: string): Promise<Ownership | undefined> =>
  database
    .selectFrom('listing as l')
    .innerJoin('app_user as u', 'u.id', 'l.owner_id')
    .select([
      ...(['l.id', 'l.property_id as propertyId', 'l.owner_id as ownerId', 'l.status'] as const),
      ...(['l.deleted_at as deletedAt', 'u.phone_verified as ownerVerified'] as const),
      needsMending.as('needsMending'),
    ])
    .where((where) => where.or([where('l.id', '=', id), where('l.property_id', '=', id)]))
    .executeTakeFirst();

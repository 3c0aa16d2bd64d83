/** Finds listings like one: of its kind and use, near its price, the more alike the earlier. */
import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import type { SearchCondition } from './condition.js';
import { every, type Predicate, whereOf } from './filters.js';
import { besideListing, type ListingForm, listingJson } from './reply.js';

/** What decides what is like a listing. */
interface Subject {
  id: string;
  city: string;
  locality: string;
  type: string | null;
  amount: number;
  bedrooms: number | null;
  area: number | null;
  availableFor: string | null;
  lat: number | null;
  lng: number | null;
}

/** What is asked for. */
export interface SimilarSearch {
  kind: ListingKind;
  /** `_id` or `propertyId`. */
  like: string;
  condition: SearchCondition;
  form?: ListingForm;
  limit: number;
}

/** A row of fewer says nothing of a market. */
const fewest = 3;

/** Listings compared: first those of the locality, then others. */
const [mostHere, mostAround] = [500, 2_000];

/** A price from so much of the subject's to so much of it is like it. */
const [cheapest, dearest] = [0.6, 1.6];

/** How far around what is like it is looked for where the city has too little, in degrees of latitude: about 40 km. */
const around = 0.36;

const businessTypes = ['Office', 'Shop', 'Retail', 'Godam', 'Godown', 'Industry'];

const findSubject = async (
  database: Sql,
  { kind, like }: Pick<SimilarSearch, 'kind' | 'like'>,
): Promise<Subject | undefined> => {
  const { rows } = await sql<Subject>`
    select l.id, l.city_key as city, l.locality_key as locality, l.property_type as type, l.amount, l.bedrooms,
      l.area_sqft as area, l.available_for as "availableFor", l.place_lat as lat, l.place_lng as lng
    from listing l where l.kind = ${kind} and (l.id = ${like} or l.property_id = ${like})
      and l.status not in ('Review', 'Hidden', 'Removed', 'Suspended') and l.deleted_at is null`.execute(
    database,
  );
  return rows[0];
};

/** What one who looks at the subject could take instead: the same use, the same guests, a like price. */
const isAlternative = ({
  id,
  kind,
  type,
  amount,
  availableFor,
}: Subject & { kind: ListingKind }): Predicate =>
  every([
    sql`l.id <> ${id}`,
    sql`l.amount between ${Math.floor(amount * cheapest)}::bigint and ${Math.ceil(amount * dearest)}::bigint`,
    ...(kind === 'rent'
      ? [
          sql<boolean>`(coalesce(l.property_type, '') = any(${businessTypes}::text[])) = ${businessTypes.includes(type ?? '')}`,
        ]
      : []),
    ...(availableFor === 'Girls' || availableFor === 'Boys'
      ? [sql<boolean>`l.available_for in (${availableFor}, 'Any')`]
      : []),
  ]);

/** How unlike two numbers are, by their ratio; what one of them does not tell counts as half as large again. */
const ratio = (column: string, own: number | null): RawBuilder<number> =>
  own && own > 0
    ? sql`coalesce(abs(ln(nullif(${sql.raw(column)}, 0)::float8 / ${own}::float8)), 0.4)`
    : sql`0::float8`;

/** Kilometres between the public points; ten where one of them is not known. */
const distance = ({ lat, lng }: Subject): RawBuilder<number> =>
  lat === null || lng === null
    ? sql`10::float8`
    : sql`coalesce(111.2 * sqrt(power(l.place_lat - ${lat}::float8, 2)
        + power((l.place_lng - ${lng}::float8) * ${Math.cos((lat * Math.PI) / 180)}::float8, 2)), 10)`;

/** The smaller, the more alike: another type weighs as a room and a half, as 60 % of price, as 6 km. */
const unlikeness = (subject: Subject): RawBuilder<number> => sql`(
  case when lower(l.property_type) = lower(${subject.type}::text) then 0 else 1.5 end
  + case when l.locality_key = ${subject.locality} and l.city_key = ${subject.city} then 0
      else 0.5 + least(${distance(subject)} / 6, 4) end
  + coalesce(abs(l.bedrooms - ${subject.bedrooms}::int), 0) + 2.5 * ${ratio('l.amount', subject.amount)}
  + ${ratio('l.area_sqft', subject.area)})`;

const isInCity = ({ city }: Subject): Predicate => sql`l.city_key = ${city}`;
const isInLocality = (subject: Subject): Predicate =>
  every([isInCity(subject), sql`l.locality_key = ${subject.locality}`]);

const isAround = ({ lat, lng }: Subject): Predicate[] =>
  lat === null || lng === null
    ? []
    : [
        sql`(l.place_lat between ${lat - around}::float8 and ${lat + around}::float8
          and l.place_lng between ${lng - around}::float8 and ${lng + around}::float8)`,
      ];

/** Listings that are found, as a JSON array, and their number. */
export interface SimilarListings {
  json: string;
  total: number;
}

/** Finds the most alike in the subject's city, around it where that has too few, and none where there are too few even so. */
export const findSimilar = async (
  database: Sql,
  { kind, like, condition, form, limit }: SimilarSearch,
  publicUrl: string,
): Promise<SimilarListings> => {
  const none = { json: '[]', total: 0 };
  const subject = await findSubject(database, { kind, like });
  if (!subject) return none;
  const where = every([whereOf(kind, condition), isAlternative({ ...subject, kind })]);
  for (const place of [isInCity(subject), ...isAround(subject)]) {
    const { rows } = await sql<{ json: string | null; total: number }>`
      with near as materialized (
        (select l.id, ${unlikeness(subject)} as unlike from listing l
          where ${where} and ${isInLocality(subject)} limit ${mostHere})
        union
        (select l.id, ${unlikeness(subject)} as unlike from listing l
          where ${where} and ${place} limit ${mostAround})
      ), chosen as (select id, unlike from near order by unlike, id limit ${limit})
      select concat('[', string_agg(${listingJson(kind, publicUrl, form)}::text, ',' order by chosen.unlike, chosen.id), ']') as json,
        count(*) as total
      from chosen join listing l on l.id = chosen.id ${besideListing}`.execute(database);
    const [found] = rows;
    if (found && found.total >= fewest) return { json: found.json ?? '[]', total: found.total };
  }
  return none;
};

/** Finds the localities nearest to places in which nothing was found, with what they hold of a search. */
import { sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import type { SearchCondition } from './condition.js';
import { whereOf } from './filters.js';

/** A locality and how many of the listings that are searched for lie in it. */
export interface NearLocality {
  name: string;
  count: number;
}

/** Half the side of the square that is looked at, in degrees of latitude: about 15 km. */
const reach = 0.135;

/** Listings read; the localities of more are not all of a square, but the near ones of a sample. */
const mostRead = 2_000;

const mostOffered = 4;

type Pairs = readonly (readonly [city: string, locality: string])[];

/** The middle of places whose points are known. */
const middleOf = async (database: Sql, places: Pairs): Promise<{ lat: number; lng: number } | undefined> => {
  const { rows } = await sql<{ lat: number | null; lng: number | null }>`
    select avg(lat) as lat, avg(lng) as lng from place
    where (city_key, key) in (select * from unnest(${places.map(([city]) => city)}::text[], ${places.map(([, key]) => key)}::text[]))`.execute(
    database,
  );
  const [{ lat, lng } = { lat: null, lng: null }] = rows;
  return lat === null || lng === null ? undefined : { lat, lng };
};

/** Finds them, the nearest first; none where no place is asked for or nobody knows where it lies. */
export const findNearLocalities = async (
  database: Sql,
  kind: ListingKind,
  { localities = [], ...others }: SearchCondition,
): Promise<NearLocality[]> => {
  const places = localities.flatMap((term) => term.places);
  const middle = places.length > 0 ? await middleOf(database, places.slice(0, 20)) : undefined;
  if (!middle) return [];
  const { lat, lng } = middle;
  const { rows } = await sql<NearLocality>`
    select locality as name, count(*) as count from (
      select l.locality, power(l.place_lat - ${lat}::float8, 2)
        + power((l.place_lng - ${lng}::float8) * ${Math.cos((lat * Math.PI) / 180)}::float8, 2) as far
      from listing l where ${whereOf(kind, others)}
        and l.place_lat between ${lat - reach}::float8 and ${lat + reach}::float8
        and l.place_lng between ${lng - reach}::float8 and ${lng + reach}::float8 limit ${mostRead}) around
    where locality is not null group by locality order by min(far), locality limit ${mostOffered}`.execute(
    database,
  );
  return rows;
};

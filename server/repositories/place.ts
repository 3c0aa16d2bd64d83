/** Places people search for, and how many listings each holds. */
import { sql } from 'kysely';
import { listingKinds } from '../../src/model/rules/kinds.js';
import type { Sql } from '../db/database.js';
import { textKey } from '../text-key.js';

/** A locality of the gazetteer. */
export interface KnownPlace {
  readonly name: string;
  readonly nameMr?: string;
  readonly city: string;
  readonly region?: string;
  readonly aliases?: readonly string[];
  /** Its middle, and the metres around it in which that may lie. */
  readonly middle?: { readonly lat: number; readonly lng: number; readonly radius: number };
}

/** A locality as the database has it. */
export interface StoredPlace {
  cityKey: string;
  key: string;
  name: string;
  city: string;
  region: string | null;
  nameMr: string | null;
  aliases: string[];
}

/** Inserts the gazetteer's places; existing ones get its spelling. */
export const upsertPlaces = async (database: Sql, places: readonly KnownPlace[]): Promise<void> => {
  const values = new Map(
    places.map((place) => {
      const row = {
        city_key: textKey(place.city),
        key: textKey(place.name),
        name: place.name,
        city: place.city,
        region: place.region ?? null,
        name_mr: place.nameMr ?? null,
        aliases: [...(place.aliases ?? [])],
        lat: place.middle?.lat ?? null,
        lng: place.middle?.lng ?? null,
        radius: place.middle?.radius ?? null,
      };
      return [`${row.city_key}/${row.key}`, row];
    }),
  );
  await sql`insert into place (city_key, key, name, city, region, name_mr, aliases, lat, lng, radius)
    select city_key, key, name, city, region, name_mr, aliases, lat, lng, radius
    from jsonb_to_recordset(${JSON.stringify([...values.values()])}::jsonb) as given(
      city_key text, key text, name text, city text, region text, name_mr text, aliases text[],
      lat double precision, lng double precision, radius smallint)
    on conflict (city_key, key) do update set name = excluded.name, city = excluded.city,
      region = excluded.region, name_mr = excluded.name_mr, aliases = excluded.aliases, proposed = false,
      proposed_at = null, lat = excluded.lat, lng = excluded.lng, radius = excluded.radius`.execute(database);
};

/** A name that somebody's listing gave a place, and nobody has confirmed. */
export interface ProposedPlace {
  cityKey: string;
  key: string;
  name: string;
  city: string;
  /** Listings that name it, and their owners. */
  listings: number;
  owners: number;
}

/** Lists proposed places, those that most owners name first. */
export const findProposedPlaces = async (database: Sql, most: number): Promise<ProposedPlace[]> => {
  const { rows } = await sql<ProposedPlace>`
    select p.city_key as "cityKey", p.key, p.name, p.city, count(l.id)::int as listings,
      count(distinct l.owner_id)::int as owners
    from place p join listing l on l.city_key = p.city_key and l.locality_key = p.key and l.deleted_at is null
    where p.proposed group by p.city_key, p.key order by owners desc, listings desc, p.city_key, p.key limit ${most}`.execute(
    database,
  );
  return rows;
};

/** Confirms a proposed place; returns its name, or undefined when there is none. */
export const updateConfirmed = async (
  database: Sql,
  cityKey: string,
  key: string,
): Promise<{ name: string; city: string } | undefined> =>
  database
    .updateTable('place')
    .set({ proposed: false, proposed_at: null })
    .where('city_key', '=', cityKey)
    .where('key', '=', key)
    .where('proposed', '=', true)
    .returning(['name', 'city'])
    .executeTakeFirst();

/** Confirms places that the listings of as many owners with proved phones name; returns how many. */
export const confirmUsedPlaces = async (database: Sql, owners: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    update place p set proposed = false, proposed_at = null where p.proposed and ${owners}::int <= (
      select count(distinct l.owner_id) from listing l join app_user u on u.id = l.owner_id
      where l.city_key = p.city_key and l.locality_key = p.key and l.status = 'Active' and l.deleted_at is null
        and u.phone_verified and u.suspended_at is null)`.execute(database);
  return Number(numAffectedRows ?? 0n);
};

/** Deletes proposed places that no listing names, also none in the bin, if they were proposed before a time. */
export const deleteUnusedPlaces = async (database: Sql, before: Date): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from place p where p.proposed and p.proposed_at <= ${before.toISOString()}::timestamptz
      and not exists (select from listing l where l.city_key = p.city_key and l.locality_key = p.key)`.execute(
    database,
  );
  return Number(numAffectedRows ?? 0n);
};

/** Lists every confirmed place, by name. */
export const findPlaces = async (database: Sql): Promise<StoredPlace[]> => {
  const { rows } = await sql<StoredPlace>`select city_key as "cityKey", key, name, city, region,
    name_mr as "nameMr", aliases from place where not proposed
    order by key collate "C", city_key collate "C"`.execute(database);
  return rows;
};

/** Public listings of one kind in one locality. */
export interface PlaceCount {
  kind: string;
  cityKey: string;
  key: string;
  count: number;
}

/** Counts the public listings by kind and locality. */
export const countByPlace = async (database: Sql): Promise<PlaceCount[]> => {
  const { rows } = await sql<PlaceCount>`select kind, city_key as "cityKey", locality_key as key,
      sum(count)::bigint as count
    from listing_count group by 1, 2, 3 having sum(count) > 0`.execute(database);
  return rows;
};

/** Public listings of one kind in one city. */
export interface CityCount {
  city: string;
  kind: string;
  count: number;
}

/** Counts the public listings by city and kind. */
export const countByCity = async (database: Sql): Promise<CityCount[]> => {
  const { rows } = await sql<CityCount>`select min(city) as city, kind, sum(count)::bigint as count
    from (select city_key, city, kind, sum(count) as count from listing_count group by 1, 2, 3) spelt
    where city_key <> '' and count > 0 group by city_key, kind`.execute(database);
  return rows;
};

/** Counts the public listings of a city by kind. */
export const countInCity = async (
  database: Sql,
  cityKey: string,
): Promise<Pick<CityCount, 'kind' | 'count'>[]> => {
  const { rows } = await sql<Pick<CityCount, 'kind' | 'count'>>`select kind, sum(count)::bigint as count
    from listing_count where kind = any(${listingKinds}::text[]) and city_key = ${cityKey}
    group by kind having sum(count) > 0`.execute(database);
  return rows;
};

/** Finds the name that public listings give a city; undefined where none does. */
export const findCityName = async (database: Sql, cityKey: string): Promise<string | undefined> => {
  const { rows } = await sql<{ city: string }>`select city from listing_count
    where kind = any(${listingKinds}::text[]) and city_key = ${cityKey} and count > 0 limit 1`.execute(
    database,
  );
  return rows[0]?.city;
};

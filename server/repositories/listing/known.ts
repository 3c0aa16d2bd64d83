/** Known listings of an owner: by their keys in files, and those that look the same. */
import { sql } from 'kysely';
import type { Sql } from '../../db/database.js';
import type { ListingRow } from './row.js';

/** A listing that was imported before; media as keys. */
export interface KnownListing {
  sourceKey: string;
  propertyId: string;
  contentHash: string;
  images: string[];
  imageColours: string[] | null;
  imageRooms: string[] | null;
  imageCaptions: string[] | null;
  video: string | null;
  tourLink: string | null;
}

/** Finds the owner's listings by their keys in files, those in the bin too. */
export const listKnownListings = async (
  database: Sql,
  ownerId: string,
  sourceKeys: readonly string[],
): Promise<KnownListing[]> => {
  const { rows } = await sql<KnownListing>`
    select source_key as "sourceKey", property_id as "propertyId", content_hash as "contentHash",
      images, image_colours as "imageColours", image_rooms as "imageRooms", image_captions as "imageCaptions", video,
      details->>'tourLink' as "tourLink"
    from listing where owner_id = ${ownerId} and source_key = any(${[...sourceKeys]}::text[])`.execute(
    database,
  );
  return rows;
};

/** Two of an owner's listings that agree in place, rooms, area and price. */
export interface DuplicateListing {
  /** The id of the row it was asked for. */
  id: string;
  /** Property ID of the other. */
  propertyId: string;
}

const asked = sql.raw(`(id text, owner_id text, kind text, source_key text, city_key text, locality_key text,
  project text, property_type text, bhk text, amount bigint, area_sqft double precision, room_type text,
  available_for text, details jsonb)`);

/** Columns that are equal in a duplicate; floor and project are compared separately. */
const likeness = ['property_type', 'bhk', 'area_sqft', 'room_type', 'available_for'];
const alike = sql.raw(likeness.map((name) => `l.${name} is not distinct from r.${name}`).join(' and '));

/**
 * Finds for each row the owner's other listings that look the same. `offset 0` has them sought row by row, by the owner's prices: a plan
 * expects a hundred rows and would read all the market for one.
 */
export const listDuplicates = async (
  database: Sql,
  rows: readonly ListingRow[],
): Promise<DuplicateListing[]> => {
  const { rows: duplicates } = await sql<DuplicateListing>`
    select r.id, l.property_id as "propertyId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r${asked}
    cross join lateral (
      select l.property_id, l.created_at, l.id from listing l
      where l.owner_id = r.owner_id and l.amount = r.amount and l.deleted_at is null and l.kind = r.kind
        and l.city_key = r.city_key and l.locality_key = r.locality_key
        and lower(coalesce(l.project, '')) = lower(coalesce(r.project, '')) and ${alike}
        and l.details->'features'->>'floorNumber' is not distinct from r.details->'features'->>'floorNumber'
        and l.id <> r.id and (r.source_key is null or l.source_key is distinct from r.source_key)
      offset 0
    ) l
    order by l.created_at desc, l.id`.execute(database);
  return duplicates;
};

/** Takes listings of a file out of the bin, and shows expired ones again. */
export const restoreListings = async (
  database: Sql,
  ownerId: string,
  sourceKeys: readonly string[],
  days: number,
): Promise<void> => {
  await sql`
    update listing set deleted_at = null, reminded_at = null, expires_at = now() + make_interval(days => ${days}::integer)
    where owner_id = ${ownerId} and source_key = any(${[...sourceKeys]}::text[])
      and (deleted_at is not null or expires_at < now())`.execute(database);
};

/** Counts the listings an account has added since a time in milliseconds, and tells whether it is an agent with a proved phone. */
export const countAddedListings = async (
  database: Sql,
  ownerId: string,
  since: number,
): Promise<{ added: number; isProvedAgent: boolean }> => {
  const { rows } = await sql<{ added: number; isProvedAgent: boolean }>`
    select phone_verified and usertype in ('Agent', 'Builder') as "isProvedAgent",
      (select count(*)::int from listing where owner_id = u.id and created_at > ${new Date(since).toISOString()}::timestamptz)
        as added
    from app_user u where id = ${ownerId}`.execute(database);
  return rows[0] ?? { added: 0, isProvedAgent: false };
};

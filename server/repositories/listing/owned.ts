/** An owner's listings as editing needs them, and those of the owner that look the same. */
import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import { listingJson } from './reply.js';
import type { ListingRow } from './row.js';

/** A listing with whom it belongs to; media as keys. */
export interface OwnedListing {
  id: string;
  propertyId: string;
  ownerId: string;
  images: string[];
  imageColours: string[] | null;
  video: string | null;
  /** The listing as answers carry it. */
  wire: unknown;
}

/** Finds a listing of a kind by `_id` or `propertyId` (C-39), unless it is in the bin; `lock` keeps others from changing it. */
export const findOwnedListing = async (
  database: Sql,
  kind: ListingKind,
  id: string,
  lock = false,
): Promise<OwnedListing | undefined> => {
  const end: RawBuilder<unknown> = lock ? sql`for update of l` : sql``;
  const { rows } = await sql<Omit<OwnedListing, 'wire'> & { json: string }>`
    select l.id, l.property_id as "propertyId", l.owner_id as "ownerId", l.images,
      l.image_colours as "imageColours", l.video, ${listingJson(kind, '')}::text as json
    from listing l join app_user u on u.id = l.owner_id
    where l.kind = ${kind} and (l.id = ${id} or l.property_id = ${id}) and l.deleted_at is null ${end}`.execute(
    database,
  );
  const [found] = rows;
  if (!found) return undefined;
  const { json, ...listing } = found;
  return { ...listing, wire: JSON.parse(json) as unknown };
};

/** Finds the Property IDs of the owner's other listings that say the same about place, rooms, area and price. */
export const listTwins = async (database: Sql, row: ListingRow): Promise<string[]> => {
  const floorOf = sql`l.details->'features'->>'floorNumber'`;
  const { features } = row.details as { features?: Record<string, unknown> };
  const floor = typeof features?.floorNumber === 'string' ? features.floorNumber : null;
  const { rows } = await sql<{ id: string }>`
    select l.property_id as id from listing l
    where l.owner_id = ${row.owner_id} and l.kind = ${row.kind} and l.deleted_at is null and l.id <> ${row.id}
      and l.city_key = ${row.city_key} and l.locality_key = ${row.locality_key} and l.amount = ${row.amount}
      and lower(l.project) is not distinct from lower(${row.project ?? null}::text)
      and l.property_type is not distinct from ${row.property_type ?? null}::text
      and l.bhk is not distinct from ${row.bhk ?? null}::text
      and l.area is not distinct from ${row.area ?? null}::double precision
      and ${floorOf} is not distinct from ${floor}::text
    order by l.created_at desc limit 5`.execute(database);
  return rows.map(({ id }) => id);
};

/** An owner's listing as editing needs it. */
import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import { besideListing, listingJson } from './reply.js';

/** A listing with its owner; media as keys. */
export interface OwnedListing {
  id: string;
  propertyId: string;
  ownerId: string;
  images: string[];
  imageColours: string[] | null;
  imageRooms: string[] | null;
  imageCaptions: string[] | null;
  video: string | null;
  /** Changes with what the form holds. */
  version: string;
  /** The listing as replies carry it, in the owner's own words, with its pin. */
  wire: unknown;
}

/** Where a listing `l` is exactly, as its form says it, to 11 cm; empty where nobody has said. */
export const exactPoint = sql.raw(
  `coalesce(round(l.lat::numeric, 6) || ',' || round(l.lng::numeric, 6), '')`,
);

/** Finds a listing of a kind by `_id` or `propertyId` (C-39), unless it is in the bin; `lock` locks its row. */
export const findOwnedListing = async (
  database: Sql,
  kind: ListingKind,
  id: string,
  lock = false,
): Promise<OwnedListing | undefined> => {
  const end: RawBuilder<unknown> = lock ? sql`for update of l` : sql``;
  const { rows } = await sql<
    Omit<OwnedListing, 'wire'> & { json: string; given: object | null; pin: string }
  >`
    select l.id, l.property_id as "propertyId", l.owner_id as "ownerId", l.images,
      l.image_colours as "imageColours", l.image_rooms as "imageRooms", l.image_captions as "imageCaptions", l.video, l.content_hash as version, l.given,
      ${exactPoint} as pin,
      ${listingJson(kind, '')} as json
    from listing l ${besideListing}
    where l.kind = ${kind} and (l.id = ${id} or l.property_id = ${id}) and l.deleted_at is null ${end}`.execute(
    database,
  );
  const [found] = rows;
  if (!found) return undefined;
  const { json, given, pin: mapPin, ...listing } = found;
  return { ...listing, wire: { ...(JSON.parse(json) as object), ...given, mapPin } };
};

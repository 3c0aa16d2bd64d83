/** Turns a listing to be saved into a row of the table. */
import { createHash } from 'node:crypto';
import { toSqFt } from '../../../src/model/rules/area.js';
import { recordOf } from '../../../src/model/rules/wire-values.js';
import type { NewListing } from './new-listing.js';
import { searchKey, textKey } from '../../text-key.js';
import { listingFingerprint } from './fingerprint.js';
import { newId, newPropertyId } from './ids.js';
import type { FieldColumn } from './stored-fields.js';
import { groupsOf, wireFields } from './wire-fields.js';
import { storedValue } from './wire-values.js';

/** The operator's settings that the conversion needs. */
export interface RowSettings {
  /** Square feet in one bigha (C-08). */
  bighaSqft: number;
  /** Days until a listing leaves the market (C-31). */
  listingDays: number;
}

/** A row as JSON for the database, and the `fingerprint` by which its home is found again. */
export type ListingRow = Record<string, unknown>;

type Columns = Partial<Record<FieldColumn, unknown>>;

const bhkForm = /^(\d+)\s*(r\.?k|b\.?h\.?k)\.?$/i;

/** Returns "2 bhk" as 2BHK; any other text unchanged. */
const tidyBhk = (bhk: string): string => {
  const [, count, unit] = bhkForm.exec(bhk) ?? [];
  return count && unit ? `${Number(count)}${unit.replaceAll('.', '').toUpperCase()}` : bhk;
};

/** Counts bedrooms: 0 for a room with kitchen or a studio (S-134). */
const bedroomsOf = (bhk: string | null, features: unknown): number | null => {
  if (bhk && /rk\b|studio/i.test(bhk)) return 0;
  const text = bhk ?? (features as { bedrooms?: string } | undefined)?.bedrooms;
  const count = Number.parseInt(text ?? '', 10);
  return count >= 0 && count < 100 ? count : null;
};

const wireParts = (listing: NewListing): { columns: Columns; details: Record<string, unknown> } => {
  const given = listing.fields as unknown as Record<string, unknown>;
  const columns: Columns = {};
  const groups = Object.fromEntries(
    groupsOf(listing.kind).map((group): [string, Record<string, unknown>] => [group, {}]),
  );
  const details: Record<string, unknown> = { ...groups };
  for (const field of wireFields[listing.kind]) {
    const { name, group, column } = field;
    const value = storedValue(field, (group ? recordOf(given[group]) : given)[name]);
    if (column) columns[column] = value;
    else if (value !== null) ((group && groups[group]) ?? details)[name] = value;
  }
  return { columns, details };
};

/** Sorts the keys of objects, so that the digest does not depend on the order of fields. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const digestOf = (listing: NewListing, parts: unknown): string => {
  const { kind, images, imageColours, imageRooms, imageCaptions, video, point } = listing;
  const notes = (imageRooms ?? imageCaptions) ? [{ imageRooms, imageCaptions }] : [];
  const content = JSON.stringify(
    [kind, parts, images, imageColours, video, ...(point ? [point] : []), ...notes],
    inOrder,
  );
  return createHash('sha1').update(content).digest('base64url');
};

const datesOf = ({ createdAt = new Date(), expires = true }: NewListing, days: number): ListingRow => {
  const created = createdAt.toISOString();
  const end = new Date(createdAt.getTime() + days * 86_400_000);
  return {
    created_at: created,
    listed_at: created,
    ranked_at: created,
    updated_at: created,
    expires_at: expires ? end.toISOString() : null,
  };
};

const derivedOf = (columns: Columns, details: ListingRow, settings: RowSettings): ListingRow => {
  const areaUnit = (columns.area_unit as string | null) ?? 'Sq-ft';
  const areaSqft = columns.area ? toSqFt(columns.area, areaUnit, settings.bighaSqft) : null;
  const bhk = columns.bhk ? tidyBhk(columns.bhk as string) : null;
  const [city, locality, project] = [columns.city, columns.locality, columns.project] as (string | null)[];
  return {
    bhk,
    bedrooms: bedroomsOf(bhk, details.features),
    city: city ?? '',
    city_key: textKey(city ?? ''),
    locality: locality ?? '',
    locality_key: textKey(locality ?? ''),
    search_key: searchKey(project, details.developer as string | undefined, locality, city),
    area_sqft: areaSqft,
    rate: areaSqft ? (columns.amount as number) / areaSqft : null,
  };
};

/** What the checks of honest listings decide. */
const unchecked = { status: 'Active', inactive_reason: null, checks: [], given: null, flagged_at: null };

/** Makes the row with new ids; an update of a known listing ignores them. */
export const rowOf = (listing: NewListing, settings: RowSettings): ListingRow => {
  const { columns, details } = wireParts(listing);
  return {
    ...columns,
    ...derivedOf(columns, details, settings),
    ...datesOf(listing, settings.listingDays),
    id: newId(),
    property_id: newPropertyId(listing.kind),
    owner_id: listing.ownerId,
    kind: listing.kind,
    source_key: listing.sourceKey ?? null,
    ...unchecked,
    content_hash: digestOf(listing, [columns, details]),
    images: listing.images,
    image_colours: listing.imageColours ?? null,
    image_rooms: listing.imageRooms ?? null,
    image_captions: listing.imageCaptions ?? null,
    video: listing.video ?? null,
    lat: listing.point?.lat ?? null,
    lng: listing.point?.lng ?? null,
    details,
    fingerprint: listingFingerprint(listing),
  };
};

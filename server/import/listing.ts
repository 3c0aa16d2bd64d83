/** Turns a row into a listing, or names the field that prevents it. */
import { createHash } from 'node:crypto';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import { unitInSqFt } from '../../src/model/rules/area.js';
import type { NewListing } from '../repositories/listing/new-listing.js';
import { fieldsOf } from './fields.js';
import type { Mapping } from './mapping.js';
import { areaUnitOf } from './parse/area.js';
import { type Located, locate } from './parse/place.js';
import { parsePoint } from './parse/point.js';
import { parseKind } from './parse/words.js';
import { tidy } from './parse/text.js';
import type { Problem } from './problems.js';
import type { RawRow } from './read/raw-row.js';
import { createRowReader, type RowReader } from './row-reader.js';

/** How the rows of a file become listings. */
export interface Plan {
  readonly mapping: Mapping;
  readonly ownerId: string;
  /** For rows that name no kind, or no city. */
  readonly kind?: ListingKind;
  readonly city?: string;
  /** What to do about a row without kind or city; options of the command by default. */
  readonly remedies?: { readonly kind: string; readonly city: string };
  /** The day the file was made, yyyy-MM-dd: what "immediately" means in it. */
  readonly fileDay?: string;
}

/** A row as a listing, with notes on fields that had to be left empty. */
export interface ReadListing {
  readonly listing: NewListing;
  readonly notes: readonly Problem[];
}

const options = { kind: 'give --kind', city: 'give --city' } as const;

const kindOf = (reader: RowReader, plan: Plan): ListingKind => {
  const named = reader.text('kind');
  const kind = parseKind(named) ?? plan.kind ?? plan.mapping.kind;
  const { kind: remedy } = plan.remedies ?? options;
  return kind ?? reader.refuse('kind', named === '' ? `is missing; ${remedy}` : 'is no kind of listing');
};

const areaFor = (reader: RowReader): { squareFeet: number } | undefined => {
  for (const target of ['carpetArea', 'plotArea', 'superArea'] as const) {
    const area = reader.area(target);
    if (area) return { squareFeet: area.value * (unitInSqFt(area.unit) ?? 1) };
  }
  return undefined;
};

/** A price for an acre or a square foot is multiplied by the row's area. */
const amountOf = (reader: RowReader, kind: ListingKind): number => {
  const text = reader.text('price');
  if (text === '') reader.refuse('price', 'is missing');
  const price = reader.price('price') ?? reader.refuse('price', 'is not a price');
  if (price.per === undefined) return price.rupees;
  if (price.per === 'bed')
    return kind === 'pg' ? price.rupees : reader.refuse('price', 'is for a bed, which only a PG has');
  const unit =
    areaUnitOf(price.per) ?? reader.refuse('price', `is for a ${price.per}, which is no unit of area`);
  const area = areaFor(reader) ?? reader.refuse('price', 'is for an area, and the row has no area');
  return Math.round((price.rupees * area.squareFeet) / ((unitInSqFt(unit.unit) ?? 1) * unit.times));
};

/** Where the home is exactly; a point that cannot be right is noted and left out. */
const pointOf = (reader: RowReader, place: Located): Pick<NewListing, 'point'> => {
  const point = parsePoint(reader.text('latitude'), reader.text('longitude'), place);
  if (point === undefined) return {};
  if ('lat' in point) return { point };
  reader.note(point.field, `${point.reason}; left out`);
  return {};
};

/** Returns a digest of the texts of a row. */
export const rowDigest = (row: RawRow): string =>
  createHash('sha1')
    .update(JSON.stringify(Object.entries(row.cells).map(([column, text]) => [column, tidy(text)])))
    .digest('base64url');

/** Returns the row's own key; undefined when its key columns are empty or the mapping names none. */
export const ownKeyOf = (row: RawRow, { key = [] }: Mapping): string | undefined => {
  const parts = key.map((column) => tidy(row.cells[column] ?? ''));
  return parts.some((part) => part !== '') ? parts.join('/').slice(0, 120) : undefined;
};

/** Reads a row; throws RowRefused when it cannot become a listing. */
export const readListing = (row: RawRow, plan: Plan, digest = rowDigest(row)): ReadListing => {
  const reader = createRowReader(row, plan.mapping, plan.fileDay);
  const kind = kindOf(reader, plan);
  const place = locate(reader.text('locality'), reader.text('city') || (plan.city ?? ''));
  if (place === 'locality') return reader.refuse('locality', 'is missing');
  if (place === 'city')
    return reader.refuse(
      'city',
      `is missing, and the locality is not a known one; ${(plan.remedies ?? options).city}`,
    );
  const amount = amountOf(reader, kind);
  const listing = {
    ...fieldsOf(kind, reader, { ...place, amount }),
    ...pointOf(reader, place),
    ownerId: plan.ownerId,
    sourceKey: ownKeyOf(row, plan.mapping) ?? `row:${digest}`,
    images: [],
  };
  // A field that is read twice is noted twice.
  const notes = [...new Map(reader.notes.map((note) => [note.field, note])).values()];
  return { listing, notes };
};

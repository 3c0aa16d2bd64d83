/** Makes the wire fields of each kind from a row. */
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import { canonical } from '../../src/model/rules/aliases.js';
import { maxDescription } from '../../src/model/rules/listing/checks.js';
import { factsOf, type AskedName, askedFields } from '../../src/model/rules/listing/catalogue.js';
import type { FieldType } from '../../src/model/rules/listing/fields.js';
import type { ListingFields } from '../repositories/listing/new-listing.js';
import { storedField } from '../repositories/listing/stored-fields.js';
import type { Area } from './parse/area.js';
import { parseAge } from './parse/age.js';
import * as facts from './parse/facts.js';
import { parseBhk, parseCount, parseFloors } from './parse/rooms.js';
import * as words from './parse/words.js';
import type { RowReader } from './row-reader.js';
import { targetOf } from './targets.js';

/** What every kind has, worked out before its own fields. */
export interface Base {
  readonly locality: string;
  readonly city: string;
  /** Rupees: the price, or the rent a month. */
  readonly amount: number;
}

/** A row on its way to a listing of a kind. */
interface Row {
  readonly kind: ListingKind;
  readonly reader: RowReader;
  readonly base: Base;
}

/** Reads the value of a field; undefined, which the wire does not know, is left out. */
type Read = (row: Row, name: AskedName) => unknown;

const upTo =
  (most: number) =>
  (text: string): string | null =>
    parseCount(text, most);

const parsed =
  (parse: (text: string) => unknown, wanted: string): Read =>
  ({ reader }, name) =>
    reader.read(targetOf(name), parse, wanted);

const text =
  (longest: number): Read =>
  ({ reader }, name) =>
    reader.words(targetOf(name), longest) || undefined;

/** A field that the specifications always send: '' rather than missing. */
const society: Read = ({ reader }) => reader.words('society', 120);
const amount: Read = ({ base }) => base.amount;

const bhkIn = ({ reader }: Row): string =>
  (reader.text('bhk') === '' ? undefined : reader.read('bhk', parseBhk, 'a number of rooms')) ??
  parseBhk(reader.text('bedrooms')) ??
  '';

const floorsIn = ({ reader }: Row): { floor?: number | undefined; top?: number | undefined } => {
  const first = reader.read('floor', parseFloors, 'a floor') ?? {};
  const total = reader.read('totalFloors', parseFloors, 'a number of floors');
  const top = total?.total ?? total?.floor ?? first.total;
  // One of the two is wrong, and it is not known which: neither is taken.
  if (first.floor !== undefined && top !== undefined && first.floor > top) {
    reader.note('floor', `lies above the top floor ${top}; both left empty`);
    return {};
  }
  return { floor: first.floor, top };
};

const areaIn = ({ reader }: Row, size: string): Area | undefined => {
  if (size === 'plotArea') return reader.area('plotArea') ?? reader.area('carpetArea');
  return reader.area(size as AskedName);
};

const sizeOf: Read = (row, name) => {
  const area = areaIn(row, name)?.value;
  return storedField(name).numberIn?.includes(row.kind) ? area : area?.toString();
};

const unitIn = (row: Row, name: AskedName): string | undefined => {
  const sizes = factsOf(name).unitOf ?? [];
  const size = askedFields(row.kind).find((field) => sizes.includes(field));
  return size && areaIn(row, size)?.unit;
};

const reraNumberIn = ({ reader }: Row): string | undefined =>
  /[PA]\d{11}/i.exec(reader.text('reraNumber'))?.[0].toUpperCase();

const feet = upTo(9999);

const readOfType: Readonly<Record<FieldType, Read>> = {
  text: text(120),
  'long-text': text(maxDescription),
  choice: text(40),
  bhk: bhkIn,
  date: ({ reader }, name) => reader.day(targetOf(name)),
  rupees: ({ reader }, name) => reader.price(targetOf(name))?.rupees,
  number: parsed(upTo(9999), 'a number'),
  size: sizeOf,
  count: parsed(upTo(99), 'a count'),
  floor: (row, name) => floorsIn(row)[name === 'floorNumber' ? 'floor' : 'top']?.toString(),
  age: parsed(parseAge, 'an age'),
  flag: parsed(words.parseFlag, 'yes or no'),
  list: ({ reader }, name) => reader.list(targetOf(name)).map(canonical),
};

/** Fields that are not read by their type alone. */
const own: Partial<Record<AskedName, Read>> = {
  city: ({ base }) => base.city,
  locality: ({ base }) => base.locality,
  price: amount,
  monthlyRent: amount,
  society,
  societyName: society,
  projectName: society,
  propertyType: ({ kind, reader }) =>
    reader.read('propertyType', words.parsePropertyType, 'a property type') ??
    (kind === 'commercial' ? 'Office' : 'Flat'),
  furnishedType: parsed(words.parseFurnishing, 'a furnishing'),
  possessionStatus: parsed(words.parsePossession, 'a possession status'),
  ownership: parsed(words.parseOwnership, 'an ownership'),
  ownershipType: parsed(words.parseOwnership, 'an ownership'),
  approvedBy: parsed(words.parseApproval, 'an approval'),
  reraApproved: (row) =>
    row.reader.read('rera', words.parseRera, 'a RERA choice') ?? (reraNumberIn(row) && 'Yes'),
  reraNumber: reraNumberIn,
  roomType: parsed(words.parseRoomType, 'a room type'),
  availableFor: parsed(words.parseAvailableFor, 'Girls, Boys or Any'),
  willingToRent: ({ reader }) => {
    const tenants = reader.read('tenants', words.parseTenants, 'a kind of tenant');
    return tenants === undefined ? [] : [tenants];
  },
  bedrooms: (row) => row.reader.read('bedrooms', upTo(99), 'a count') ?? /^\d+(?=BHK)/.exec(bhkIn(row))?.[0],
  length: parsed(feet, 'a length in feet'),
  breadth: parsed(feet, 'a breadth in feet'),
  floorAllowed: parsed(upTo(80), 'a number of floors'),
  openSides: text(10),
  parking: parsed(facts.parseParking, 'covered, open or none'),
  facing: parsed(facts.parseFacing, 'a direction'),
  meals: parsed(facts.parseMeals, 'included, extra or none'),
  gateTime: parsed(facts.parseGateTime, 'a time of the evening'),
  sharing: parsed(upTo(10), 'a number of people'),
  roadWidth: parsed(upTo(400), 'a width in feet'),
  surveyNumber: text(40),
  // Which hosts are allowed is known where forms are saved alone.
  tourLink: () => undefined,
  amenities: ({ reader }) => reader.list('amenities').map(canonical).slice(0, 40),
};

const readOf = (row: Row, name: AskedName): unknown => {
  if (factsOf(name).unitOf) return unitIn(row, name);
  return (own[name] ?? readOfType[factsOf(name).type])(row, name);
};

/** A kind with its fields. */
export type KindFields = { [K in ListingKind]: { kind: K; fields: ListingFields<K> } }[ListingKind];

/** Makes the fields of a kind from a row. */
export const fieldsOf = (kind: ListingKind, reader: RowReader, base: Base): KindFields => {
  const row = { kind, reader, base };
  const wire: Record<string, unknown> = {};
  const groups: Record<string, Record<string, unknown>> = {};
  // Files say where a home is in two columns (listing.ts).
  for (const name of askedFields(kind).filter((each) => !factsOf(each).isPrivate)) {
    const { in: group } = factsOf(name);
    const place = group === undefined ? wire : (groups[group] ??= {});
    const value = readOf(row, name);
    if (value !== undefined) place[name] = value;
  }
  return { kind, fields: { ...wire, ...groups } } as unknown as KindFields;
};

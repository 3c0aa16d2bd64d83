/** Makes the wire fields of each kind from a row. */
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import { canonical } from '../../src/model/rules/aliases.js';
import type { ListingFields } from '../repositories/listing/new-listing.js';
import type { Area } from './parse/area.js';
import { parseAge } from './parse/age.js';
import { parseBhk, parseCount, parseFloors } from './parse/rooms.js';
import * as words from './parse/words.js';
import type { RowReader } from './row-reader.js';

/** What every kind has, worked out before its own fields. */
export interface Base {
  readonly locality: string;
  readonly city: string;
  /** Rupees: the price, or the rent a month. */
  readonly amount: number;
}

type Texts = Record<string, string>;

/** Leaves out what is undefined, which the wire does not know. */
const given = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } => {
  const left: Partial<T> = {};
  for (const name in values) if (values[name] !== undefined) left[name] = values[name];
  return left as never;
};

const upTo =
  (most: number) =>
  (text: string): string | null =>
    parseCount(text, most);

const shared = (reader: RowReader, { locality, city }: Base) => ({
  locality,
  city,
  amenities: reader.list('amenities').map(canonical).slice(0, 40),
  ...given({ description: reader.words('description', 2000) || undefined }),
});

const floorsOf = (reader: RowReader): Texts => {
  const first = reader.read('floor', parseFloors, 'a floor') ?? {};
  const total = reader.read('totalFloors', parseFloors, 'a number of floors');
  const top = total?.total ?? total?.floor ?? first.total;
  // One of the two must be wrong, and nobody knows which.
  if (first.floor !== undefined && top !== undefined && first.floor > top) {
    reader.note('floor', `lies above the top floor ${top}; both left empty`);
    return {};
  }
  return given({ floorNumber: first.floor?.toString(), totalFloors: top?.toString() });
};

const ageOf = (reader: RowReader): Texts => given({ ageOfProperty: reader.read('age', parseAge, 'an age') });

const homeFeatures = (reader: RowReader, bhk: string): Texts => ({
  ...(given({
    bedrooms: reader.read('bedrooms', upTo(99), 'a count') ?? /^\d+(?=BHK)/.exec(bhk)?.[0],
    bathrooms: reader.read('bathrooms', upTo(99), 'a count'),
    balconies: reader.read('balconies', upTo(99), 'a count'),
  }) as Texts),
  ...floorsOf(reader),
  ...ageOf(reader),
});

const bhkOf = (reader: RowReader): string =>
  (reader.text('bhk') === '' ? undefined : reader.read('bhk', parseBhk, 'a number of rooms')) ??
  parseBhk(reader.text('bedrooms')) ??
  '';

const typeOf = (reader: RowReader, usual: string): string =>
  reader.read('propertyType', words.parsePropertyType, 'a property type') ?? usual;

const furnishingOf = (reader: RowReader) => ({
  furnishedType: reader.read('furnishing', words.parseFurnishing, 'a furnishing'),
});

const reraOf = (reader: RowReader) => {
  const [number] = /[PA]\d{11}/i.exec(reader.text('reraNumber')) ?? [];
  const choice = reader.read('rera', words.parseRera, 'a RERA choice') ?? (number && 'Yes');
  return { reraApproved: choice, reraNumber: number?.toUpperCase() };
};

const areaFields = <V extends string, U extends string>(area: Area | undefined, value: V, unit: U) =>
  (area === undefined ? {} : { [value]: String(area.value), [unit]: area.unit }) as Partial<
    Record<V | U, string>
  >;

const sell = (reader: RowReader, base: Base): ListingFields<'sell'> => {
  const bhk = bhkOf(reader);
  return {
    ...shared(reader, base),
    propertyType: typeOf(reader, 'Flat'),
    price: base.amount,
    society: reader.words('society', 120),
    bhk,
    ...areaFields(reader.area('carpetArea'), 'carpetArea', 'carpetAreaUnit'),
    ...areaFields(reader.area('superArea'), 'superArea', 'superAreaUnit'),
    ...areaFields(reader.area('societyArea'), 'societyArea', 'societyAreaUnit'),
    ...given({
      ...furnishingOf(reader),
      ...reraOf(reader),
      possessionStatus: reader.read('possession', words.parsePossession, 'a possession status'),
      developer: reader.words('developer', 120) || undefined,
    }),
    features: homeFeatures(reader, bhk),
  };
};

const letFields = (reader: RowReader) =>
  given({
    ...furnishingOf(reader),
    securityDeposit: reader.price('deposit')?.rupees,
    availableFrom: reader.day('availableFrom'),
    durationOfAgreement: reader.words('duration', 40) || undefined,
  });

const rent = (reader: RowReader, base: Base): ListingFields<'rent'> => {
  const bhk = bhkOf(reader);
  const area = reader.area('carpetArea');
  const tenants = reader.read('tenants', words.parseTenants, 'a kind of tenant');
  return {
    ...shared(reader, base),
    ...letFields(reader),
    propertyType: typeOf(reader, 'Flat'),
    societyName: reader.words('society', 120),
    monthlyRent: base.amount,
    bhk,
    ...given({ carpetArea: area?.value, areaUnit: area?.unit }),
    willingToRent: tenants === undefined ? [] : [tenants],
    features: homeFeatures(reader, bhk),
  };
};

const pg = (reader: RowReader, base: Base): ListingFields<'pg'> => {
  const bhk = bhkOf(reader);
  return {
    ...shared(reader, base),
    ...letFields(reader),
    propertyType: typeOf(reader, 'Flat'),
    societyName: reader.words('society', 120),
    bhk,
    monthlyRent: base.amount,
    ...areaFields(reader.area('carpetArea'), 'carpetArea', 'areaUnit'),
    ...given({
      roomType: reader.read('roomType', words.parseRoomType, 'a room type'),
      availableFor: reader.read('availableFor', words.parseAvailableFor, 'Girls, Boys or Any'),
      capacity: reader.read('capacity', upTo(99), 'a count'),
    }),
    features: homeFeatures(reader, bhk),
  };
};

const plot = (reader: RowReader, base: Base): ListingFields<'plot'> => ({
  ...shared(reader, base),
  societyName: reader.words('society', 120),
  price: base.amount,
  ...areaFields(reader.area('plotArea') ?? reader.area('carpetArea'), 'plotArea', 'areaUnit'),
  overlooking: reader.list('overlooking').map(canonical),
  dimensions: given({
    length: reader.read('length', upTo(9999), 'a length in feet'),
    breadth: reader.read('breadth', upTo(9999), 'a breadth in feet'),
  }),
  features: given({
    floorAllowed: reader.read('floorsAllowed', upTo(80), 'a number of floors'),
    boundaryWall: reader.read('boundaryWall', words.parseFlag, 'yes or no'),
    openSides: reader.words('openSides', 10) || undefined,
  }),
  ...given({
    ...reraOf(reader),
    approvedBy: reader.read('approvedBy', words.parseApproval, 'an approval'),
    ownershipType: reader.read('ownership', words.parseOwnership, 'an ownership'),
    possessionBy: reader.words('possessionBy', 40) || undefined,
  }),
});

const commercial = (reader: RowReader, base: Base): ListingFields<'commercial'> => ({
  ...shared(reader, base),
  propertyType: typeOf(reader, 'Office'),
  projectName: reader.words('society', 120),
  price: base.amount,
  ...areaFields(reader.area('carpetArea'), 'carpetArea', 'areaUnit'),
  ...given({
    ...reraOf(reader),
    possessionStatus: reader.read('possession', words.parsePossession, 'a possession status'),
    ownership: reader.read('ownership', words.parseOwnership, 'an ownership'),
  }),
  features: {
    ...given({ washroom: reader.read('washrooms', upTo(99), 'a count') }),
    ...floorsOf(reader),
    ...ageOf(reader),
  },
});

const makers = { sell, rent, plot, pg, commercial };

/** A kind with its fields. */
export type KindFields = { [K in ListingKind]: { kind: K; fields: ListingFields<K> } }[ListingKind];

/** Makes the fields of a kind from a row. */
export const fieldsOf = (kind: ListingKind, reader: RowReader, base: Base): KindFields =>
  ({ kind, fields: makers[kind](reader, base) }) as KindFields;

/** Which fields the form of each kind has (S-420 to S-429), and how they are read out of what was sent. */
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { MessageId } from '../../../src/model/rules/messages/catalogue.js';
import { wireFloor } from '../../../src/model/rules/wire-values.js';

/** The fields of a form; nested ones by their own name, as the rules have them. */
interface KindForm {
  readonly texts: readonly string[];
  readonly features: readonly string[];
  readonly dimensions: readonly string[];
  readonly lists: readonly string[];
}

/** A form as it was sent: every field of its kind, empty when it was not. */
export interface PostedForm {
  readonly texts: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** Names of the texts that were sent at all. */
  readonly sent: ReadonlySet<string>;
  /** Fields whose very form is wrong. */
  readonly faults: Partial<Record<string, MessageId>>;
}

/** Everything a form may say about fields, in the order it was sent. */
export type SentText = readonly [name: string, value: string];

const floors = ['floorNumber', 'totalFloors', 'ageOfProperty'];
const home = ['bedrooms', 'bathrooms', 'balconies', ...floors];
const place = ['city', 'locality'];
const rera = ['reraApproved', 'reraNumber'];
const letting = ['monthlyRent', 'securityDeposit', 'availableFrom', 'durationOfAgreement'];
const none: readonly string[] = [];

/** The form of each kind. */
export const forms: Readonly<Record<ListingKind, KindForm>> = {
  sell: {
    texts: [
      ...['propertyType', ...place, 'society', 'bhk', 'furnishedType', 'carpetArea', 'carpetAreaUnit'],
      ...['superArea', 'superAreaUnit', 'possessionStatus', 'price', 'developer'],
      ...['societyArea', 'societyAreaUnit', ...rera, 'description'],
    ],
    features: home,
    dimensions: none,
    lists: ['amenities'],
  },
  rent: {
    texts: [
      ...['propertyType', ...place, 'societyName', 'bhk', 'furnishedType', 'carpetArea', 'areaUnit'],
      ...[...letting, 'description'],
    ],
    features: home,
    dimensions: none,
    lists: ['amenities', 'willingToRent'],
  },
  pg: {
    texts: [
      ...['propertyType', ...place, 'societyName', 'bhk', 'furnishedType', 'carpetArea', 'areaUnit'],
      ...[...letting, 'roomType', 'capacity', 'availableFor', 'description'],
    ],
    features: home,
    dimensions: none,
    lists: ['amenities'],
  },
  plot: {
    texts: [
      ...[...place, 'societyName', 'plotArea', 'areaUnit', 'possessionBy', 'approvedBy', 'ownershipType'],
      ...['price', ...rera, 'description'],
    ],
    features: ['floorAllowed', 'boundaryWall', 'openSides'],
    dimensions: ['length', 'breadth'],
    lists: ['amenities', 'overlooking'],
  },
  commercial: {
    texts: [
      ...['propertyType', ...place, 'projectName', 'possessionStatus', 'carpetArea', 'areaUnit'],
      ...['ownership', 'price', ...rera, 'description'],
    ],
    features: ['washroom', ...floors],
    dimensions: none,
    lists: ['amenities'],
  },
};

/** Counts that are stored without leading zeros. */
const counts = new Set(['washroom', 'floorAllowed', 'capacity', 'length', 'breadth', ...home]);

// Control signs and those that turn the direction of text have no place in a listing; the two joiners of Marathi do.
const strayInText = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;

/** Plain text with line breaks, for people to read. */
const plainText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(strayInText, '');

const tidied = (name: string, value: string): string => {
  const text = (name === 'description' ? plainText(value) : value).normalize('NFC').trim();
  // The ground floor has names of its own (R2).
  if (name === 'floorNumber' && wireFloor(text) === 0) return '0';
  return counts.has(name) && /^\d{1,9}$/.test(text) ? String(Number(text)) : text;
};

/** The names a field may come under: `features[bedrooms]`, and `amenities[]` as some clients repeat fields. */
const wireNames = (kind: ListingKind): ReadonlyMap<string, string> => {
  const { texts, features, dimensions, lists } = forms[kind];
  return new Map([
    ...texts.map((name) => [name, name] as const),
    ...features.map((name) => [`features[${name}]`, name] as const),
    ...dimensions.map((name) => [`dimensions[${name}]`, name] as const),
    ...lists.flatMap((name) => [[name, name] as const, [`${name}[]`, name] as const]),
  ]);
};

/** Reads the fields of a kind; whatever else was sent (an owner, a status, a balance) is not even looked at. */
export const readFields = (kind: ListingKind, sent: readonly SentText[]): PostedForm => {
  const { texts, features, dimensions, lists } = forms[kind];
  const known = wireNames(kind);
  const values = new Map<string, string[]>();
  for (const [name, value] of sent) {
    const field = known.get(name);
    if (field !== undefined) values.set(field, [...(values.get(field) ?? []), tidied(field, value)]);
  }
  const of = (name: string): string[] => values.get(name) ?? [];
  const single = [...texts, ...features, ...dimensions];
  return {
    texts: Object.fromEntries(single.map((name) => [name, of(name)[0] ?? ''])),
    lists: Object.fromEntries(
      lists.map((name) => [name, [...new Set(of(name).filter((value) => value !== ''))]]),
    ),
    sent: new Set(values.keys()),
    faults: Object.fromEntries(
      single.filter((name) => new Set(of(name)).size > 1).map((name) => [name, 'fieldRepeated']),
    ),
  };
};

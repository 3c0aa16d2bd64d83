/** The fingerprint of a listing: finds one without a key again after its price or its texts have changed. */
import { createHash } from 'node:crypto';
import { textKey } from '../../text-key.js';
import type { NewListing } from './new-listing.js';

type Fields = Readonly<Record<string, unknown>>;

/** What stays the same while a home is on the market, by its names on the wire. */
const lasting = [
  ['society', 'societyName', 'projectName'],
  ['carpetArea', 'plotArea', 'superArea'],
  ['carpetAreaUnit', 'areaUnit', 'superAreaUnit'],
  ['city'],
  ['locality'],
  ['propertyType'],
  ['bhk'],
  ['roomType'],
] as const;

const lastingFeatures = ['floorNumber', 'totalFloors', 'bathrooms', 'balconies'] as const;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? textKey(String(value)) : '';

const firstOf = (fields: Fields, names: readonly string[]): string =>
  names.map((name) => textOf(fields[name])).find((text) => text !== '') ?? '';

/**
 * Makes a key of what seldom changes: place, society, type, size, floor. Undefined when society or area is missing,
 * because too many homes would share the key (docs/decisions/0009).
 */
export const listingFingerprint = ({
  kind,
  fields,
}: Pick<NewListing, 'kind' | 'fields'>): string | undefined => {
  const wire = fields as unknown as Fields;
  const [society = '', area = '', ...others] = lasting.map((names) => firstOf(wire, names));
  if (society === '' || area === '') return undefined;
  const features = (wire.features ?? {}) as Fields;
  const parts = [kind, society, area, ...others, ...lastingFeatures.map((name) => textOf(features[name]))];
  return createHash('sha1').update(JSON.stringify(parts)).digest('base64url');
};

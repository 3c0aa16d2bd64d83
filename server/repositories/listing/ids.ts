/** Names for new listings: an id that sorts by time, and a short one that people can read out. */
import { randomBytes, randomInt } from 'node:crypto';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** Makes an id of 24 hex signs that begins with the time in milliseconds; no sequence, so any server may make it. */
export const newId = (now = Date.now()): string => now.toString(16).padStart(12, '0') + hex(6);

/** Digits and capitals without 0, 1, I, L, O and U, which are misread or spell words. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const letters: Record<ListingKind, string> = { sell: 'S', rent: 'R', plot: 'L', pg: 'P', commercial: 'C' };

/** Makes a Property ID such as HS-7K3M9QX; one in 22 thousand million, so the table's unique index has the last word. */
export const newPropertyId = (kind: ListingKind): string =>
  `H${letters[kind]}-${Array.from({ length: 7 }, () => signs[randomInt(signs.length)]).join('')}`;

/** Tells whether writing failed because one of these names was taken; 23505 is a value that must be unique and is not. */
export const isTakenName = (thrown: unknown): boolean =>
  (thrown as { code?: string }).code === '23505' &&
  /^listing_(pkey|property_id_key)$/.test((thrown as { constraint?: string }).constraint ?? '');

/** Ids of new listings: one that sorts by time, and a short one for people. */
import { randomBytes, randomInt } from 'node:crypto';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** Makes an id of 24 hex digits that begins with the time in milliseconds; without a sequence, so any server may. */
export const newId = (now = Date.now()): string => now.toString(16).padStart(12, '0') + hex(6);

/** Digits and capitals without 0, 1, I, L, O and U, which are misread or form words. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const letters: Record<ListingKind, string> = { sell: 'S', rent: 'R', plot: 'L', pg: 'P', commercial: 'C' };

/** Makes a Property ID such as HS-7K3M9QX, one of 22 thousand million; the unique index finds a collision. */
export const newPropertyId = (kind: ListingKind): string =>
  `H${letters[kind]}-${Array.from({ length: 7 }, () => signs[randomInt(signs.length)]).join('')}`;

/** Tells whether an insert failed because one of these ids is taken; 23505 is a unique violation. */
export const isTakenName = (thrown: unknown): boolean =>
  (thrown as { code?: string }).code === '23505' &&
  /^listing_(pkey|property_id_key)$/.test((thrown as { constraint?: string }).constraint ?? '');

/** Cursors of a search: where a page ended, as one opaque word for the address of the next. */
import type { SortOrder } from '../repositories/listing/condition.js';
import type { Seek } from '../repositories/listing/search.js';
import { Refusal } from './refusal.js';

/** Writes the place where a page of an order ended. */
export const cursorOf = (order: SortOrder, { key, id }: Seek): string =>
  Buffer.from(JSON.stringify([order, key, id])).toString('base64url');

const isKey = (order: SortOrder, key: unknown): key is string | null => {
  if (key === null) return order !== 'newest' && order !== 'price-up' && order !== 'price-down';
  if (typeof key !== 'string') return false;
  return order === 'newest'
    ? /^\d{4}-[\d :.+TZ-]{6,40}$/.test(key)
    : /^\d{1,18}(?:\.\d+)?(?:e[+-]?\d+)?$/.test(key);
};

const wrong = (reason: string): Refusal =>
  new Refusal('invalid', 'Please correct: after', {
    after: `${reason}; take it from the Link header of the page before, with the same sort`,
  });

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/** Reads a cursor back; refuses one that was not made for the order. */
export const seekOf = (order: SortOrder, cursor: string): Seek => {
  const parts = parsed(cursor);
  if (!Array.isArray(parts) || parts.length !== 3) throw wrong('is no cursor');
  const [made, key, id] = parts as unknown[];
  if (made !== order) throw wrong('belongs to another sort');
  if (!isKey(order, key) || typeof id !== 'string' || id.length > 64) throw wrong('is no cursor');
  return { key, id };
};

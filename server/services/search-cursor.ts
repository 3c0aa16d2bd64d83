/** Cursors of a search: where a page ended, as an opaque text (docs/decisions/0007). */
import type { SortOrder } from '../repositories/listing/condition.js';
import type { Seek } from '../repositories/listing/search.js';
import { ServiceError } from './service-error.js';

/** Makes the cursor of the last listing of a page. */
export const cursorOf = (order: SortOrder, { key, id }: Seek): string =>
  Buffer.from(JSON.stringify([order, key, id])).toString('base64url');

/** A moment as PostgreSQL writes it. */
const moment =
  /^(\d{4})-(\d\d)-(\d\d) ([01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?[+-](?:0\d|1[0-4])(?::[0-5]\d)?$/;

const isMoment = (key: string): boolean => {
  const [, year, month, day] = moment.exec(key) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return (
    Number(year) >= 1970 && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  );
};

/** A number that the column of its order can hold. */
const isNumber = (key: string): boolean =>
  /^\d{1,18}(?:\.\d+)?(?:e[+-]?\d+)?$/.test(key) &&
  (/^[0.]+$/.test(key) || Number(key) > 1e-300) &&
  Number(key) < 1e300;

const isKey = (order: SortOrder, key: unknown): key is string | null => {
  const isWhole = order === 'price-up' || order === 'price-down';
  if (key === null) return order !== 'newest' && !isWhole;
  if (typeof key !== 'string') return false;
  if (order === 'newest') return isMoment(key);
  return isWhole ? /^\d{1,18}$/.test(key) : isNumber(key);
};

const wrong = (reason: string): ServiceError =>
  new ServiceError('invalid', 'Please correct: after', {
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
  if (!isKey(order, key) || typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) throw wrong('is no cursor');
  return { key, id };
};

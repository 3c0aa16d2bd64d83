/** Searching, opening and counting listings. */
import type { ListingKind, ListingQuery } from '../../src/api/contract/listings.schema.js';
import type { Database } from '../db/database.js';
import { findPrices } from '../repositories/listing/prices.js';
import {
  type FoundListing,
  type FoundListings,
  findKind,
  findListing,
} from '../repositories/listing/search.js';
import type { SearchRepository } from '../repositories/search/search-repository.js';
import type { DataScope } from './data-versions.js';
import { type Lock, lockedTo, underLock } from './locked-search.js';
import type { Places } from './places.js';
import { ServiceError } from './service-error.js';
import { cursorOf, seekOf } from './search-cursor.js';
import { checkDepth } from './search-limits.js';
import { conditionOf } from './search-reading.js';
import { namedIn, scopeOf } from './search-scope.js';

/** The most listings a search without paging answers (G-13). */
export const mostWithoutPaging = 500;
const usualPage = 24;

/** One page of a search. */
export interface ListingPage extends FoundListings {
  /** From 1; undefined when the whole array was asked for, or only what comes after a cursor. */
  page?: number;
  limit: number;
  /** The cursor of the next page; undefined when nothing follows, or the whole array was asked for. */
  next?: string;
  /** The listings whose change may change it. */
  scope: DataScope;
}

/** Finds, opens and lists listings; made by createListings. */
export interface Listings {
  /** Searches a kind; the reply is JSON text straight from SQL (S-400). */
  search(kind: ListingKind, query: ListingQuery, lock?: Lock): Promise<ListingPage>;
  /** Opens a listing by `_id` or `propertyId`; refuses with not-found, or gone when it has left the market. */
  open(kind: ListingKind, id: string, lock?: Lock): Promise<string>;
  /** The kind of a public listing, for an address that names another one. */
  kindOf(id: string): Promise<ListingKind | undefined>;
  /** Returns what the home of a listing cost so far, as JSON text; refuses as `open` does. */
  prices(kind: ListingKind, id: string, lock?: Lock): Promise<string>;
}

const shown = (found: FoundListing | undefined): string => {
  if (!found) throw new ServiceError('not-found', 'Property not found');
  if (!found.isPublic) throw new ServiceError('gone', 'This property is no longer available');
  return found.json;
};

/** Makes the service over a database and what answers its searches. */
export const createListings = (
  { database, searches }: { database: Pick<Database, 'sql' | 'readSql'>; searches: SearchRepository },
  places: Places,
  publicUrl: string,
): Listings => ({
  async search(kind, query, lock) {
    const { after, sort: order = 'newest', fields: form } = query;
    const isPaged = query.page !== undefined || query.limit !== undefined || after !== undefined;
    const limit = query.limit ?? (isPaged ? usualPage : mostWithoutPaging);
    const page = query.page ?? (after === undefined ? 1 : undefined);
    if (after === undefined) checkDepth(page ?? 1, limit);
    const known = await places.directory();
    if (query.like !== undefined) {
      const { like, city: _, ...others } = query;
      const condition = underLock(conditionOf(kind, others, known), lockedTo(lock, known));
      const similar = { kind, like, condition, ...(form && { form }), limit };
      return { ...(await searches.findSimilar(similar, publicUrl)), limit, scope: { kind } };
    }
    const search = {
      kind,
      condition: underLock(conditionOf(kind, query, known), lockedTo(lock, known)),
      order,
      ...(form && { form }),
      limit,
      offset: ((page ?? 1) - 1) * limit,
      ...(after !== undefined && { after: seekOf(order, after) }),
    };
    const { last, isExact, ...found } = await searches.findListings(search, publicUrl);
    return {
      ...found,
      limit,
      scope: { ...scopeOf(kind, query, known), ...namedIn(search.condition, isExact) },
      ...(isPaged && page !== undefined && { page }),
      ...(isPaged && last && { next: cursorOf(order, last) }),
    };
  },

  async open(kind, id, lock) {
    const condition = lock ? lockedTo(lock, await places.directory()) : {};
    return shown(await findListing(database.sql, kind, id, { publicUrl, condition }));
  },

  kindOf: (id) => findKind(database.sql, id),

  async prices(kind, id, lock) {
    const condition = lock ? lockedTo(lock, await places.directory()) : {};
    return shown(await findPrices(database.readSql, kind, id, condition));
  },
});

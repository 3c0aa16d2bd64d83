/** Where the homes of a search are. */
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { ListingMap, MapQuery } from '../../src/api/contract/map.schema.js';
import type { SearchRepository } from '../repositories/search/search-repository.js';
import type { DataScope } from './data-versions.js';
import { type Lock, lockedTo } from './locked-search.js';
import type { Places } from './places.js';
import { conditionOf, scopeOf } from './search-reading.js';

/** A city with its suburbs. */
const usualZoom = 11;

/** A map, and the listings whose change may change it. */
export interface DrawnMap {
  map: ListingMap;
  scope: DataScope;
}

/** Finds where homes are; made by createListingMaps. */
export interface ListingMaps {
  /** Puts the homes of a search together for a zoom. */
  find(kind: ListingKind, query: MapQuery, lock?: Lock): Promise<DrawnMap>;
}

/** Makes the service over what answers searches. */
export const createListingMaps = (searches: SearchRepository, places: Places): ListingMaps => ({
  async find(kind, { zoom = usualZoom, ...filters }, lock) {
    const known = await places.directory();
    const condition = { ...conditionOf(kind, filters, known), ...lockedTo(lock, known) };
    const map = await searches.findMap({ kind, condition, zoom });
    return { map, scope: scopeOf(kind, filters, known) };
  },
});

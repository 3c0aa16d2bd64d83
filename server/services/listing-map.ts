/** Where the homes of a search are. */
import type { ListingFilters, ListingKind } from '../../src/api/contract/listings.schema.js';
import type { ListingMap, MapQuery } from '../../src/api/contract/map.schema.js';
import type { SearchRepository } from '../repositories/search/search-repository.js';
import { reachedBy } from './commute.js';
import type { DataScope } from './data-versions.js';
import { type Lock, lockedTo, underLock } from './locked-search.js';
import type { Places } from './places.js';
import { conditionOf } from './search-reading.js';
import { scopeOf } from './search-scope.js';

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

/** Degrees beyond what is seen from which a locality still shows. */
const margin = 0.02;

/** Lists the middles of the localities that a journey reaches, of those that are seen. */
const reachIn = (filters: ListingFilters): number[] | undefined => {
  const [west = -180, south = -90, east = 180, north = 90] = filters.bbox?.split(',').map(Number) ?? [];
  return reachedBy(filters)
    ?.filter(
      ({ lng, lat }) =>
        lng > west - margin && lng < east + margin && lat > south - margin && lat < north + margin,
    )
    .flatMap(({ lng, lat }) => [lng, lat]);
};

/** Makes the service over what answers searches. */
export const createListingMaps = (searches: SearchRepository, places: Places): ListingMaps => ({
  async find(kind, { zoom = usualZoom, ...filters }, lock) {
    const known = await places.directory();
    const condition = underLock(conditionOf(kind, filters, known), lockedTo(lock, known));
    const map = await searches.findMap({ kind, condition, zoom });
    const reach = reachIn(filters);
    return { map: { ...map, ...(reach && { reach }) }, scope: scopeOf(kind, filters, known) };
  },
});

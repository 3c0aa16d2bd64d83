/** Facet counts: how many listings each choice would leave. */
import type { Facets, ListingFilters, ListingKind } from '../../src/api/contract/listings.schema.js';
import type { MoreFacets } from '../../src/api/contract/more-facets.schema.js';
import { canonical } from '../../src/model/rules/aliases.js';
import { listParameters } from '../../src/model/rules/list-parameters.js';
import { meaningOfType, wideTypes } from '../../src/model/rules/options/filter-types.js';
import type { FoundFacets } from '../repositories/listing/facets.js';
import type { SearchRepository } from '../repositories/search/search-repository.js';
import type { DataScope } from './data-versions.js';
import { type Lock, lockedTo, underLock } from './locked-search.js';
import type { Places } from './places.js';
import { moreFiltersOf } from './more-counts.js';
import { conditionOf } from './search-reading.js';
import { scopeOf } from './search-scope.js';

type Counts = Facets['facets'];

/** Adds the counts of the filter's wider types, each the sum of several stored types (C-09). */
const addWideTypes = (counts: Counts): void => {
  const types = counts.propertyType;
  if (!types) return;
  for (const wide of wideTypes) {
    const { propertyTypes, bhk } = meaningOfType(wide);
    const fromTypes = propertyTypes.reduce((sum, type) => sum + (types[canonical(type)] ?? 0), 0);
    const fromRooms = bhk.reduce((sum, room) => sum + (counts.bedrooms?.[room] ?? 0), 0);
    if (fromTypes + fromRooms > 0) types[wide] = fromTypes + fromRooms;
  }
};

/** Rooms for anybody are for girls, and for boys, too. */
const addRoomsForAny = ({ Availablefor: availableFor }: Counts): void => {
  const forAny = availableFor?.Any;
  if (!availableFor || forAny === undefined) return;
  for (const guests of ['Girls', 'Boys']) availableFor[guests] = (availableFor[guests] ?? 0) + forAny;
};

/** On the wire a facet has the name of its filter's parameter (S-401). */
const wireNameOf = (facet: string): string =>
  facet in listParameters ? listParameters[facet as keyof typeof listParameters] : facet;

const gathered = ({ counts: rows, total, isAtLeast }: FoundFacets): Facets => {
  const counts: Counts = {};
  for (const { facet, value, count } of rows) {
    const name = wireNameOf(facet);
    counts[name] = { ...counts[name], [value]: count };
  }
  addWideTypes(counts);
  addRoomsForAny(counts);
  return { total, facets: counts, ...(isAtLeast && { atLeast: true }) };
};

/** Counts, and the listings whose change may change them. */
export interface Counted<T> {
  facets: T;
  scope: DataScope;
}

/** Counts facets; made by createFacets. */
export interface FacetCounts {
  /** Counts the listings behind each value of each filter of a kind; a filter ignores its own choice. */
  count(kind: ListingKind, filters: ListingFilters, lock?: Lock): Promise<Counted<Facets>>;
  /** Counts the listings behind each choice of the further filters of a kind. */
  countMore(kind: ListingKind, filters: ListingFilters, lock?: Lock): Promise<Counted<MoreFacets>>;
}

/** Makes the service over what answers searches. */
export const createFacets = (searches: SearchRepository, places: Places): FacetCounts => ({
  async count(kind, filters, lock) {
    const known = await places.directory();
    const condition = underLock(conditionOf(kind, filters, known), lockedTo(lock, known));
    const facets = gathered(await searches.countFacetValues(kind, condition));
    const near = facets.total > 0 ? [] : await searches.findNearLocalities(kind, condition);
    if (near.length > 0) facets.near = near;
    return { facets, scope: scopeOf(kind, filters, known) };
  },

  async countMore(kind, filters, lock) {
    const known = await places.directory();
    const { always, counted } = moreFiltersOf(kind, filters, known);
    const condition = underLock(always, lockedTo(lock, known));
    const { counts, isAtLeast } = await searches.countWishes(kind, condition, counted);
    return {
      facets: { counts, ...(isAtLeast && { atLeast: true as const }) },
      scope: scopeOf(kind, filters, known),
    };
  },
});

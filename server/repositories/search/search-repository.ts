/** What answers searches: the market's own database, or a store beside it (docs/decisions/0183, docs/scale.md). */
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { ListingMap } from '../../../src/api/contract/map.schema.js';
import type { Sql } from '../../db/database.js';
import type { SearchCondition } from '../listing/condition.js';
import { countFacetValues, type FoundFacets } from '../listing/facets.js';
import { findMap, type MapSearch } from '../listing/map.js';
import { type CountedFilter, countWishes, type FoundWishes } from '../listing/more-facets.js';
import { findNamesakes, type NamedPlace } from '../listing/namesakes.js';
import { findNearLocalities, type NearLocality } from '../listing/near-localities.js';
import { type FoundListings, findListings, type Search } from '../listing/search.js';
import { findSimilar, type SimilarListings, type SimilarSearch } from '../listing/similar.js';
import { findUnknownWords } from '../listing/text-terms.js';

/** All that a store of searches must answer, of what the public may see and of nothing else. */
export interface SearchRepository {
  /** Finds a page of a search, as the JSON text that is answered, with its total. */
  findListings(search: Search, publicUrl: string): Promise<FoundListings>;
  /** Finds what is like a listing, the most alike first. */
  findSimilar(search: SimilarSearch, publicUrl: string): Promise<SimilarListings>;
  /** Counts the listings behind each value of each filter, a filter ignoring its own choice. */
  countFacetValues(kind: ListingKind, condition: SearchCondition): Promise<FoundFacets>;
  /** Counts the listings behind the choices of the further filters. */
  countWishes(
    kind: ListingKind,
    condition: SearchCondition,
    filters: readonly CountedFilter[],
  ): Promise<FoundWishes>;
  /** Finds the localities nearest to places in which nothing was found. */
  findNearLocalities(kind: ListingKind, condition: SearchCondition): Promise<NearLocality[]>;
  /** Finds the listings elsewhere that have the name of a place; undefined where there are too many. */
  findNamesakes(kind: ListingKind, place: NamedPlace): Promise<string[] | undefined>;
  /** Puts the homes of a search together in groups for a map. */
  findMap(search: MapSearch): Promise<ListingMap>;
  /** Returns which words no listing's names have or resemble. */
  findUnknownWords(words: readonly string[]): Promise<Set<string>>;
}

/** Answers searches from the tables of a database; it is asked for with each search, since replicas take turns. */
export const searchTables = (database: () => Sql): SearchRepository => ({
  findListings: (search, publicUrl) => findListings(database(), search, publicUrl),
  findSimilar: (search, publicUrl) => findSimilar(database(), search, publicUrl),
  countFacetValues: (kind, condition) => countFacetValues(database(), kind, condition),
  countWishes: (kind, condition, filters) => countWishes(database(), kind, condition, filters),
  findNearLocalities: (kind, condition) => findNearLocalities(database(), kind, condition),
  findNamesakes: (kind, place) => findNamesakes(database(), kind, place),
  findMap: (search) => findMap(database(), search),
  findUnknownWords: (words) => findUnknownWords(database(), words),
});

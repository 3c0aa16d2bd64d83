/**
 * Remembers the namesakes of places (docs/decisions/0218). A search in a place finds what lies there by the index of places, and
 * elsewhere what has its name by the index of words, which takes longer than all the rest and mostly finds nothing.
 */
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { LocalityTerm, SearchCondition } from '../repositories/listing/condition.js';
import type { SearchRepository } from '../repositories/search/search-repository.js';
import type { DataScope, DataVersions } from './data-versions.js';

/** Places of one search whose namesakes are looked up one by one; of more, one statement finds all. */
const mostPlaces = 4;

/** Names that are held; what was looked up longest ago is dropped first. */
const mostHeld = 2_000;

interface Held {
  ids: readonly string[] | undefined;
  scope: DataScope;
  version: number;
  at: number;
}

const isPlace = ({ words, places, alike }: LocalityTerm): boolean =>
  words !== '' && places.length > 0 && !alike;

const scopeOf = (kind: ListingKind, { city }: SearchCondition, name: string): DataScope => ({
  kind,
  ...(city?.places.length === 0 && { cities: city.cities }),
  named: [{ places: [], names: [name] }],
});

/** What the searches go by, and for how many milliseconds something is held at most. */
export interface NamesakeOptions {
  versions: DataVersions;
  longest: number;
  now?: () => number;
}

/** Answers searches in places by the namesakes that are known; everything else as before. */
export const withNamesakes = (
  searches: SearchRepository,
  { versions, longest, now = () => performance.now() }: NamesakeOptions,
): SearchRepository => {
  const held = new Map<string, Held>();

  const isFresh = ({ scope, version, at }: Held): boolean =>
    now() - at < longest && !versions.hasChanged(scope, version);

  const idsOf = async (
    kind: ListingKind,
    condition: SearchCondition,
    { words, places }: LocalityTerm,
  ): Promise<readonly string[] | undefined> => {
    const { city } = condition;
    const key = JSON.stringify([kind, city, words, places]);
    const version = await versions.current();
    const known = held.get(key);
    if (known && isFresh(known)) return known.ids;
    const at = now();
    const ids = await searches.findNamesakes(kind, { words, places, ...(city && { city }) });
    held.delete(key);
    held.set(key, { ids, scope: scopeOf(kind, condition, words), version, at });
    const [oldest] = held.keys();
    if (held.size > mostHeld && oldest !== undefined) held.delete(oldest);
    return ids;
  };

  /** Puts the ids of the namesakes in the place of a name. */
  const byNamesakes = async (kind: ListingKind, condition: SearchCondition): Promise<SearchCondition> => {
    const { localities = [] } = condition;
    if (localities.length > mostPlaces || !localities.some(isPlace)) return condition;
    const byIds = localities.map(async (term): Promise<LocalityTerm> => {
      const ids = isPlace(term) ? await idsOf(kind, condition, term) : undefined;
      return ids ? { ...term, words: '', ...(ids.length > 0 && { ids }) } : term;
    });
    return { ...condition, localities: await Promise.all(byIds) };
  };

  return {
    ...searches,
    findListings: async (search, publicUrl) =>
      searches.findListings(
        { ...search, condition: await byNamesakes(search.kind, search.condition) },
        publicUrl,
      ),
    countFacetValues: async (kind, condition) =>
      searches.countFacetValues(kind, await byNamesakes(kind, condition)),
    countWishes: async (kind, condition, filters) =>
      searches.countWishes(kind, await byNamesakes(kind, condition), filters),
    findMap: async (search) =>
      searches.findMap({ ...search, condition: await byNamesakes(search.kind, search.condition) }),
  };
};

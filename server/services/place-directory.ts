/** A snapshot of the market's places, found by name, city or region. */
import type { Area } from '../repositories/listing/condition.js';
import type { StoredPlace } from '../repositories/place.js';
import type { IndexedThings } from './incremental-name-index.js';
import { createYielder } from './event-loop-yielder.js';
import { type Match, meantNames, rankBy, type Ranking, suggestNames } from './place-matching.js';

/** A place with its numbers of listings, by kind and in all. */
export interface MarketPlace extends StoredPlace {
  total: number;
  byKind: Readonly<Record<string, number>>;
}

/** What suggestions are limited to. */
export interface Wanted {
  /** Ranks by the listings of one kind. */
  readonly kind?: string | undefined;
  readonly suits: (place: MarketPlace) => boolean;
}

/** Finds places; made by createPlaceDirectory. */
export interface PlaceDirectory {
  /** Finds the places a typed key means, best first: all that match by letters or sound, else the best guesses. */
  meant(key: string): Match<MarketPlace>[];
  /** The same for keys of cities. */
  meantCities(key: string): Match<string>[];
  /** Finds the places a typed key may mean, the popular ones first among equals. */
  suggest(key: string, wanted: Wanted): Match<MarketPlace>[];
  hasCity(cityKey: string): boolean;
  /** How many listings of a kind a place has; 0 where nobody knows it. */
  countOf(kind: string, place: { cityKey: string; key: string }): number;
  /** Pairs of city and locality key. */
  inRegion(name: string): Area['places'];
  /** All places, the ones with most listings (of a kind) first. */
  ranked(kind?: string): readonly MarketPlace[];
}

/** What a directory is made from. */
export interface DirectoryParts {
  readonly places: IndexedThings<MarketPlace>;
  /** Keys of cities. */
  readonly cities: IndexedThings<string>;
  /** Kinds of listings that places are ranked by. */
  readonly kinds: readonly string[];
}

/** Names a place by the keys of its city and itself. */
export const idOf = ({ cityKey, key }: Pick<StoredPlace, 'cityKey' | 'key'>): string => `${cityKey}/${key}`;

const pairsByRegion = (places: readonly MarketPlace[]): ReadonlyMap<string, [string, string][]> => {
  const regions = new Map<string, [string, string][]>();
  for (const { region, cityKey, key } of places) {
    if (region === null) continue;
    const pairs = regions.get(region) ?? [];
    pairs.push([cityKey, key]);
    regions.set(region, pairs);
  }
  return regions;
};

/** Makes a directory, with pauses in which requests are answered. */
export const createPlaceDirectory = async ({
  places,
  cities,
  kinds,
}: DirectoryParts): Promise<PlaceDirectory> => {
  const yielder = createYielder();
  const popular = rankBy(places.things, ({ total }) => total);
  const byKind = new Map<string, Ranking<MarketPlace>>();
  for (const kind of kinds) {
    await yielder.yieldNow();
    byKind.set(
      kind,
      rankBy(places.things, (place) => place.byKind[kind] ?? 0, popular),
    );
  }
  const ranking = (kind?: string): Ranking<MarketPlace> => byKind.get(kind ?? '') ?? popular;
  const names = { indexes: places.indexes, ranking: popular };
  const cityNames = { indexes: cities.indexes, ranking: rankBy(cities.things, () => 0) };
  const known = new Set(cities.things);
  const byId = new Map(places.things.map((place) => [idOf(place), place]));
  const regions = pairsByRegion(places.things);
  return {
    meant: (key) => meantNames(names, key),
    meantCities: (key) => meantNames(cityNames, key),
    suggest: (key, { kind, suits }) => suggestNames({ ...names, ranking: ranking(kind) }, key, suits),
    hasCity: (cityKey) => known.has(cityKey),
    countOf: (kind, place) => byId.get(idOf(place))?.byKind[kind] ?? 0,
    inRegion: (name) => regions.get(name) ?? [],
    ranked: (kind) => ranking(kind).ranked,
  };
};

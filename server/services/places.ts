/** The places of the market, cached in memory: suggestions, and what a typed locality means. */
import type { LocalitySuggestion } from '../../src/api/contract/listings.schema.js';
import { listingKinds } from '../../src/model/rules/kinds.js';
import type { Sql } from '../db/database.js';
import type { Area } from '../repositories/listing/condition.js';
import { countByPlace, findPlaces, type PlaceCount, type StoredPlace } from '../repositories/place.js';
import { textKey } from '../text-key.js';
import { staleWhileRevalidate } from './cached.js';
import { createIncrementalNameIndex, type IncrementalNameIndex } from './incremental-name-index.js';
import { createYielder } from './event-loop-yielder.js';
import { createPlaceDirectory, idOf, type MarketPlace, type PlaceDirectory } from './place-directory.js';

/** Finds places; made by createPlaces. */
export interface Places {
  /** Returns the current places. */
  directory(): Promise<PlaceDirectory>;
  /** Suggests places for a typed text, popular ones first among equals; without a text those with most listings. */
  suggest(text: string, wanted: { limit: number; area?: Area; kind?: string }): Promise<LocalitySuggestion[]>;
  /** Drops the cache, after this process has written listings. */
  forget: () => void;
  /** Does so after one home was posted, unless its place has others of its kind: then only a number is out of date. */
  notePosted: (home: PlacedHome) => void;
}

/** Where a home of a kind is, as its owner wrote it. */
export interface PlacedHome {
  kind: string;
  city: string;
  locality: string;
}

/** Milliseconds the places are cached: other servers write, too. */
const maxAge = 30_000;

const namesOf = ({ key, nameMr, aliases }: StoredPlace): string[] => [key, nameMr ?? '', ...aliases];

const withCounts = async (
  stored: readonly StoredPlace[],
  counts: readonly PlaceCount[],
): Promise<MarketPlace[]> => {
  const kinds = new Map<string, Record<string, number>>();
  for (const { kind, count, ...place } of counts) {
    const id = idOf(place);
    kinds.set(id, { ...kinds.get(id), [kind]: count });
  }
  const yielder = createYielder();
  const places: MarketPlace[] = [];
  for (const place of stored) {
    const byKind = kinds.get(idOf(place)) ?? {};
    const total = Object.values(byKind).reduce((sum, count) => sum + count, 0);
    places.push({ ...place, byKind, total });
    if (yielder.isDue()) await yielder.yieldNow();
  }
  return places;
};

const isWithin = ({ cities, places }: Area): ((place: MarketPlace) => boolean) => {
  const ids = new Set(places.map(([cityKey, key]) => idOf({ cityKey, key })));
  return (place) => cities.includes(place.cityKey) || ids.has(idOf(place));
};

interface PlaceIndexes {
  readonly places: IncrementalNameIndex<MarketPlace>;
  readonly cities: IncrementalNameIndex<string>;
}

const createPlaceIndexes = (): PlaceIndexes => ({
  places: createIncrementalNameIndex<MarketPlace>(idOf, namesOf),
  cities: createIncrementalNameIndex(
    (city) => city,
    (city) => [city],
  ),
});

/** Makes the places of a database. */
export const createPlaces = (database: () => Sql, now: () => number = Date.now): Places => {
  const indexes = createPlaceIndexes();

  let latest: PlaceDirectory | undefined;

  const load = async (): Promise<PlaceDirectory> => {
    const places = await withCounts(await findPlaces(database()), await countByPlace(database()));
    const parts = {
      places: await indexes.places.update(places),
      cities: await indexes.cities.update([...new Set(places.map(({ cityKey }) => cityKey))]),
      kinds: listingKinds,
    };
    latest = await createPlaceDirectory(parts);
    return latest;
  };

  const { get: directory, forget } = staleWhileRevalidate(load, maxAge, now);

  const notePosted: Places['notePosted'] = ({ kind, city, locality }) => {
    const place = { cityKey: textKey(city), key: textKey(locality) };
    // All searches wait where it is dropped: on a busy market that would be at every moment.
    if (!latest || latest.countOf(kind, place) === 0) forget();
  };

  const suggest: Places['suggest'] = async (text, { limit, area, kind }) => {
    const known = await directory();
    const countOf = (place: MarketPlace): number => (kind ? (place.byKind[kind] ?? 0) : place.total);
    const suits = area ? isWithin(area) : () => true;
    const key = textKey(text);
    const found =
      key === ''
        ? known.ranked(kind).filter((place) => countOf(place) > 0 && suits(place))
        : known.suggest(key, { kind, suits }).map(({ place }) => place);
    return found.slice(0, limit).map((place) => ({
      name: place.name,
      city: place.city,
      ...(place.nameMr && { nameMr: place.nameMr }),
      count: countOf(place),
    }));
  };

  return { directory, suggest, forget, notePosted };
};

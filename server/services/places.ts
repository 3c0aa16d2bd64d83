/** The places known to the market, held in memory for a moment: suggestions and the meaning of a typed locality. */
import type { LocalitySuggestion } from '../../src/api/contract/listings.schema.js';
import type { Sql } from '../db/database.js';
import type { Area } from '../repositories/listing/condition.js';
import { countByPlace, findPlaces, type PlaceCount, type StoredPlace } from '../repositories/place.js';
import { textKey } from '../text-key.js';
import { keep } from './kept.js';
import { likely, matchPlaces } from './place-matching.js';
import { type SpokenName, spoken } from './spelling.js';

/** A place with its listings, by kind and in all. */
export interface MarketPlace extends StoredPlace {
  /** Every name, the place's own first. */
  names: readonly SpokenName[];
  total: number;
  byKind: Readonly<Record<string, number>>;
}

/** Answers questions about places; made by createPlaces. */
export interface Places {
  /** All places, the ones with most listings first. */
  all(): Promise<readonly MarketPlace[]>;
  /** Suggests places for what was typed, popular first among equals; without text those with most listings. */
  suggest(text: string, wanted: { limit: number; area?: Area; kind?: string }): Promise<LocalitySuggestion[]>;
  /** Forgets what is held, after listings were written here. */
  forget: () => void;
}

/** Other servers write too, so what is held grows old; milliseconds. */
const keptFor = 30_000;

const joined = (stored: readonly StoredPlace[], counts: readonly PlaceCount[]): MarketPlace[] => {
  const kinds = new Map<string, Record<string, number>>();
  for (const { kind, cityKey, key, count } of counts) {
    const id = `${cityKey}/${key}`;
    kinds.set(id, { ...kinds.get(id), [kind]: count });
  }
  return stored
    .map((place) => {
      const byKind = kinds.get(`${place.cityKey}/${place.key}`) ?? {};
      const keys = new Set([place.key, place.nameMr ?? '', ...place.aliases].map(textKey));
      keys.delete('');
      const names = [...keys].map(spoken);
      const total = Object.values(byKind).reduce((sum, count) => sum + count, 0);
      return { ...place, names, byKind, total };
    })
    .sort((a, b) => b.total - a.total || (a.key < b.key ? -1 : 1));
};

const isWithin = ({ cities, places }: Area, { cityKey, key }: StoredPlace): boolean =>
  cities.includes(cityKey) || places.some(([city, locality]) => city === cityKey && locality === key);

/** Makes the places of a database. */
export const createPlaces = (database: () => Sql, now: () => number = Date.now): Places => {
  const load = async (): Promise<MarketPlace[]> =>
    joined(await findPlaces(database()), await countByPlace(database()));

  const { get: all, forget } = keep(load, keptFor, now);

  const suggest: Places['suggest'] = async (text, { limit, area, kind }) => {
    const countOf = (place: MarketPlace): number => (kind ? (place.byKind[kind] ?? 0) : place.total);
    const inCity = (await all()).filter((place) => !area || isWithin(area, place));
    const popular = kind ? [...inCity].sort((a, b) => countOf(b) - countOf(a)) : inCity;
    const key = textKey(text);
    const found =
      key === '' ? popular.filter((place) => countOf(place) > 0) : likely(matchPlaces(popular, key));
    return found.slice(0, limit).map((place) => ({
      name: place.name,
      city: place.city,
      ...(place.nameMr && { nameMr: place.nameMr }),
      count: countOf(place),
    }));
  };

  return { all, suggest, forget };
};

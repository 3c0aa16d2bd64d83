/** Hints while a listing is written: usual prices and known names (C-30). */
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type {
  NameQuery,
  NameSuggestion,
  UsualPrice,
  UsualPriceQuery,
} from '../../src/api/contract/posting-hints.schema.js';
import { canonical } from '../../src/model/rules/aliases.js';
import { isBusinessType } from '../../src/model/rules/options/posting.js';
import type { Database } from '../db/database.js';
import type { Area, SearchCondition } from '../repositories/listing/condition.js';
import { findQuartiles, listNames, type NameField } from '../repositories/listing/usual.js';
import { textKey } from '../text-key.js';
import type { Places } from './places.js';
import { cityKeyOf } from './regions.js';
import { areaOf, bedroomsOf } from './search-reading.js';

/** Hints for the posting form; made by createPostingHints. */
export interface PostingHints {
  /** Returns what similar listings cost, in the locality or else in the city. */
  usualPrice(kind: ListingKind, query: UsualPriceQuery): Promise<UsualPrice>;
  /** Suggests names, the commonest first. */
  suggestNames(field: NameField, query: NameQuery): Promise<NameSuggestion[]>;
}

/** Fewest listings that a usual price is taken from. */
const fewest = 5;
const usualSuggestions = 10;
/** Letters a word must have to be searched for. */
const shortestWord = 2;

const perOf = (kind: ListingKind, propertyType: string): UsualPrice['per'] => {
  if (kind === 'pg') return 'bed';
  return kind === 'rent' && !isBusinessType(propertyType) ? 'month' : 'sqft';
};

/** Rents depend on the number of rooms; prices a square foot hardly do, so they are taken from all listings. */
const likenessOf = (per: UsualPrice['per'], query: UsualPriceQuery): SearchCondition => {
  const { propertyType, bhk, roomType } = query;
  const bedrooms = per === 'month' ? bedroomsOf(bhk) : undefined;
  return {
    ...(propertyType && { types: { types: [canonical(propertyType)], bedrooms: [] } }),
    ...(bedrooms && { bedrooms }),
    ...(per === 'bed' && roomType && { roomTypes: [roomType] }),
  };
};

/** One locality of one city. */
const localityIn = (city: string, locality: string): Area => ({
  cities: [],
  places: [[cityKeyOf(city), textKey(locality)]],
});

/** Makes the service. */
export const createPostingHints = ({ readSql }: Database, places: Places): PostingHints => ({
  usualPrice: async (kind, query) => {
    const per = perOf(kind, query.propertyType ?? '');
    const likeness = likenessOf(per, query);
    const find = (city: Area) =>
      findQuartiles(readSql, kind, { ...likeness, city }, per === 'sqft' ? 'rate' : 'amount');
    const near = await find(localityIn(query.city, query.locality));
    const within = near.count >= fewest ? 'locality' : 'city';
    const found = within === 'locality' ? near : await find(areaOf(query.city, await places.directory()));
    const { count, lower, median, upper } = found;
    if (count < fewest || lower === null || median === null || upper === null) return { per, within, count };
    return {
      per,
      within,
      count,
      median: Math.round(median),
      low: Math.round(lower / 2),
      high: Math.round(upper * 2),
    };
  },

  suggestNames: async (field, { q = '', city, locality, limit = usualSuggestions }) => {
    const words = textKey(q);
    const isNarrow = city !== undefined && locality !== undefined;
    if (!isNarrow && words.length < shortestWord) return [];
    const area = isNarrow ? localityIn(city, locality) : city && areaOf(city, await places.directory());
    return listNames(readSql, field, { words, condition: area ? { city: area } : {}, limit });
  },
});

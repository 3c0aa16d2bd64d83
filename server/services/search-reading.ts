/** Reads a search from the wire: odd names, aliases and "no upper limit" values become plain conditions. */
import type { ListingFilters, ListingKind, ListingQuery } from '../../src/api/contract/listings.schema.js';
import { canonical } from '../../src/model/rules/aliases.js';
import { meaningOfType } from '../../src/model/rules/options/property-types.js';
import { areaScale, budgetScale, rentScale } from '../../src/model/rules/options/sliders.js';
import type { Area, LocalityTerm, SearchCondition } from '../repositories/listing/condition.js';
import { textKey } from '../text-key.js';
import { matchPlaces, soundsRight } from './place-matching.js';
import type { MarketPlace } from './places.js';
import { cityKeyOf, regionOf } from './regions.js';
import { spoken } from './spelling.js';

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const valuesOf = (text: string | undefined): string[] | undefined => {
  const values = listOf(text).map(canonical);
  return values.length > 0 ? values : undefined;
};

/** The right end of a slider means no upper limit (C-07, C-08). */
const rangeOf = (least: number | undefined, most: number | undefined, unlimited: number) => {
  const range = {
    ...(least && { least }),
    ...(most !== undefined && most < unlimited && { most }),
  };
  return Object.keys(range).length > 0 ? range : undefined;
};

const amountOf = (kind: ListingKind, query: ListingFilters) =>
  kind === 'rent' || kind === 'pg'
    ? rangeOf(query.minrent, query.maxrent, rentScale.unlimited)
    : rangeOf(query.minbudget, query.maxbudget, budgetScale.unlimited);

/** Counts the bedrooms of a filter value; 0 is 1RK, and 4BHK means four and more (C-10). */
const bedroomsOf = (text: string | undefined): SearchCondition['bedrooms'] => {
  const values = listOf(text);
  if (values.length === 0) return undefined;
  const counts = values.map((value) => (/rk|studio/i.test(value) ? 0 : Number.parseInt(value, 10)));
  const exact = counts.filter((count) => count < 4);
  return { exact, ...(counts.some((count) => count >= 4) && { from: 4 }) };
};

/** The filter's types are wider than the posting ones (C-09). */
const propertyTypeOf = (text: string | undefined): SearchCondition['propertyType'] => {
  const values = listOf(text);
  if (values.length === 0 || values.some((value) => textKey(value) === 'plot land')) return undefined;
  const meanings = values.map(meaningOfType);
  const bhk = meanings.flatMap((meaning) => meaning.bhk).join(',');
  return {
    types: meanings.flatMap((meaning) => meaning.propertyTypes.map(canonical)),
    bedrooms: [...(bedroomsOf(bhk)?.exact ?? [])],
  };
};

const pairsOf = (places: readonly MarketPlace[]): [string, string][] =>
  places.map(({ cityKey, key }) => [cityKey, key]);

/** Finds the city or localities that a name resembles most; a city wins over its own localities. */
const nearestArea = (key: string, places: readonly MarketPlace[]): Area => {
  const cityKeys = [...new Set(places.map(({ cityKey }) => cityKey))];
  const named = cityKeys.map((cityKey) => ({ cityKey, names: [spoken(cityKey)] }));
  const cities = matchPlaces(named, key);
  const localities = matchPlaces(places, key);
  const best = Math.min(...[...cities, ...localities].map(({ penalty }) => penalty));
  const nearest = cities.filter(({ penalty }) => penalty === best).map(({ place }) => place.cityKey);
  if (nearest.length > 0) return { cities: nearest, places: [] };
  const inside = localities.filter(({ penalty }) => penalty === best).map(({ place }) => place);
  return { cities: [key], places: pairsOf(inside) };
};

/** Reads a city or region (C-21); a name that is neither is looked for among the localities. */
export const areaOf = (text: string, places: readonly MarketPlace[]): Area => {
  const key = cityKeyOf(text);
  const region = regionOf(key);
  if (region) {
    const inside = places.filter((place) => place.region === region.name);
    return { cities: region.cities.map(textKey), places: pairsOf(inside) };
  }
  const isCity = places.some(({ cityKey }) => cityKey === key);
  return isCity ? { cities: [key], places: [] } : nearestArea(key, places);
};

/** Reads one locality term (C-53): the places it means, or else words that resemble it. */
export const termOf = (text: string, places: readonly MarketPlace[]): LocalityTerm | undefined => {
  const words = textKey(text);
  if (words === '') return undefined;
  const matches = matchPlaces(places, words);
  const best = matches[0]?.penalty ?? Number.POSITIVE_INFINITY;
  const meant = matches
    .filter(({ penalty }) => penalty <= Math.max(best, soundsRight))
    .map(({ place }) => place);
  return { words, places: pairsOf(meant), alike: meant.length === 0 };
};

/** Reads every filter of a query for a kind. */
export const conditionOf = (
  kind: ListingKind,
  query: ListingFilters & Partial<ListingQuery>,
  places: readonly MarketPlace[],
): SearchCondition => {
  const terms = listOf(query.localities)
    .map((text) => termOf(text, places))
    .filter((term) => term !== undefined);
  const ids = listOf(query.ids);
  const except = listOf(query.except);
  const entries = Object.entries({
    amount: amountOf(kind, query),
    area: rangeOf(query.minarea, query.maxarea, areaScale.unlimited),
    propertyType: propertyTypeOf(query.propertyType),
    bedrooms: bedroomsOf(query.bedrooms),
    roomtype: valuesOf(query.roomtype),
    Availablefor: valuesOf(query.Availablefor),
    ownership: valuesOf(query.ownership),
    approvedby: valuesOf(query.approvedby),
    commproper: valuesOf(query.commproper),
    reraApproved: valuesOf(query.reraApproved),
    furnished: valuesOf(query.furnished),
    possession: valuesOf(query.possession),
    photos: query.photos || undefined,
    videos: query.videos || undefined,
    city: query.city?.trim() ? areaOf(query.city, places) : undefined,
    localities: terms.length > 0 ? terms : undefined,
    words: query.q ? termOf(query.q, places) : undefined,
    ids: ids.length > 0 ? ids : undefined,
    except: except.length > 0 ? except : undefined,
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
};

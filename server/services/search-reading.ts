/** Reads a search from the wire: aliases and "no upper limit" values become plain conditions. */
import type { ListingFilters, ListingKind, ListingQuery } from '../../src/api/contract/listings.schema.js';
import { canonical } from '../../src/model/rules/aliases.js';
import { listParameters } from '../../src/model/rules/filter-query.js';
import { meaningOfType } from '../../src/model/rules/options/filter-types.js';
import { areaScale, budgetScale, rentScale } from '../../src/model/rules/options/sliders.js';
import type { Area, LocalityTerm, SearchCondition, FreeText } from '../repositories/listing/condition.js';
import { textKey } from '../text-key.js';
import type { DataScope } from './data-versions.js';
import { readFreeText } from './free-text.js';
import type { MarketPlace, PlaceDirectory } from './place-directory.js';
import { travelOf } from './commute.js';
import { mapAreaOf } from './map-area.js';
import { cityKeyOf, regionOf } from './regions.js';
import { checkLimits } from './search-limits.js';

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
export const bedroomsOf = (text: string | undefined): SearchCondition['bedrooms'] => {
  const values = listOf(text);
  if (values.length === 0) return undefined;
  const counts = values.map((value) => (/rk|studio/i.test(value) ? 0 : Number.parseInt(value, 10)));
  const exact = counts.filter((count) => count < 4);
  return { exact, ...(counts.some((count) => count >= 4) && { from: 4 }) };
};

/** The filter's types are wider than the posting ones (C-09). */
const typesOf = (text: string | undefined): SearchCondition['types'] => {
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
const nearestArea = (key: string, directory: PlaceDirectory): Area => {
  const cities = directory.meantCities(key);
  const localities = directory.meant(key);
  const best = Math.min(
    ...[cities[0], localities[0]].map((match) => match?.penalty ?? Number.POSITIVE_INFINITY),
  );
  const nearest = cities.filter(({ penalty }) => penalty === best).map(({ place }) => place);
  if (nearest.length > 0) return { cities: nearest, places: [] };
  const inside = localities.filter(({ penalty }) => penalty === best).map(({ place }) => place);
  return { cities: [key], places: pairsOf(inside) };
};

/** Reads a city or region (C-21); any other name is looked for among the localities, one without letters matches nothing. */
export const areaOf = (text: string, directory: PlaceDirectory): Area => {
  const key = cityKeyOf(text);
  if (key === '') return { cities: [], places: [] };
  const region = regionOf(key);
  if (region) return { cities: region.cities.map(textKey), places: directory.inRegion(region.name) };
  return directory.hasCity(key) ? { cities: [key], places: [] } : nearestArea(key, directory);
};

/** The term of a text without letters or digits: it matches nothing. */
const noName: LocalityTerm = { words: '', places: [], alike: false };

const isBlank = (text: string | undefined): boolean => /^[\s,]*$/.test(text ?? '');

/** Fewest letters that may mean a place. */
const shortestPlace = 3;

/** Most words of a place that is looked for among others. */
const longestPlace = 6;

/** Reads one locality term (C-53): the places it means, else words that resemble it. */
export const termOf = (text: string, directory: PlaceDirectory): LocalityTerm | undefined => {
  const words = textKey(text);
  if (words === '') return isBlank(text) ? undefined : noName;
  // One or two letters begin too many names; they are only searched for in the listings' texts.
  if (words.length < shortestPlace) return { words, places: [], alike: false };
  const meant = directory.meant(words).map(({ place }) => place);
  return { words, places: pairsOf(meant), alike: meant.length === 0 };
};

/** Splits a name into a place and the rest ("Godrej", "Hinjewadi"); the longest run of words that is a place wins. */
const partsOf = (name: string, directory: PlaceDirectory): LocalityTerm[] => {
  const whole = termOf(name, directory);
  if (!whole?.alike) return whole ? [whole] : [];
  const words = name.split(' ');
  for (let length = Math.min(words.length - 1, longestPlace); length > 0; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const place = termOf(words.slice(start, start + length).join(' '), directory);
      if (!place || place.alike) continue;
      const rest = termOf([...words.slice(0, start), ...words.slice(start + length)].join(' '), directory);
      return rest ? [place, rest] : [place];
    }
  return [whole];
};

/** Reads a free text: its words, and the filters and the name they mean. */
const freeTextCondition = (
  kind: ListingKind,
  text: string,
  directory: PlaceDirectory,
): FreeText | undefined => {
  const whole = termOf(text, directory);
  if (!whole) return undefined;
  const read = readFreeText(kind, text);
  const parts = partsOf(read ? read.rest : whole.words, directory);
  if (!read && parts.length < 2) return { text: whole };
  const words = parts.map((part) => ({ text: part }));
  return {
    // A text with filters in it is not searched for as a misspelt name.
    text: { ...whole, alike: whole.alike && Object.keys(read?.filters ?? {}).length === 0 },
    meant: { ...conditionOf(kind, read?.filters ?? {}, directory), ...(words.length > 0 && { words }) },
  };
};

/** The free texts: `q`, and a single locality that is no place but a whole request (C-53). */
const freeTextsOf = (query: ListingFilters, terms: readonly LocalityTerm[]): string[] => [
  ...(query.q ? [query.q] : []),
  ...(terms.length === 1 && terms[0]?.alike && query.localities ? [query.localities] : []),
];

/** Lists whose values are those of a column. */
const plainLists = [
  'roomTypes',
  'availableFor',
  'ownership',
  'approvedBy',
  'commercialTypes',
  'rera',
  'furnished',
  'possession',
] as const;

/** Reads every filter of a query for a kind; refuses one that asks too much. */
export const conditionOf = (
  kind: ListingKind,
  query: ListingFilters & Partial<ListingQuery>,
  directory: PlaceDirectory,
): SearchCondition => {
  checkLimits(query);
  const terms = listOf(query.localities)
    .map((text) => termOf(text, directory))
    .filter((term) => term !== undefined);
  const texts = freeTextsOf(query, terms);
  const words = texts
    .map((text) => freeTextCondition(kind, text, directory))
    .filter((text) => text !== undefined);
  const hasFreeText = texts.length > (query.q ? 1 : 0);
  const ids = listOf(query.ids);
  const except = listOf(query.except);
  const entries = Object.entries({
    amount: amountOf(kind, query),
    area: rangeOf(query.minarea, query.maxarea, areaScale.unlimited),
    types: typesOf(query.propertyType),
    bedrooms: bedroomsOf(query.bedrooms),
    ...Object.fromEntries(plainLists.map((name) => [name, valuesOf(query[listParameters[name]])])),
    photos: query.photos || undefined,
    videos: query.videos || undefined,
    ...travelOf(query),
    ...mapAreaOf(query),
    city: query.city === undefined || isBlank(query.city) ? undefined : areaOf(query.city, directory),
    localities: terms.length > 0 && !hasFreeText ? terms : undefined,
    words: words.length > 0 ? words : undefined,
    ids: ids.length > 0 ? ids : undefined,
    except: except.length > 0 ? except : undefined,
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
};

/** The listings that can pass a query's filters, as far as it is known without reading the whole of it. */
export const scopeOf = (
  kind: ListingKind,
  { city }: Pick<ListingFilters, 'city'>,
  directory: PlaceDirectory,
): DataScope => {
  const key = cityKeyOf(city ?? '');
  const isOneCity = regionOf(key) === undefined && directory.hasCity(key);
  return { kind, ...(isOneCity && { cities: [key] }) };
};

/** Reads a search from the wire: aliases and "no upper limit" values become plain conditions. */
import type { ListingFilters, ListingKind, ListingQuery } from '../../src/api/contract/listings.schema.js';
import { canonical } from '../../src/model/rules/aliases.js';
import { listParameters } from '../../src/model/rules/list-parameters.js';
import { gunthaSqFt } from '../../src/model/rules/options/more-facts.js';
import { meaningOfType } from '../../src/model/rules/options/filter-types.js';
import { isBusinessType } from '../../src/model/rules/options/posting.js';
import { areRentedHomes } from '../../src/model/rules/options/property-types.js';
import { areaScale, budgetScale, rentScale } from '../../src/model/rules/options/sliders.js';
import type { Area, LocalityTerm, SearchCondition, FreeText } from '../repositories/listing/condition.js';
import { textKey } from '../text-key.js';
import { type FreeText as ReadText, type LeftWord, readText } from './free-text/read.js';
import { withWishes } from './more-filters.js';
import type { MarketPlace, PlaceDirectory } from './place-directory.js';
import { travelOf } from './commute.js';
import { mapAreaOf } from './map-area.js';
import { cityKeyOf, regionOf } from './regions.js';
import { checkLimits } from './search-limits.js';
import { listOf, valuesOf, wishConditionOf } from './wish-reading.js';

/** The right end of a slider means no upper limit (C-07, C-08). */
const rangeOf = (least: number | undefined, most: number | undefined, unlimited: number) => {
  const range = {
    ...(least && { least }),
    ...(most !== undefined && most < unlimited && { most }),
  };
  return Object.keys(range).length > 0 ? range : undefined;
};

/** The area in square feet, and in guntha: what meets both. */
const areaRangeOf = ({ minarea, maxarea, guntha = '' }: ListingFilters) => {
  const inFeet = rangeOf(minarea, maxarea, areaScale.unlimited);
  const [from, to] = guntha.split('-').map((text) => Number(text) * gunthaSqFt);
  if (!from && !to) return inFeet;
  const most = Math.min(inFeet?.most ?? Infinity, to || Infinity);
  return {
    least: Math.max(inFeet?.least ?? 0, from ?? 0),
    ...(most < Infinity && { most }),
  };
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
const typesOf = (kind: ListingKind, text: string | undefined): SearchCondition['types'] => {
  const values = listOf(text);
  if (values.length === 0 || values.some((value) => textKey(value) === 'plot land')) return undefined;
  const meanings = values.map(meaningOfType);
  const bhk = meanings.flatMap((meaning) => meaning.bhk).join(',');
  return {
    types: meanings.flatMap((meaning) => meaning.propertyTypes.map(canonical)),
    bedrooms: [...(bedroomsOf(bhk)?.exact ?? [])],
    ...(kind === 'rent' && areRentedHomes(values) && { areUsual: true }),
  };
};

const namesBusiness = ({ meant }: FreeText): boolean => meant?.types?.types.some(isBusinessType) ?? false;

/** A text that names business space has chosen a type where nobody else has (S-920). */
const typesBeside = (
  words: readonly FreeText[],
  types: SearchCondition['types'],
): SearchCondition['types'] => (types?.areUsual && words.some(namesBusiness) ? undefined : types);

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

/** What the words left of a free text name, with the words themselves. */
interface NamedPart {
  readonly words: readonly LeftWord[];
  /** A city or region, by its name. */
  readonly city?: string;
  /** A place, or the words of a society, a project or a developer. */
  readonly term?: LocalityTerm;
  /** Its words also mean a station. */
  readonly station?: string;
}

const joined = (words: readonly LeftWord[]): string => words.map(({ key }) => key).join(' ');

const isCity = (name: string, directory: PlaceDirectory): boolean =>
  directory.hasCity(cityKeyOf(name)) || regionOf(cityKeyOf(name)) !== undefined;

/** Splits a name into places, a city and the rest ("Godrej", "Hinjewadi"); the longest run of words that is one wins. */
const partsOf = (words: readonly LeftWord[], directory: PlaceDirectory, isWhole = true): NamedPart[] => {
  if (words.length === 0) return [];
  const name = joined(words);
  const whole = isCity(name, directory) && !isWhole ? undefined : termOf(name, directory);
  if (whole && !whole.alike) return [{ words, term: whole }];
  for (let length = Math.min(words.length, longestPlace); length > 0; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const run = words.slice(start, start + length);
      const others = [...words.slice(0, start), ...words.slice(start + length)];
      const isRunOfAll = others.length === 0;
      if (isCity(joined(run), directory) && !(isRunOfAll && isWhole))
        return [{ words: run, city: joined(run) }, ...partsOf(others, directory, false)];
      if (isRunOfAll) continue;
      const place = termOf(joined(run), directory);
      if (!place || place.alike) continue;
      const cities = others.filter(({ key }) => isCity(key, directory));
      const rest = others.filter((word) => !cities.includes(word));
      const term = termOf(joined(rest), directory);
      return [
        { words: run, term: place },
        ...cities.slice(0, 1).map((city) => ({ words: [city], city: city.key })),
        ...(term ? [{ words: rest, term }] : []),
      ];
    }
  return whole ? [{ words, term: whole }] : [];
};

const hasStation = ({ station }: NamedPart): boolean => station !== undefined;

const isMetro = ({ words }: NamedPart): boolean => ['metro', 'मेट्रो'].includes(joined(words));

const isPlace = ({ city, term }: NamedPart): boolean =>
  city !== undefined || (term !== undefined && term.places.length > 0);

/** "Metro", alone or beside a place, also means its stations, unless a place is called so; with further words it is a name. */
const withMetro = (names: readonly NamedPart[], directory: PlaceDirectory): readonly NamedPart[] =>
  names.map((part, at) => {
    const key = joined(part.words);
    const isAlone = names.every((other, place) => place === at || isPlace(other));
    if (!isMetro(part) || !isAlone || directory.meant(key)[0]?.penalty === 0) return part;
    return { ...part, term: { words: key, places: [], alike: false }, station: 'metro' };
  });

/** A free text with everything that is understood of it. */
export interface Understood {
  readonly read: ReadText;
  readonly names: readonly NamedPart[];
  /** It is more than one name. */
  readonly isRequest: boolean;
}

/** Understands a free text of a kind. */
export const understandText = (kind: ListingKind, text: string, directory: PlaceDirectory): Understood => {
  const read = readText(kind, text);
  const saysMore = read.rest !== textKey(text);
  const names = withMetro(partsOf(read.words, directory, !saysMore), directory);
  const isRequest = saysMore || names.length > 1 || names.some(hasStation);
  return { read, names, isRequest };
};

/** Words of a name that nobody knows are no reason to find nothing where the rest says something. */
export const mayDrop = ({ read, names }: Understood, { term }: NamedPart): boolean =>
  term?.alike === true && (read.parts.length > 0 || names.length > 1);

/** Reads a free text: its words, and the filters and the name they mean. */
const freeTextCondition = (
  kind: ListingKind,
  text: string,
  directory: PlaceDirectory,
): FreeText | undefined => {
  const whole = termOf(text, directory);
  if (!whole) return undefined;
  const understood = understandText(kind, text, directory);
  if (!understood.isRequest) return { text: whole };
  const { read, names } = understood;
  const city = names.find((name) => name.city !== undefined)?.city;
  const { minarea: least, maxarea: most } = read.filters;
  const hasArea = least !== undefined || most !== undefined;
  const words = names.flatMap((name) =>
    name.term
      ? [
          {
            text: name.term,
            ...(name.station !== undefined && { meant: travelOf(name) }),
            ...(mayDrop(understood, name) && { mayDrop: true as const }),
          },
        ]
      : [],
  );
  return {
    // A text with filters in it is not searched for as a misspelt name.
    text: { ...whole, alike: whole.alike && !names.some(hasStation) && read.parts.length === 0 },
    meant: {
      ...conditionOf(kind, { ...read.filters, ...(city !== undefined && { city }) }, directory),
      // Land is larger than the slider's end.
      ...(hasArea && {
        area: { ...(least !== undefined && { least }), ...(most !== undefined && { most }) },
      }),
      ...(words.length > 0 && { words }),
    },
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
  'ownership',
  'approvedBy',
  'commercialTypes',
  'rera',
  'furnished',
  'possession',
] as const;

/** Who is looking for a room of one's own kind may also take one that is for anybody. */
const availableForOf = (text: string | undefined): string[] | undefined => {
  const values = valuesOf(text);
  return values && [...new Set([...values, 'Any'])];
};

/** Reads every filter of a query for a kind; refuses one that asks too much. */
export const conditionOf = (
  kind: ListingKind,
  asked: ListingFilters & Partial<ListingQuery>,
  directory: PlaceDirectory,
): SearchCondition => {
  checkLimits(asked);
  const query = withWishes(asked);
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
    area: areaRangeOf(query),
    types: typesBeside(words, typesOf(kind, query.propertyType)),
    bedrooms: bedroomsOf(query.bedrooms),
    ...Object.fromEntries(plainLists.map((name) => [name, valuesOf(query[listParameters[name]])])),
    availableFor: availableForOf(query.Availablefor),
    ...wishConditionOf(query),
    photos: query.photos || undefined,
    videos: query.videos || undefined,
    ...travelOf(query),
    ...mapAreaOf(query),
    placeless: query.placed === 'no' || undefined,
    city: query.city === undefined || isBlank(query.city) ? undefined : areaOf(query.city, directory),
    localities: terms.length > 0 && !hasFreeText ? terms : undefined,
    words: words.length > 0 ? words : undefined,
    ids: ids.length > 0 ? ids : undefined,
    except: except.length > 0 ? except : undefined,
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
};

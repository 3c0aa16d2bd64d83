/** Reads what else a search asks of a home: who offers it, its floor, its facts and amenities, what changed lately. */
import type { ListingFilters } from '../../src/api/contract/listings.schema.js';
import { canonical } from '../../src/model/rules/aliases.js';
import { mentionNames } from '../../src/model/rules/more-filters.js';
import { facingOptions, gateTimeOptions } from '../../src/model/rules/options/more-facts.js';
import type { UserType } from '../../src/model/rules/user-types.js';
import type { SearchCondition } from '../repositories/listing/condition.js';
import { refuse } from './search-limits.js';

/** Reads a comma-joined list. */
export const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Reads a list of values of the wire in their own spelling; undefined without any. */
export const valuesOf = (text: string | undefined): string[] | undefined => {
  const values = listOf(text).map(canonical);
  return values.length > 0 ? values : undefined;
};

const posters: ReadonlyMap<string, UserType> = new Map(
  Object.entries<UserType>({ owner: 'Buyer/Owner/Tenant', agent: 'Agent', builder: 'Builder' }),
);

/** Finds values whatever their case. */
const named = (values: readonly string[]): ReadonlyMap<string, string> =>
  new Map(values.map((value) => [value.toLowerCase(), value]));

const floorNames = named(['Ground', 'Low', 'Middle', 'High']);

/** Most amenities that one search may ask for. */
const mostAmenities = 5;

/** Reads a list of names that are all known; refuses others. */
const knownOf = <T>(field: string, text: string | undefined, table: ReadonlyMap<string, T>) => {
  const values = listOf(text).map(
    (name) => table.get(name.toLowerCase()) ?? refuse(field, `knows ${[...table.keys()].join(', ')}`),
  );
  return values.length > 0 ? values : undefined;
};

const amenitiesOf = (text: string | undefined): string[] | undefined => {
  const values = valuesOf(text);
  if (values && values.length > mostAmenities)
    refuse('amenities', `must have at most ${String(mostAmenities)} names`);
  return values;
};

const mentionable = named(mentionNames);
const mentionsOf = ({ mentions }: ListingFilters): string[] =>
  knownOf('mentions', mentions, mentionable) ?? [];
const isDenial = (name: string): boolean => /^no(?:food|parking)$/.test(name);
const facings = named(facingOptions);
const gateTimes = named(gateTimeOptions);
const sharings = named(['1', '2', '3', '4']);

/** Writes what is asked of single listings as the table's list has it. */
const wishesOf = (query: ListingFilters): string[] | undefined => {
  const { bathrooms, maxage, amenities, gatetime, bedsfree, roadwidth } = query;
  const wishes = [
    ...(amenitiesOf(amenities) ?? []),
    ...(bathrooms === undefined ? [] : [`bathrooms:${String(bathrooms)}`]),
    ...(maxage === undefined ? [] : [`age:${String(maxage)}`]),
    ...mentionsOf(query).flatMap((name) => (isDenial(name) ? [] : [`mentions:${name}`])),
    ...(knownOf('gatetime', gatetime, gateTimes) ?? []).map((time) => `gatetime:${time}`),
    ...(bedsfree === undefined ? [] : [`bedsfree:${String(bedsfree)}`]),
    ...(roadwidth === undefined ? [] : [`roadwidth:${String(roadwidth)}`]),
  ];
  return wishes.length > 0 ? wishes : undefined;
};

/** Writes what a home must not tell of, as the table's list has it. */
const lacksOf = (query: ListingFilters): string[] | undefined => {
  const names = mentionsOf(query).filter(isDenial);
  return names.length > 0 ? names.map((name) => `mentions:${name.slice(2)}`) : undefined;
};

/** Reads the conditions; one that is not asked for is undefined. */
export const wishConditionOf = (
  query: ListingFilters,
): { [Name in keyof SearchCondition]?: SearchCondition[Name] | undefined } => ({
  postedBy: knownOf('postedby', query.postedby, posters),
  floors: knownOf('floor', query.floor, floorNames),
  facing: knownOf('facing', query.facing, facings),
  sharing: knownOf('sharing', query.sharing, sharings),
  maintenance: query.maxmaintenance,
  deposit: query.maxdeposit,
  availableBy: query.availableby,
  listedWithin: query.listedwithin,
  priceCut: query.pricecut || undefined,
  wishes: wishesOf(query),
  lacks: lacksOf(query),
});

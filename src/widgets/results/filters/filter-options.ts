/** The choices of each list filter, in the order of the panel (S-134 to S-141, C-09). */
import type { Facets } from '../../../model/index.js';
import { sameValue } from '../../../model/rules/aliases.js';
import { listParameters } from '../../../model/rules/list-parameters.js';
import type { FilterName, ListName, MinutesName, TravelName } from '../../../model/rules/filters.js';
import type { SearchTab } from '../../../model/rules/kinds.js';
import {
  approvedByOptions,
  availableForOptions,
  bedroomOptions,
  commercialTypeOptions,
  fixedLocalities,
  furnishedOptions,
  ownershipOptions,
  possessionStatusOptions,
  reraOptions,
  roomTypeOptions,
} from '../../../model/rules/options/filters.js';
import { filterTypesOf } from '../../../model/rules/options/filter-types.js';
import { propertyTypesByTab, rentedHomes } from '../../../model/rules/options/property-types.js';

/** The minutes that may be chosen. */
export const minuteChoices: Readonly<Record<MinutesName, readonly string[]>> = {
  walk: ['5', '10', '15', '20', '30'],
  within: ['15', '30', '45', '60', '90'],
};

/** Tells whether a filter holds minutes. */
export const isMinutesName = (name: FilterName): name is MinutesName => name === 'walk' || name === 'within';

type FixedList = Exclude<ListName, 'types' | 'localities' | 'more' | TravelName>;

const fixed: Readonly<Record<FixedList, readonly string[]>> = {
  bedrooms: bedroomOptions,
  roomTypes: roomTypeOptions,
  availableFor: availableForOptions,
  ownership: ownershipOptions,
  approvedBy: approvedByOptions,
  commercialTypes: commercialTypeOptions,
  rera: reraOptions,
  furnished: furnishedOptions,
  possession: possessionStatusOptions,
  ...minuteChoices,
};

/** Localities taken from the results besides the fixed ones. */
const mostLocalities = 8;

/** Returns the counts of a list filter by value; undefined until they came. */
export const countsOf = (
  facets: Facets | null,
  name: ListName,
): Readonly<Record<string, number>> | undefined =>
  facets ? (facets.facets[listParameters[name]] ?? {}) : undefined;

const countOf = (counts: Readonly<Record<string, number>>, value: string): number =>
  (Object.hasOwn(counts, value) ? counts[value] : undefined) ??
  Object.entries(counts).find(([name]) => sameValue(name, value))?.[1] ??
  0;

/**
 * Counts the listings behind a choice, whatever its spelling; null when that cannot be told: a locality's name also
 * finds its parts ("Bandra East") and societies named after it, which have counts of their own or none.
 */
export const countBehind = (
  counts: Readonly<Record<string, number>>,
  name: ListName,
  value: string,
): number | null => {
  if (name !== 'localities') return countOf(counts, value);
  const parts = Object.entries(counts).filter(([part]) => part.startsWith(`${value} `));
  return parts.reduce((sum, [, count]) => sum + count, countOf(counts, value)) || null;
};

/** Counts what a list filter would leave without its choice, by its counts: a facet ignores its own choice. */
export const countWithout = (
  counts: Readonly<Record<string, number>>,
  tab: SearchTab,
  name: ListName,
): number => {
  // Wide types are counted beside those they are made of; without a type, Rent shows homes (S-920).
  const types = tab === 'Rent' ? rentedHomes : propertyTypesByTab[tab];
  const values = name === 'types' ? types : Object.keys(counts);
  return values.reduce((sum, value) => sum + countOf(counts, value), 0);
};

const busiest = (counts: Readonly<Record<string, number>> = {}): string[] =>
  Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostLocalities)
    .map(([name]) => name);

const offered = (tab: SearchTab, name: ListName, facets: Facets | null): readonly string[] => {
  if (name === 'types') return filterTypesOf(tab);
  if (name === 'station' || name === 'to' || name === 'more') return [];
  return name === 'localities' ? [...fixedLocalities, ...busiest(countsOf(facets, name))] : fixed[name];
};

/** Lists what a section offers: its own choices, and whatever is chosen besides. */
export const choicesOf = (
  tab: SearchTab,
  name: ListName,
  facets: Facets | null,
  chosen: readonly string[],
): readonly string[] => {
  const choices: string[] = [];
  for (const value of [...offered(tab, name, facets), ...chosen])
    if (!choices.some((one) => sameValue(one, value))) choices.push(value);
  return choices;
};

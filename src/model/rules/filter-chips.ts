/** What is applied to a search, one chip each, and the search without it. */
import { sameValue } from './aliases.js';
import { commaParts } from './filter-query.js';
import {
  type AreaName,
  defaultFilters,
  type FilterName,
  type Filters,
  filtersOfTab,
  isRangeName,
  isSwitchName,
  isWholeRange,
  type Range,
} from './filters.js';
import type { SearchTab } from './kinds.js';

/** Describes one applied filter: a chosen value, a range, a typed location, or (null) a switch or an area of the map. */
export interface AppliedFilter {
  readonly id: string;
  readonly filter: FilterName | AreaName | 'location';
  readonly value: string | Range | null;
}

const chip = (filter: AppliedFilter['filter'], value: AppliedFilter['value']): AppliedFilter => ({
  id: typeof value === 'string' ? `${filter}:${value}` : filter,
  filter,
  value,
});

const chipsOf = (filters: Filters, name: FilterName): readonly AppliedFilter[] => {
  if (isRangeName(name)) return isWholeRange(name, filters[name]) ? [] : [chip(name, filters[name])];
  if (isSwitchName(name)) return filters[name] ? [chip(name, null)] : [];
  return filters[name].map((value) => chip(name, value));
};

/** Lists what is applied on a tab in the order of its panel, typed locations first; the city has its own box (S-102). */
export const appliedFilters = (tab: SearchTab, filters: Filters): readonly AppliedFilter[] => [
  ...commaParts(filters.location).map((place) => chip('location', place)),
  ...filtersOfTab[tab].flatMap((name) => chipsOf(filters, name)),
  ...(['bbox', 'polygon'] as const).filter((name) => filters[name]).map((name) => chip(name, null)),
];

/** Counts what is applied on a tab; a range counts once, each chosen value once. */
export const activeFilterCount = (tab: SearchTab, filters: Filters): number =>
  appliedFilters(tab, filters).length;

/** Takes one applied filter out again. */
export const withoutFilter = (filters: Filters, { filter, value }: AppliedFilter): Filters => {
  if (typeof value !== 'string') return { ...filters, [filter]: defaultFilters[filter] };
  const kept = (values: readonly string[]) => values.filter((one) => !sameValue(one, value));
  if (filter === 'location') return { ...filters, location: kept(commaParts(filters.location)).join(', ') };
  return { ...filters, [filter]: kept(filters[filter] as readonly string[]) };
};

/** Takes every filter out and keeps the place: city and typed location; switching the tab (S-119) resets more. */
export const withoutFilters = (filters: Filters): Filters => ({
  ...defaultFilters,
  city: filters.city,
  location: filters.location,
});

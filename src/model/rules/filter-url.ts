/** Keeps a search in the query string of its page and reads it back (C-03). */
import type { ListingSort } from '../../api/contract/listings.schema.js';
import { commaJoined, commaParts, rangeParameters } from './filter-query.js';
import { listParameters } from './list-parameters.js';
import {
  defaultFilters,
  type FilterName,
  type Filters,
  filtersOfTab,
  isRangeName,
  isSwitchName,
  type ListName,
  rangeOf,
  scales,
  typeListOf,
} from './filters.js';
import { type SearchTab, tabOf } from './kinds.js';
import { pageSize, pagesWithin } from './search-limits.js';

/** Lists the orders of a search, the default one first (G-12). */
export const sortOrders = [
  'newest',
  'price-up',
  'price-down',
  'rate-up',
  'rate-down',
  'area-down',
] as const satisfies readonly ListingSort[];

/** Holds all of a search that its address carries; `page` counts from 1. */
export interface SearchAddress {
  readonly tab: SearchTab;
  readonly filters: Filters;
  readonly sort: ListingSort;
  readonly page: number;
}

// The property types go by the name the home page gives them in its navigation state (S-075).
const nameOfList = (tab: SearchTab, name: ListName): string =>
  name === typeListOf(tab) ? 'property' : listParameters[name];

const written = (value: string): string =>
  encodeURIComponent(value).replace(/%20/g, '+').replace(/%2C/g, ',');

const filterPairs = (tab: SearchTab, filters: Filters, name: FilterName): [string, string][] => {
  if (isRangeName(name)) {
    const { min, max } = filters[name];
    const [least, most] = rangeParameters[name];
    return [
      [least, min > 0 ? String(min) : ''],
      [most, max < scales[name].top ? String(max) : ''],
    ];
  }
  if (isSwitchName(name)) return filters[name] ? [[name, 'true']] : [];
  return [[nameOfList(tab, name), commaJoined(filters[name])]];
};

/**
 * Writes a search as a query string without "?" (C-03); only what differs from the defaults appears. The tab
 * is named as soon as anything else is, because a reader's own remembered tab would come before Buy.
 */
export const filtersToUrl = ({ tab, filters, sort, page }: SearchAddress): string => {
  const pairs: [string, string][] = [
    ['city', filters.city.trim()],
    ['location', filters.location.trim()],
    ...filtersOfTab[tab].flatMap((name) => filterPairs(tab, filters, name)),
    ['bbox', filters.bbox],
    ['polygon', filters.polygon],
    ['sort', sort === sortOrders[0] ? '' : sort],
    ['page', page > 1 ? String(page) : ''],
  ];
  const kept = pairs.filter(([, value]) => value !== '');
  if (kept.length > 0 || tab !== 'Buy') kept.unshift(['tab', tab]);
  return kept.map(([name, value]) => `${name}=${written(value)}`).join('&');
};

const numberIn = (text: string | undefined, otherwise: number): number =>
  text !== undefined && /^\d+(\.\d+)?$/.test(text) ? Number(text) : otherwise;

const readFilter = (tab: SearchTab, name: FilterName, of: (name: string) => string | undefined): object => {
  if (isRangeName(name)) {
    const [least, most] = rangeParameters[name];
    return { [name]: rangeOf(name, numberIn(of(least), 0), numberIn(of(most), defaultFilters[name].max)) };
  }
  if (isSwitchName(name)) return { [name]: of(name) === 'true' };
  const text = of(nameOfList(tab, name)) ?? of(listParameters[name]) ?? '';
  return { [name]: commaParts(text) };
};

/** Reads the parameters of a query string, their names in lower case. */
const valuesIn = (query: string): ReadonlyMap<string, string> => {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    // A plain form without script repeats the name for each ticked box.
    const earlier = values.get(name.toLowerCase());
    values.set(name.toLowerCase(), earlier === undefined ? value.trim() : `${earlier},${value.trim()}`);
  }
  return values;
};

/** Tells whether a query string names a tab; one that does says all of its search, since only defaults are left out. */
export const namesTab = (query: string): boolean => tabOf(valuesIn(query).get('tab')) !== null;

/**
 * Reads a search from a query string, names in any case (C-03); what it does not say is default, and the tab
 * comes from `otherwise` (navigation state, then `filterTab`, then Buy: the caller's order).
 */
export const filtersFromUrl = (query: string, otherwise: SearchTab = 'Buy'): SearchAddress => {
  const values = valuesIn(query);
  const of = (name: string): string | undefined => values.get(name.toLowerCase());
  const tab = tabOf(of('tab')) ?? otherwise;
  const page = numberIn(of('page'), 1);
  return {
    tab,
    filters: Object.assign(
      { ...defaultFilters },
      ...(['city', 'location', 'bbox', 'polygon'] as const).map((name) => ({ [name]: of(name) ?? '' })),
      ...filtersOfTab[tab].map((name) => readFilter(tab, name, of)),
    ) as Filters,
    sort: sortOrders.find((sort) => sort === of('sort')) ?? sortOrders[0],
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, pagesWithin(pageSize)) : 1,
  };
};

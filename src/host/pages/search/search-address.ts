/** The search of a visit to /search: by its URL, the navigation state, the remembered tab, or Buy (C-03). */
import {
  filtersFromUrl,
  filtersToUrl,
  namesTab,
  type SearchAddress,
} from '../../../model/rules/filter-url.js';
import { defaultFilters, withProperty } from '../../../model/rules/filters.js';
import { type SearchTab, tabOf } from '../../../model/rules/kinds.js';

/** What a navigation to /search may carry (S-100). */
export type SearchState = Readonly<Record<string, unknown>> | null;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Tells whether a URL describes a search; tracking parameters alone do not. */
const describesSearch = (query: string): boolean =>
  namesTab(query) || filtersToUrl(filtersFromUrl(query)) !== '';

/** Tells whether the remembered tab counts: neither URL nor navigation state names one. */
export const needsRememberedTab = (query: string, state: SearchState): boolean =>
  !namesTab(query) && tabOf(state?.tab) === null;

/** Returns the search of a visit. A URL that describes one says everything, since defaults are left out of it. */
export const searchAddressOf = (
  query: string,
  state: SearchState,
  remembered: SearchTab | null,
): SearchAddress => {
  const tab = tabOf(state?.tab) ?? remembered ?? 'Buy';
  if (describesSearch(query)) return filtersFromUrl(query, tab);
  const place = { ...defaultFilters, city: text(state?.city), location: text(state?.location) };
  return { tab, filters: withProperty(tab, place, text(state?.property)), sort: 'newest', page: 1 };
};

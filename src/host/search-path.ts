/** Addresses of the search page for links of the header, the footer and the home page (C-03, C-48). */
import { filtersToUrl } from '../model/rules/filter-url.js';
import { defaultFilters, withProperty } from '../model/rules/filters.js';
import type { SearchTab } from '../model/rules/kinds.js';
import { routes } from './routes.js';

/** Says what a link searches for; what is left out is not asked. */
export interface SearchLink {
  readonly tab: SearchTab;
  readonly city?: string;
  /** A locality of the city. */
  readonly location?: string;
  readonly property?: string;
}

/** Writes the address of a search. */
export const searchPath = ({ tab, city = '', location = '', property = '' }: SearchLink): string => {
  const filters = withProperty(tab, { ...defaultFilters, city, location }, property);
  const query = filtersToUrl({ tab, filters, sort: 'newest', page: 1 });
  return query ? `${routes.search.path}?${query}` : `${routes.search.path}?tab=${tab}`;
};

/** The search that a page sets for its results: where they begin, and what is locked (C-03). */
import { filtersFromUrl, namesTab, type SearchAddress } from './filter-url.js';
import { defaultFilters, type Filters, withProperty } from './filters.js';
import { type SearchTab, tabOf } from './kinds.js';

/** Holds the attributes that say where the results begin. */
export interface StartValues {
  tab?: SearchTab | undefined;
  city?: string | undefined;
  location?: string | undefined;
  property?: string | undefined;
  /** A query string as in the address of the search page. */
  filters?: string | undefined;
}

/** Holds where the results begin: an address, or attributes; without a tab the remembered one, then Buy. */
export interface SearchStartOptions extends StartValues {
  group: string;
  address?: SearchAddress | undefined;
  /** A query string of filters that stay. */
  locked?: string | undefined;
}

/** Builds the search that the attributes ask for; a single attribute wins over the same name in `filters`. */
const startAddress = (values: StartValues, otherwise: SearchTab): SearchAddress => {
  const address = filtersFromUrl(values.filters ?? '', values.tab ?? otherwise);
  const tab = values.tab ?? address.tab;
  const { city = address.filters.city, location = address.filters.location } = values;
  const filters = withProperty(tab, { ...address.filters, city, location }, values.property ?? '');
  return { ...address, tab, filters };
};

/** A search that begins: what is asked for, and the filters of it that stay. */
export interface SearchStart {
  readonly address: SearchAddress;
  readonly locked: Partial<Filters>;
}

/** Reads the locked filters of a query string. */
const lockedFilters = (query: string, tab: SearchTab): Partial<Filters> => {
  const { filters } = filtersFromUrl(query, tab);
  const isNamed = (name: string) =>
    JSON.stringify(filters[name as keyof Filters]) !== JSON.stringify(defaultFilters[name as keyof Filters]);
  return Object.fromEntries(Object.entries(filters).filter(([name]) => isNamed(name)));
};

/** Puts what stays over what is asked for. */
export const withLocks = (address: SearchAddress, locked: Partial<Filters>): SearchAddress => ({
  ...address,
  filters: { ...address.filters, ...locked },
});

/**
 * Returns the search that results begin with: the one their page sets; else the one that the address of the page names,
 * as the search box and saved links write it, which is for results of no group; else that of the attributes. The widget and
 * the server, which is asked before the widget has come (docs/decisions/0205), both begin with this.
 */
export const searchStartOf = (
  beginning: SearchStartOptions,
  query: string,
  remembered: SearchTab | null,
): SearchStart => {
  const { address, group, locked = '' } = beginning;
  const named = group === '' && namesTab(query) ? filtersFromUrl(query) : null;
  const begun = address ?? named ?? startAddress(beginning, remembered ?? 'Buy');
  const tab = tabOf(new URLSearchParams(locked).get('tab')) ?? begun.tab;
  return { address: { ...begun, tab }, locked: lockedFilters(locked, tab) };
};

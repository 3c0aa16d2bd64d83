/** The state of a search and its pure changes. */
import type { Listing } from '../../api/contract/listings.schema.js';
import { type AppliedFilter, withoutFilter, withoutFilters } from '../rules/filter-chips.js';
import { filtersToUrl, type SearchAddress } from '../rules/filter-url.js';
import { defaultFilters, type Filters } from '../rules/filters.js';
import { withLocks } from '../rules/search-start.js';

/** The state of the last request of a search; `asked` is about to be sent. */
export type SearchStatus = 'idle' | 'asked' | 'loading' | 'ready' | 'failed';

/** One search: its address, the draft of the panel, its results. */
export interface Search {
  /** The address of the results: tab, applied filters, sort, first page. */
  readonly address: SearchAddress;
  /** The filters of the panel; searched only when applied (S-122). */
  readonly draft: Filters;
  /** Filters that the page has locked. */
  readonly locked: Partial<Filters>;
  readonly results: readonly Listing[];
  /** Listings behind the address; null when the server does not say. */
  readonly total: number | null;
  readonly status: SearchStatus;
  /** The last page in `results`; "load more" asks for the next. */
  readonly lastPage: number;
  /** The page that the request under way, or the one that failed, is about. */
  readonly wantedPage: number;
  /** Where the page after the last one begins, in the server's words; null when it does not say. */
  readonly next: string | null;
  /** Counts requests, so that a stale answer is known (D-29). */
  readonly request: number;
  /** Cards that the page came with, drawn by the server; 0 once the results are another answer's. */
  readonly drawn: number;
}

const firstAddress: SearchAddress = { tab: 'Buy', filters: defaultFilters, sort: 'newest', page: 1 };

/** A search that has not begun. */
export const emptySearch: Search = {
  address: firstAddress,
  draft: defaultFilters,
  locked: {},
  results: [],
  total: null,
  status: 'idle',
  lastPage: 1,
  wantedPage: 1,
  next: null,
  request: 0,
  drawn: 0,
};

/** Replaces the address; another tab empties the results (S-121). */
export const withAddress = (search: Search, address: SearchAddress): Search => {
  const held = withLocks(address, search.locked);
  return {
    ...search,
    address: held,
    draft: held.filters,
    lastPage: address.page,
    wantedPage: address.page,
    next: null,
    ...(address.tab !== search.address.tab && { results: [], total: null }),
  };
};

/** Chooses a tab: every filter goes back to its default (S-119); the city stays, it is not in the panel. */
export const withTab = (search: Search, tab: SearchAddress['tab']): Search => {
  const filters = { ...defaultFilters, city: search.draft.city };
  return withAddress(search, { tab, filters, sort: 'newest', page: 1 });
};

/** Applies the filters of the panel. */
export const withDraftApplied = (search: Search): Search =>
  withAddress(search, { ...search.address, filters: search.draft, page: 1 });

/** Takes out one applied filter. */
export const withoutApplied = (search: Search, filter: AppliedFilter): Search =>
  withAddress(search, { ...search.address, filters: withoutFilter(search.address.filters, filter), page: 1 });

/** Takes out every filter but the place. */
export const withoutAllApplied = (search: Search): Search =>
  withAddress(search, { ...search.address, filters: withoutFilters(search.address.filters), page: 1 });

/** Begins a request; its number tells its answer from an older one's (D-29). */
export const withRequest = (search: Search): Search => ({
  ...search,
  status: 'asked',
  request: search.request + 1,
});

/** Asks for the page after the last one. */
export const withNextPageRequest = (search: Search): Search =>
  search.status === 'ready' ? { ...withRequest(search), wantedPage: search.lastPage + 1 } : search;

/** Opens an address; what is already shown is not asked again, so that Back finds its results and its place. */
export const withOpenedAddress = (
  search: Search,
  address: SearchAddress,
  locked: Partial<Filters> = search.locked,
): Search => {
  const next = withAddress({ ...search, locked }, address);
  const isShown = search.status !== 'idle' && search.status !== 'failed';
  if (!isShown || filtersToUrl(search.address) !== filtersToUrl(next.address)) return withRequest(next);
  return JSON.stringify(locked) === JSON.stringify(search.locked) ? search : { ...search, locked };
};

/** Applies an answer. A server without paging answers everything at once, without a total. */
export const withAnswer = (
  search: Search,
  page: number,
  listings: readonly Listing[],
  total: number | null,
  next: string | null = null,
): Search => {
  const before = page > search.address.page && total !== null ? search.results : [];
  return {
    ...search,
    results: [...before, ...listings],
    total: total ?? listings.length,
    lastPage: page,
    next,
    drawn: 0,
    status: 'ready',
  };
};

/** The first answer of a search, which the page has brought. */
export interface BroughtAnswer {
  readonly listings: readonly Listing[];
  readonly total: number;
  readonly next: string | null;
  /** The search it answers, where that is not the one of the page's address. */
  readonly query?: string;
}

/** Opens an address whose answer the page has brought, with its cards drawn. */
export const withBroughtAnswer = (search: Search, address: SearchAddress, answer: BroughtAnswer): Search => {
  const { listings, total, next } = answer;
  const opened = withAnswer(withAddress(search, address), address.page, listings, total, next);
  return { ...opened, drawn: listings.length };
};

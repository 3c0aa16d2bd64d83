/** Search: for each group the address, the panel's draft, and the results of the current tab. */
import { attach, createEvent, createStore, sample } from 'effector';
import { listListings } from '../../api/contract/listings.js';
import type { ListingSort } from '../../api/contract/listings.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';
import { fetchAhead } from '../connection/first-answers.js';
import { rememberFilterTabFx } from './filter-tab.js';
import type { AppliedFilter } from '../rules/filter-chips.js';
import type { SearchAddress } from '../rules/filter-url.js';
import { defaultFilters, type Filters, withProperty } from '../rules/filters.js';
import type { SearchTab } from '../rules/kinds.js';
import { pageInput } from '../rules/page-query.js';
import {
  withRequest,
  withNextPageRequest,
  emptySearch,
  withOpenedAddress,
  withAnswer,
  type BroughtAnswer,
  withBroughtAnswer,
  type Search,
  withAddress,
  withDraftApplied,
  withoutAllApplied,
  withoutApplied,
  withTab,
} from './search-state.js';
import { searchRequested } from './search-request.js';

/** Carries the group of the search an event is about; '' is the page's own. */
export interface InGroup {
  group: string;
}

// Events
/**
 * A results view appeared, or the page's URL changed: show this search; `locked` stays from the last time, and nothing is
 * asked where the page has brought the answer.
 */
export const searchOpened = createEvent<
  InGroup & { address: SearchAddress; locked?: Partial<Filters>; answer?: BroughtAnswer }
>();
export const searchTabChosen = createEvent<InGroup & { tab: SearchTab }>();
/** Something in the panel or the city box changed; nothing is asked yet (S-122). */
export const filtersDrafted = createEvent<InGroup & { change: Partial<Filters> }>();
/** The panel closed without Apply. */
export const draftDropped = createEvent<InGroup>();
export const filtersApplied = createEvent<InGroup>();
/** A finger is on the control that applies the filters: their answer is under way when it is lifted (S-541). */
export const applyForeseen = createEvent<InGroup>();
export const filterRemoved = createEvent<InGroup & { filter: AppliedFilter }>();
export const filtersCleared = createEvent<InGroup>();
export const sortChosen = createEvent<InGroup & { sort: ListingSort }>();
export const pageChosen = createEvent<InGroup & { page: number }>();
export const moreRequested = createEvent<InGroup>();
export const searchRetried = createEvent<InGroup>();

// Effects
interface Question extends InGroup {
  address: SearchAddress;
  page: number;
  /** Where the page begins, when it follows on one that is there: nothing is shown twice, whatever was listed meanwhile. */
  after: string | null;
  request: number;
}

/** Reads the cursor out of the link to the next page. */
const nextIn = (link: string | null): string | null => {
  const [, query] = /<[^<>?]*\?([^<>]*)>; rel="next"/.exec(link ?? '') ?? [];
  return new URLSearchParams(query).get('after');
};

const fetchListingsFx = attach({
  source: $api,
  effect: async (api, { address, page, after }: Question) => {
    const { params, query } = pageInput(address, page);
    const input = { params, query: { ...query, ...(after !== null && { after }) } };
    const { reply, headers } = await api.send(listListings, input, { timeout: readTimeout });
    const total = headers.get('x-total-count');
    return {
      listings: reply,
      total: total === null ? null : Number(total),
      next: nextIn(headers.get('link')),
    };
  },
});

/** Asks ahead; only what is asked in earnest tells a failure. */
const foreseeFx = attach({
  source: $api,
  effect: async (api, address: SearchAddress) => {
    await api.send(listListings, pageInput(address, address.page), {
      timeout: readTimeout,
      fetch: fetchAhead,
    });
  },
});

// Stores
type Searches = Readonly<Record<string, Search>>;

const change =
  <T extends InGroup>(step: (search: Search, event: T) => Search) =>
  (searches: Searches, event: T): Searches => {
    const search = searches[event.group] ?? emptySearch;
    const next = step(search, event);
    return next === search ? searches : { ...searches, [event.group]: next };
  };

const paged = (search: Search, page: number): Search => withAddress(search, { ...search.address, page });
const sorted = (search: Search, sort: ListingSort): Search =>
  withAddress(search, { ...search.address, sort, page: 1 });

/** Holds every search of the page by its group. */
export const $searches = createStore<Searches>({})
  .on(
    searchOpened,
    change((search, { address, locked, answer }) =>
      answer ? withBroughtAnswer(search, address, answer) : withOpenedAddress(search, address, locked),
    ),
  )
  .on(
    searchTabChosen,
    change((search, { tab }) => withRequest(withTab(search, tab))),
  )
  .on(
    filtersDrafted,
    change((search, event) => ({ ...search, draft: { ...search.draft, ...event.change } })),
  )
  .on(
    draftDropped,
    change((search) => ({ ...search, draft: search.address.filters })),
  )
  .on(
    filtersApplied,
    change((search) => withRequest(withDraftApplied(search))),
  )
  .on(
    filterRemoved,
    change((search, { filter }) => withRequest(withoutApplied(search, filter))),
  )
  .on(
    filtersCleared,
    change((search) => withRequest(withoutAllApplied(search))),
  )
  .on(
    sortChosen,
    change((search, { sort }) => withRequest(sorted(search, sort))),
  )
  .on(
    pageChosen,
    change((search, { page }) => withRequest(paged(search, page))),
  )
  .on(moreRequested, change(withNextPageRequest))
  .on(searchRetried, change(withRequest))
  .on(
    fetchListingsFx,
    change((search) => ({ ...search, status: 'loading' })),
  )
  .on(fetchListingsFx.done, (searches, { params, result }) =>
    change<Question>((search, { page, request }) =>
      search.request === request
        ? withAnswer(search, page, result.listings, result.total, result.next)
        : search,
    )(searches, params),
  )
  // A failure leaves the list as it is (S-123); the view shows it with Retry (G-03).
  .on(fetchListingsFx.fail, (searches, { params }) =>
    change<Question>((search, { request }) =>
      search.request === request ? { ...search, status: 'failed' } : search,
    )(searches, params),
  );

// Wiring
const requestTriggers = [
  searchOpened,
  searchTabChosen,
  filtersApplied,
  filterRemoved,
  filtersCleared,
  sortChosen,
  pageChosen,
  moreRequested,
  searchRetried,
];

sample({
  clock: requestTriggers,
  source: $searches,
  filter: (searches, { group }: InGroup) => searches[group]?.status === 'asked',
  fn: (searches, { group }: InGroup): Question => {
    const { address, wantedPage, lastPage, next, request } = searches[group] ?? emptySearch;
    return { group, address, page: wantedPage, after: wantedPage > lastPage ? next : null, request };
  },
  target: fetchListingsFx,
});

sample({
  clock: applyForeseen,
  source: $searches,
  fn: (searches, { group }) => withDraftApplied(searches[group] ?? emptySearch).address,
  target: foreseeFx,
});

// Only what a person chose is remembered: an opened search may be a link's, or the page's own (S-120).
sample({
  clock: [searchTabChosen, searchRequested],
  fn: ({ tab }) => tab,
  target: rememberFilterTabFx,
});

sample({
  clock: searchRequested,
  fn: ({ group, tab, city, location, property }) => {
    const filters = withProperty(tab, { ...defaultFilters, city, location: location.trim() }, property);
    return { group, address: { tab, filters, sort: 'newest' as const, page: 1 } };
  },
  target: searchOpened,
});

export { pageSize } from '../rules/search-limits.js';
export { type BroughtAnswer, emptySearch, type Search } from './search-state.js';

/** Facets: how many listings each choice of a search's draft would leave; counted only once somebody wants to see. */
import { attach, createEvent, createStore, sample } from 'effector';
import { countFacets } from '../../api/contract/listings.js';
import type { Facets } from '../../api/contract/listings.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';
import { filterToQuery } from '../rules/filter-query.js';
import { filtersToUrl } from '../rules/filter-url.js';
import type { Filters } from '../rules/filters.js';
import { kindOfTab, type SearchTab } from '../rules/kinds.js';
import {
  $searches,
  draftDropped,
  emptySearch,
  filterRemoved,
  filtersApplied,
  filtersCleared,
  filtersDrafted,
  type InGroup,
  type Search,
  searchOpened,
  searchRetried,
  searchTabChosen,
} from './search.js';

// Events
/** The panel came into view and wants counts. */
export const facetsRequested = createEvent<InGroup>();

// Effects
interface Question extends InGroup {
  tab: SearchTab;
  filters: Filters;
  /** Tells the question from others, so that a stale answer is known (D-29) and none is asked twice. */
  key: string;
}

/** Milliseconds a draft must rest before its counts are asked, so that a dragged slider asks once. */
export const $countDelay = createStore(200);

const restFx = attach({
  source: $countDelay,
  effect: (delay, _: Question) => new Promise<void>((resolve) => setTimeout(resolve, delay)),
});

const countFacetsFx = attach({
  source: $api,
  effect: (api, { tab, filters }: Question) =>
    api.call(
      countFacets,
      { params: { kind: kindOfTab(tab) }, query: filterToQuery(tab, filters) },
      { timeout: readTimeout },
    ),
});

// Stores
interface Count {
  readonly tab: SearchTab | null;
  /** The last question. */
  readonly key: string | null;
  readonly facets: Facets | null;
}

const nothing: Count = { tab: null, key: null, facets: null };

/** Holds the counts of each group that wants them; null until they came, and again on another tab. */
export const $facets = createStore<Readonly<Record<string, Count>>>({})
  .on(facetsRequested, (counts, { group }) => ({ ...counts, [group]: counts[group] ?? nothing }))
  .on(restFx, (counts, { group, tab, key }) => {
    const before = counts[group] ?? nothing;
    return { ...counts, [group]: { tab, key, facets: before.tab === tab ? before.facets : null } };
  })
  .on(countFacetsFx.done, (counts, { params: { group, tab, key }, result }) =>
    counts[group]?.key === key ? { ...counts, [group]: { tab, key, facets: result } } : counts,
  )
  // What failed may be asked again.
  .on(countFacetsFx.fail, (counts, { params: { group } }) => ({
    ...counts,
    [group]: { ...(counts[group] ?? nothing), key: null },
  }));

const questionOf = (searches: Readonly<Record<string, Search>>, group: string): Question => {
  const { address, draft } = searches[group] ?? emptySearch;
  const { tab } = address;
  const key = `${tab} ${filtersToUrl({ tab, filters: draft, sort: 'newest', page: 1 })}`;
  return { group, tab, filters: draft, key };
};

// Wiring
sample({
  clock: [
    facetsRequested,
    searchOpened,
    searchTabChosen,
    filtersDrafted,
    draftDropped,
    filtersApplied,
    filterRemoved,
    filtersCleared,
    searchRetried,
  ],
  source: { searches: $searches, counts: $facets },
  filter: ({ searches, counts }, { group }: InGroup) =>
    counts[group] !== undefined && counts[group].key !== questionOf(searches, group).key,
  fn: ({ searches }, { group }: InGroup) => questionOf(searches, group),
  target: restFx,
});

sample({
  clock: restFx.done,
  source: $facets,
  filter: (counts, { params: { group, key } }) => counts[group]?.key === key,
  fn: (_, { params }) => params,
  target: countFacetsFx,
});

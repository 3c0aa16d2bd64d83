/** How many listings each choice of the further filters would leave; counted only while their section is open. */
import { attach, createEvent, createStore, sample } from 'effector';
import { countMoreFacets } from '../../api/contract/more-facets.js';
import type { MoreFacets } from '../../api/contract/more-facets.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';
import { filterToQuery } from '../rules/filter-query.js';
import type { Filters } from '../rules/filters.js';
import { kindOfTab, type SearchTab } from '../rules/kinds.js';

/** A draft whose choices are counted. */
export interface MoreQuestion {
  readonly group: string;
  readonly tab: SearchTab;
  readonly filters: Filters;
}

// Events
/** The section is open over this draft. */
export const moreFacetsRequested = createEvent<MoreQuestion>();

// Effects
const countFx = attach({
  source: $api,
  effect: (api, { tab, filters }: MoreQuestion) =>
    api.call(
      countMoreFacets,
      { params: { kind: kindOfTab(tab) }, query: filterToQuery(tab, filters) },
      { timeout: readTimeout },
    ),
});

// Stores
/** The last question of each group: an older answer is dropped. */
const $asked = createStore<Readonly<Record<string, MoreQuestion>>>({}).on(
  moreFacetsRequested,
  (asked, question) => ({ ...asked, [question.group]: question }),
);

/** Counts by group, with the tab they are of; what failed leaves the choices without numbers. */
export const $moreFacets = createStore<
  Readonly<Record<string, { readonly tab: SearchTab; readonly facets: MoreFacets }>>
>({});

// Wiring
sample({ clock: moreFacetsRequested, target: countFx });
const answered = sample({
  clock: countFx.done,
  source: $asked,
  filter: (asked, { params }) => asked[params.group] === params,
  fn: (_, done) => done,
});
$moreFacets.on(answered, (all, { params: { group, tab }, result }) => ({
  ...all,
  [group]: { tab, facets: result },
}));

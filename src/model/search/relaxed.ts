/** How many homes a search that finds nothing would find without one of its filters, where its facets do not tell. */
import { attach, createEvent, createStore, sample } from 'effector';
import { countFacets } from '../../api/contract/listings.js';
import type { Facets } from '../../api/contract/listings.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';
import { filterToQuery } from '../rules/filter-query.js';
import { defaultFilters, type Filters } from '../rules/filters.js';
import { kindOfTab, type SearchTab } from '../rules/kinds.js';

/** A search that found nothing, and the filters that are offered for removal. */
export interface Relaxation {
  readonly tab: SearchTab;
  readonly filters: Filters;
  readonly names: readonly (keyof Filters)[];
}

/** How many there are without a filter. */
export type Left = Pick<Facets, 'total' | 'atLeast'>;

/** What is left without each filter is wanted. */
export const relaxationRequested = createEvent<Relaxation>();

const countFx = attach({
  source: $api,
  effect: async (api, { tab, filters, names }: Relaxation) =>
    Promise.all(
      names.map(async (name): Promise<readonly [keyof Filters, Left]> => {
        const without = { ...filters, [name]: defaultFilters[name] };
        const facets = await api.call(
          countFacets,
          { params: { kind: kindOfTab(tab) }, query: filterToQuery(tab, without) },
          { timeout: readTimeout },
        );
        return [name, facets];
      }),
    ),
});

/** Holds the filters that the last counts are of, and what is left without each; what failed leaves them without numbers. */
export const $relaxed = createStore<{ filters: Filters | null; left: ReadonlyMap<string, Left> }>({
  filters: null,
  left: new Map(),
}).on(countFx.done, (_, { params: { filters }, result }) => ({ filters, left: new Map(result) }));

sample({ clock: relaxationRequested, target: countFx });

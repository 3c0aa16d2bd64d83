/** The homes that are compared: all of them in one call. */
import { attach, createEvent, createStore, sample } from 'effector';
import { listListings } from '../../api/contract/listings.js';
import type { Listing } from '../../api/contract/listings.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';
import { mostCompared } from '../rules/comparison.js';
import type { Comparison } from '../rules/comparison-address.js';

/** The page of a comparison appeared, or wants its homes again. */
export const comparisonRequested = createEvent<Comparison>();

const fetchFx = attach({
  source: $api,
  effect: (api, { kind, ids }: Comparison) =>
    api.call(
      listListings,
      { params: { kind }, query: { ids: ids.join(','), page: 1, limit: mostCompared } },
      { timeout: readTimeout },
    ),
});

/** Homes by `_id` and by `propertyId`; null for one that is not on the market. Nothing is known before it was asked. */
export const $compared = createStore<ReadonlyMap<string, Listing | null>>(new Map()).on(
  fetchFx.done,
  (known, { params, result }) =>
    new Map<string, Listing | null>([
      ...known,
      ...params.ids.map((id) => [id, null] as const),
      ...result.flatMap((home) => [[home._id, home] as const, [home.propertyId, home] as const]),
    ]),
);

/** Tells whether loading them failed. */
export const $hasComparisonFailed = createStore(false)
  .on(fetchFx, () => false)
  .on(fetchFx.fail, () => true);

sample({ clock: comparisonRequested, filter: ({ ids }) => ids.length > 0, target: fetchFx });

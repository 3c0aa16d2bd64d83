/** The numbers of listings by city. Loaded once a page. */
import { attach, createEvent, createStore, sample } from 'effector';
import { getMarket } from '../../api/contract/listings.js';
import type { Market } from '../../api/contract/listings.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';

/** A view appeared that shows the market. */
export const marketRequested = createEvent();

const fetchMarketFx = attach({
  source: $api,
  effect: (api) => api.call(getMarket, {}, { timeout: readTimeout }),
});

/** Holds the market; null until it is loaded, and where a server has no such call. */
export const $market = createStore<Market | null>(null).on(fetchMarketFx.doneData, (_, market) => market);

/** Tells whether the last attempt failed. */
export const $hasMarketFailed = createStore(false)
  .on(fetchMarketFx, () => false)
  .on(fetchMarketFx.fail, () => true);

sample({
  clock: marketRequested,
  source: { market: $market, isPending: fetchMarketFx.pending },
  filter: ({ market, isPending }) => market === null && !isPending,
  target: fetchMarketFx,
});

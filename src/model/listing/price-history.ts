/** What homes cost so far: asked for when somebody opens the section, once for each listing. */
import { attach, createEvent, createStore, sample } from 'effector';
import { getPriceHistory } from '../../api/contract/listings.js';
import type { ListingKind, PriceHistory } from '../../api/contract/listings.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';

interface Asked {
  listingType: ListingKind;
  /** `_id` or `propertyId`. */
  id: string;
}

/** The price history of a listing is to be shown; one that came before is asked for again. */
export const priceHistoryRequested = createEvent<Asked>();

const fetchPriceHistoryFx = attach({
  source: $api,
  effect: (api, { listingType, id }: Asked) =>
    api.call(getPriceHistory, { params: { kind: listingType, id } }, { timeout: readTimeout }),
});

/** Holds the histories by the listing's id, and "failed" where the server has none to tell. */
export const $priceHistories = createStore<Readonly<Record<string, PriceHistory | 'failed'>>>({})
  .on(fetchPriceHistoryFx.done, (known, { params, result }) => ({ ...known, [params.id]: result }))
  .on(fetchPriceHistoryFx.fail, (known, { params }) => ({ ...known, [params.id]: 'failed' }));

sample({ clock: priceHistoryRequested, target: fetchPriceHistoryFx });

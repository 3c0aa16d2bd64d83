/** Visitors and contacts of one own listing, day by day. */
import { attach, createEvent, createStore, sample } from 'effector';
import { listListingDays } from '../../api/contract/own-listings.js';
import type { ListingDays } from '../../api/contract/own-listings.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';

/** What came on each day, the oldest first. */
export type Days = ListingDays['days'];

/** The plot of a listing was opened, or is asked for again. */
export const daysOpened = createEvent<string>();

const fetchDaysFx = attach({
  source: $api,
  effect: (api, id: string) => api.call(listListingDays, { params: { id } }, { timeout: readTimeout }),
});

/** Holds the days of the listing that was opened last; null until they have come. */
export const $listingDays = createStore<Days | null>(null)
  .on(fetchDaysFx.doneData, (_, { days }) => days)
  .reset(daysOpened);

/** Tells whether they could not be loaded. */
export const $daysFailed = createStore(false)
  .on(fetchDaysFx.fail, () => true)
  .reset(daysOpened);

sample({ clock: daysOpened, target: fetchDaysFx });

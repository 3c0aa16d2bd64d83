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

const $opened = createStore('').on(daysOpened, (_, id) => id);

// An answer about another listing that comes late is dropped.
const shownFx = {
  done: sample({
    clock: fetchDaysFx.done,
    source: $opened,
    filter: (id, { params }) => params === id,
    fn: (_, { result }) => result.days,
  }),
  fail: sample({ clock: fetchDaysFx.fail, source: $opened, filter: (id, { params }) => params === id }),
};

/** Holds the days of the listing that was opened last; null until they have come. */
export const $listingDays = createStore<Days | null>(null)
  .on(shownFx.done, (_, days) => days)
  .reset(daysOpened);

/** Tells whether they could not be loaded. */
export const $daysFailed = createStore(false)
  .on(shownFx.fail, () => true)
  .reset(daysOpened);

sample({ clock: daysOpened, target: fetchDaysFx });

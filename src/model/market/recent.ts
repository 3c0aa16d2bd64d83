/** The newest listings of the market that have pictures, kinds mixed, for the home page. */
import { attach, createEvent, createStore, sample } from 'effector';
import { listListings } from '../../api/contract/listings.js';
import type { Listing, ListingKind } from '../../api/contract/listings.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';

/** A listing with the kind it was asked for. */
export interface RecentListing {
  readonly listingType: ListingKind;
  readonly listing: Listing;
}

/** A view appeared that shows the newest listings. */
export const recentRequested = createEvent();

/** How many of each kind are loaded; most visitors look for homes. */
const shares: readonly (readonly [ListingKind, number])[] = [
  ['sell', 3],
  ['rent', 2],
  ['plot', 1],
];

const fetchRecentFx = attach({
  source: $api,
  effect: async (api): Promise<readonly RecentListing[]> => {
    const byKind = await Promise.all(
      shares.map(async ([listingType, limit]) => {
        const query = { sort: 'newest' as const, photos: true, page: 1, limit };
        const found = await api.call(
          listListings,
          { params: { kind: listingType }, query },
          { timeout: readTimeout },
        );
        // A server without paging answers the whole list.
        return found.slice(0, limit).map((listing) => ({ listingType, listing }));
      }),
    );
    const longest = Math.max(...byKind.map((listings) => listings.length));
    return Array.from({ length: longest }, (_, at) =>
      byKind.flatMap((listings) => listings[at] ?? []),
    ).flat();
  },
});

/** Holds the newest listings; null until they are loaded. */
export const $recent = createStore<readonly RecentListing[] | null>(null).on(
  fetchRecentFx.doneData,
  (_, listings) => listings,
);

/** Tells whether the last attempt failed. */
export const $hasRecentFailed = createStore(false)
  .on(fetchRecentFx, () => false)
  .on(fetchRecentFx.fail, () => true);

sample({
  clock: recentRequested,
  source: fetchRecentFx.pending,
  filter: (isPending) => !isPending,
  target: fetchRecentFx,
});

/** Cities and localities with what they tell, and their newest homes: asked for when a page shows them. */
import { attach, createEvent, createStore, sample } from 'effector';
import { listListings } from '../../api/contract/listings.js';
import { getCityPage, getLocalityPage } from '../../api/contract/place-pages.js';
import type { PlacePage } from '../../api/contract/place-pages.schema.js';
import { hasStatus } from '../../api/errors.js';
import { $api, readTimeout } from '../connection/api-client.js';
import { newestKinds, newestOfKind, newestQuery } from '../rules/place-newest.js';
import { type PlaceAddress, placePath } from '../rules/place-path.js';
import type { RecentListing } from './recent.js';

export type { PlacePage } from '../../api/contract/place-pages.schema.js';

/** A place with its newest homes. */
export interface ShownPlace {
  readonly page: PlacePage;
  readonly newest: readonly RecentListing[];
}

/** A page of the place appeared; one that came before is shown again as it was. */
export const placeRequested = createEvent<PlaceAddress>();

const fetchPlaceFx = attach({
  source: $api,
  effect: async (api, { city, locality }: PlaceAddress): Promise<ShownPlace> => {
    const options = { timeout: readTimeout };
    const page = locality
      ? await api.call(getLocalityPage, { params: { city, locality } }, options)
      : await api.call(getCityPage, { params: { city } }, options);
    const found = await Promise.all(
      newestKinds
        .filter((kind) => page.counts[kind])
        .map(async (listingType) => {
          const query = newestQuery(page);
          const listings = await api.call(listListings, { params: { kind: listingType }, query }, options);
          return listings.slice(0, newestOfKind).map((listing) => ({ listingType, listing }));
        }),
    );
    return { page, newest: found.flat() };
  },
});

/** Holds the places by the path they were asked by, "none" where nobody knows one, and "failed" where no answer came. */
export const $places = createStore<Readonly<Record<string, ShownPlace | 'none' | 'failed'>>>({})
  .on(fetchPlaceFx.done, (known, { params, result }) => ({
    ...known,
    [placePath(params.city, params.locality)]: result,
  }))
  .on(fetchPlaceFx.fail, (known, { params, error }) => ({
    ...known,
    [placePath(params.city, params.locality)]: hasStatus(error, 404) ? 'none' : 'failed',
  }));

sample({ clock: placeRequested, target: fetchPlaceFx });

/** The own listing that an address names, so that its form opens by the address alone. */
import { createStore } from 'effector';
import type { ApiClient } from '../../api/client.js';
import { listOwnListings } from '../../api/contract/own-listings.js';
import type { Listing, ListingKind } from '../../api/contract/listings.schema.js';
import { hasStatus } from '../../api/errors.js';
import { createFetched } from '../requests/fetched.js';
import { recordOf } from '../rules/wire-values.js';
import { listingKinds } from '../rules/kinds.js';

/** One own listing and the kind whose form changes it. */
export interface Edited {
  readonly listingType: ListingKind;
  readonly listing: Listing;
}

/** Holds the server's answer: the lists of S-430, or only a message when nobody is signed in. */
interface Answer {
  readonly all: readonly Edited[];
  readonly isRefused: boolean;
}

const readOwn = async (api: ApiClient): Promise<Answer> => {
  const reply = recordOf(await api.call(listOwnListings, {}));
  const all = listingKinds.flatMap((listingType) => {
    const list = reply[listingType];
    return Array.isArray(list) ? list.map((listing: Listing) => ({ listingType, listing })) : [];
  });
  return { all, isRefused: Boolean(reply.message) && all.length === 0 };
};

const own = createFetched(readOwn);

/** A form is to be opened by an address: loads the lists again, since the listing may have changed. */
export const editedRequested = own.requested;

/** Holds the own listings; null until they are loaded. */
export const $editable = own.$value.reset(editedRequested).map((answer) => answer && answer.all);

/** Holds why the listings could not be loaded; null when they were. */
export const $editableFault = createStore<'signed-out' | 'failed' | null>(null)
  .on(own.fetchFx.doneData, (_, { isRefused }) => (isRefused ? 'signed-out' : null))
  .on(own.fetchFx.failData, (_, failure) => (hasStatus(failure, 401) ? 'signed-out' : 'failed'))
  .reset(editedRequested);

/** Finds the listing by `_id` or `propertyId`; undefined when the person has none. */
export const editedIn = (all: readonly Edited[], id: string): Edited | undefined =>
  all.find(({ listing }) => listing._id === id || listing.propertyId === id);

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

/** Holds what the server said: the lists of S-430, or no more than words, as a plain server does to whoever is signed out. */
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

/** A form is to be opened by an address: the lists are asked for anew, since the listing may have changed. */
export const editedRequested = own.requested;

/** Holds the own listings among which the one of the address is; null until they came. */
export const $editable = own.$value.reset(editedRequested).map((answer) => answer && answer.all);

/** Says why there is nothing to look among; null when nothing went wrong. */
export const $editableFault = createStore<'signed-out' | 'failed' | null>(null)
  .on(own.fetchFx.doneData, (_, { isRefused }) => (isRefused ? 'signed-out' : null))
  .on(own.fetchFx.failData, (_, failure) => (hasStatus(failure, 401) ? 'signed-out' : 'failed'))
  .reset(editedRequested);

/** Finds the listing of an id, `_id` or `propertyId`; undefined when the person has none such. */
export const editedIn = (all: readonly Edited[], id: string): Edited | undefined =>
  all.find(({ listing }) => listing._id === id || listing.propertyId === id);

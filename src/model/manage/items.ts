/** The person's own listings, how they are loaded, and the bin (S-370, S-380, S-384). */
import { createEffect, createEvent, createStore, sample } from 'effector';
import type { BinnedListing } from '../../api/contract/own-listings.schema.js';
import { hasStatus, isScopeMissing, serverMessage } from '../../api/errors.js';
import { authMessages } from '../rules/messages/auth.js';
import { manageMessages } from '../rules/messages/manage.js';
import { sessionMessages } from '../rules/messages/session.js';
import { type OwnItem, withRefresh, withStatus } from '../rules/own-listing.js';
import { $isLoggedIn, sessionLost, signedOut } from '../session/session.js';
import { toastRequested } from '../toasts/toasts.js';
import {
  fetchBinFx,
  fetchOwnFx,
  sendDeleteFx,
  sendRefreshFx,
  sendRestoreFx,
  sendStatusFx,
  type StatusChange,
} from './calls.js';
import { readFlagsFx } from './cooldown.js';

// Events
/** The list appeared, or is to be loaded again. */
export const manageOpened = createEvent();
/** An owner wants to delete: the dialog asks first (G-14). */
export const deleteRequested = createEvent<OwnItem>();
export const deleteCancelled = createEvent();
/** The offer to undo a delete was closed. */
export const undoClosed = createEvent();

// Effects
const sayError = (text: string): void => {
  toastRequested({ tone: 'error', text, id: 'login-err' });
};

/** Tells whether a sign-in, or leave for more on a partner's page, is what is missing. */
const isSignInMissing = (failure: unknown): boolean => hasStatus(failure, 401) || isScopeMissing(failure);

/** Loads the list with the last Refresh of each listing, and the bin. */
export const loadOwnFx = createEffect(async (): Promise<void> => {
  try {
    const { items, date, message, isRefused } = await fetchOwnFx();
    const listings = items.map(({ id, listing }) => ({ id, lastVisitTime: listing.lastVisitTime }));
    if (!isRefused) void readFlagsFx({ listings, date });
    if (message) sayError(message);
    void fetchBinFx();
  } catch (failure) {
    const words = serverMessage(failure);
    if (words !== undefined) sayError(words);
    if (hasStatus(failure, 401)) sessionLost();
  }
});

// Stores
/** Holds the listings in the order of the kinds; null until they are loaded. */
export const $ownItems = createStore<readonly OwnItem[] | null>(null)
  .on(fetchOwnFx.doneData, (before, { items, isRefused }) => (isRefused ? before : items))
  .on(sendStatusFx.done, (items, { params: { item, status, reason } }) => {
    const why = status === 'Inactive' ? (reason ?? 'paused') : null;
    return items?.map((one) => (one.id === item.id ? withStatus(one, status, why) : one)) ?? items;
  })
  .on(sendRefreshFx.done, (items, { params: { id }, result: { lastVisitTime } }) =>
    // A refused one tells it too: the listing was refreshed elsewhere.
    lastVisitTime && items
      ? items.map((one) => (one.id === id ? withRefresh(one, lastVisitTime) : one))
      : items,
  )
  .on(sendDeleteFx.done, (items, { params, result }) =>
    result === manageMessages.propertyDeleted
      ? (items?.filter(({ id }) => id !== params.id) ?? items)
      : items,
  )
  .reset(signedOut);

/** Tells whether the list is being loaded. */
export const $isManagePending = fetchOwnFx.pending;

/** Holds the server's message when nobody is signed in, else null (S-384, C-52). */
export const $loginWords = createStore<string | null>(null)
  .on(fetchOwnFx.doneData, (_, { isRefused, message }) => (isRefused ? message : null))
  .on(fetchOwnFx.failData, (_, failure) =>
    isSignInMissing(failure) ? (serverMessage(failure) ?? authMessages.serverError) : null,
  )
  .on(signedOut, () => sessionMessages.loginFirst);

/** Tells whether loading failed for another reason. */
export const $hasManageFailed = createStore(false)
  .on(fetchOwnFx.failData, (_, failure) => !isSignInMissing(failure))
  .reset(fetchOwnFx);

/** Holds the bin; null where a server has none. */
export const $bin = createStore<readonly BinnedListing[] | null>(null)
  .on(fetchBinFx.doneData, (_, listings) => listings)
  .reset(signedOut);

/** Holds the listing of the delete dialog; null when it is closed. */
export const $pendingDelete = createStore<OwnItem | null>(null)
  .on(deleteRequested, (_, item) => item)
  .reset(deleteCancelled, sendDeleteFx.finally, signedOut);

/** Holds the listing deleted last, for undo; null when there is none. */
export const $undoable = createStore<OwnItem | null>(null)
  .on(sendDeleteFx.done, (before, { params, result }) =>
    result === manageMessages.propertyDeleted ? params : before,
  )
  .reset(undoClosed, sendRestoreFx.done, signedOut);

/** Holds the listing that was paused or marked last, for undo; null when there is none. */
export const $turnedOff = createStore<StatusChange | null>(null)
  .on(sendStatusFx.done, (_, { params }) => (params.status === 'Inactive' ? params : null))
  .reset(sendDeleteFx.done, signedOut);

/** Holds the ids of listings with a call under way. */
export const $busyItems = createStore<readonly string[]>([])
  .on([sendRefreshFx, sendDeleteFx], (ids, { id }) => [...ids, id])
  .on(sendStatusFx, (ids, { item }) => [...ids, item.id])
  .on(sendRestoreFx, (ids, id) => [...ids, id])
  .on([sendRefreshFx.finally, sendDeleteFx.finally], (ids, { params }) =>
    ids.filter((id) => id !== params.id),
  )
  .on(sendStatusFx.finally, (ids, { params }) => ids.filter((id) => id !== params.item.id))
  .on(sendRestoreFx.finally, (ids, { params }) => ids.filter((id) => id !== params));

// Wiring
const loadWanted = sample({
  clock: manageOpened,
  source: fetchOwnFx.pending,
  filter: (isPending) => !isPending,
});
sample({ clock: loadWanted, fn: () => undefined, target: loadOwnFx });
sample({
  clock: $isLoggedIn,
  source: $loginWords,
  filter: (words, isIn) => isIn && words !== null,
  target: manageOpened,
});

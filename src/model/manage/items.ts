/** The person's own listings, who is not signed in, and the bin (S-370, S-380, S-384). */
import { createEvent, createStore, sample } from 'effector';
import type { BinnedListing } from '../../api/contract/own-listings.schema.js';
import { hasStatus, serverMessage } from '../../api/errors.js';
import { $isLoggedIn, signedOut } from '../account/entry.js';
import { readFlagsFx } from './cooldown.js';
import { toastRequested } from '../index.js';
import { authMessages } from '../rules/messages/auth.js';
import { manageMessages } from '../rules/messages/manage.js';
import { sessionMessages } from '../rules/messages/session.js';
import { type OwnItem, withStatus } from '../rules/own-listing.js';
import {
  deleteFx,
  fetchBinFx,
  fetchOwnFx,
  refreshFx,
  restoreFx,
  statusFx,
  type StatusWish,
} from './calls.js';

// Events
/** The list appeared, or is wanted anew. */
export const manageOpened = createEvent();
export const refreshAsked = createEvent<OwnItem>();
export const statusAsked = createEvent<StatusWish>();
/** An owner wants to delete: the dialog asks first (G-14). */
export const deleteAsked = createEvent<OwnItem>();
export const deleteCancelled = createEvent();
export const deleteConfirmed = createEvent();
/** A listing is wanted back, by its id. */
export const restoreAsked = createEvent<string>();
/** The line that offers to undo a delete was closed. */
export const undoClosed = createEvent();

// Stores
/** Holds the listings in the order of the kinds; null until they came. */
export const $ownItems = createStore<readonly OwnItem[] | null>(null)
  .on(fetchOwnFx.doneData, (before, { items, isRefused }) => (isRefused ? before : items))
  .on(statusFx.done, (items, { params: { item, status, reason } }) => {
    const why = status === 'Inactive' ? (reason ?? 'paused') : null;
    return items?.map((one) => (one.id === item.id ? withStatus(one, status, why) : one)) ?? items;
  })
  .on(deleteFx.done, (items, { params, result }) =>
    result === manageMessages.propertyDeleted
      ? (items?.filter(({ id }) => id !== params.id) ?? items)
      : items,
  )
  .reset(signedOut);

/** Tells whether the list is being asked for. */
export const $isManagePending = fetchOwnFx.pending;

/** Holds the server's words to whoever is not signed in; null to everybody else (S-384, C-52). */
export const $loginWords = createStore<string | null>(null)
  .on(fetchOwnFx.doneData, (_, { isRefused, message }) => (isRefused ? message : null))
  .on(fetchOwnFx.failData, (_, failure) =>
    hasStatus(failure, 401) ? (serverMessage(failure) ?? authMessages.serverError) : null,
  )
  .on(signedOut, () => sessionMessages.loginFirst);

/** Tells whether the last attempt failed for another reason. */
export const $hasManageFailed = createStore(false)
  .on(fetchOwnFx.failData, (_, failure) => !hasStatus(failure, 401))
  .reset(fetchOwnFx);

/** Holds what lies in the bin; null where a server has none. */
export const $bin = createStore<readonly BinnedListing[] | null>(null)
  .on(fetchBinFx.doneData, (_, listings) => listings)
  .reset(signedOut);

/** Holds the listing whose deletion is being asked about; null when none is. */
export const $deleteWish = createStore<OwnItem | null>(null)
  .on(deleteAsked, (_, item) => item)
  .reset(deleteCancelled, deleteFx.finally, signedOut);

/** Holds the listing deleted last, for undoing; null when there is none to undo. */
export const $undoable = createStore<OwnItem | null>(null)
  .on(deleteFx.done, (before, { params, result }) =>
    result === manageMessages.propertyDeleted ? params : before,
  )
  .reset(undoClosed, restoreFx.done, signedOut);

/** Holds the ids of listings with a call under way. */
export const $busyItems = createStore<readonly string[]>([])
  .on(refreshFx, (ids, { id }) => [...ids, id])
  .on(statusFx, (ids, { item }) => [...ids, item.id])
  .on([deleteFx], (ids, { id }) => [...ids, id])
  .on(restoreFx, (ids, id) => [...ids, id])
  .on([refreshFx.finally, deleteFx.finally], (ids, { params }) => ids.filter((id) => id !== params.id))
  .on(statusFx.finally, (ids, { params }) => ids.filter((id) => id !== params.item.id))
  .on(restoreFx.finally, (ids, { params }) => ids.filter((id) => id !== params));

// Wiring: the list, and who is not signed in
const ask = sample({ clock: manageOpened, source: fetchOwnFx.pending, filter: (isPending) => !isPending });
sample({ clock: ask, fn: () => undefined, target: fetchOwnFx });
sample({
  clock: $isLoggedIn,
  source: $loginWords,
  filter: (words, isIn) => isIn && words !== null,
  target: manageOpened,
});
sample({
  clock: fetchOwnFx.doneData,
  filter: ({ isRefused }) => !isRefused,
  fn: ({ items, date }) => ({
    listings: items.map(({ id, listing }) => ({ id, lastVisitTime: listing.lastVisitTime })),
    date,
  }),
  target: readFlagsFx,
});
sample({
  clock: [fetchOwnFx.doneData, deleteFx.done, restoreFx.done],
  fn: () => undefined,
  target: fetchBinFx,
});
sample({
  clock: fetchOwnFx.doneData,
  filter: ({ message }) => message !== '',
  fn: ({ message }) => ({ tone: 'error' as const, text: message, id: 'login-err' }),
  target: toastRequested,
});
sample({
  clock: fetchOwnFx.failData,
  filter: (failure) => serverMessage(failure) !== undefined,
  fn: (failure) => ({ tone: 'error' as const, text: serverMessage(failure) ?? '', id: 'login-err' }),
  target: toastRequested,
});

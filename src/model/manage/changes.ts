/** What an owner does with a listing, and the literal words for how it went (S-374 to S-379, S-477, S-478). */
import { sample } from 'effector';
import { hasStatus, serverMessage } from '../../api/errors.js';
import { sessionLost } from '../account/entry.js';
import { $flags, flagFx, readFlagsFx } from './cooldown.js';
import { toastRequested } from '../index.js';
import { authMessages } from '../rules/messages/auth.js';
import { manageMessages } from '../rules/messages/manage.js';
import type { OwnItem } from '../rules/own-listing.js';
import { deleteFx, fetchOwnFx, refreshFx, restoreFx, statusFx } from './calls.js';
import {
  $busyItems,
  $deleteWish,
  deleteConfirmed,
  refreshAsked,
  restoreAsked,
  statusAsked,
} from './items.js';

// Refresh
sample({
  clock: refreshAsked,
  source: $flags,
  filter: (flags, { id }) => id in flags,
  fn: () => ({ tone: 'info' as const, text: manageMessages.refreshTooSoon, id: 'refresh' }),
  target: toastRequested,
});
sample({
  clock: refreshAsked,
  source: { flags: $flags, busy: $busyItems },
  filter: ({ flags, busy }, { id }) => !(id in flags) && !busy.includes(id),
  fn: (_, item) => item,
  target: refreshFx,
});
sample({
  clock: refreshFx.done,
  filter: ({ result }) => result.success,
  fn: ({ params }) => params.id,
  target: flagFx,
});
sample({
  clock: refreshFx.done,
  filter: ({ result }) => !result.success,
  fn: () => ({ tone: 'error' as const, text: manageMessages.refreshRefused, id: 'refresh' }),
  target: toastRequested,
});
// Refreshed elsewhere: the server tells when, so that the button says so here too.
sample({
  clock: refreshFx.done,
  filter: ({ result }) => !result.success && result.lastVisitTime !== undefined,
  fn: ({ params, result }) => ({
    listings: [{ id: params.id, lastVisitTime: result.lastVisitTime }],
    date: result.date,
  }),
  target: readFlagsFx,
});

// Status, delete, restore
sample({
  clock: statusAsked,
  source: $busyItems,
  filter: (busy, { item }) => !busy.includes(item.id),
  fn: (_, wish) => wish,
  target: statusFx,
});
sample({
  clock: statusFx.doneData,
  filter: ({ message }) => Boolean(message),
  fn: ({ message }) => ({ tone: 'success' as const, text: message, id: 'status' }),
  target: toastRequested,
});
// The server knows the new day of expiry.
sample({ clock: [statusFx.done, restoreFx.done], fn: () => undefined, target: fetchOwnFx });
sample({
  clock: deleteConfirmed,
  source: { item: $deleteWish, isPending: deleteFx.pending },
  filter: ({ item, isPending }) => item !== null && !isPending,
  fn: ({ item }) => item as OwnItem,
  target: deleteFx,
});
sample({
  clock: deleteFx.doneData,
  fn: (message) => ({
    tone: message === manageMessages.propertyDeleted ? ('success' as const) : ('error' as const),
    text: message || manageMessages.deleteFailed,
    id: 'delete',
  }),
  target: toastRequested,
});
sample({ clock: restoreAsked, target: restoreFx });
sample({
  clock: restoreFx.doneData,
  fn: (text) => ({ tone: 'success' as const, text, id: 'delete' }),
  target: toastRequested,
});

// What goes wrong: the literal words (S-477, S-478); a refusal for a reason brings its own.
const literally = (failure: unknown, text: string) => ({
  tone: 'error' as const,
  text: (hasStatus(failure, 401) || hasStatus(failure, 403) ? serverMessage(failure) : undefined) ?? text,
});
sample({
  clock: refreshFx.failData,
  fn: (failure) => literally(failure, manageMessages.refreshFailed),
  target: toastRequested,
});
sample({
  clock: statusFx.failData,
  fn: (failure) => literally(failure, manageMessages.statusFailed),
  target: toastRequested,
});
sample({
  clock: deleteFx.failData,
  fn: (failure) => literally(failure, manageMessages.deleteFailed),
  target: toastRequested,
});
sample({
  clock: restoreFx.failData,
  fn: (failure) => ({ tone: 'error' as const, text: serverMessage(failure) ?? authMessages.serverError }),
  target: toastRequested,
});
sample({
  clock: [fetchOwnFx.failData, refreshFx.failData, statusFx.failData, deleteFx.failData, restoreFx.failData],
  filter: (failure) => hasStatus(failure, 401),
  fn: () => undefined,
  target: sessionLost,
});

/**
 * An owner's changes of a listing, one effect each with its steps in order, and the literal texts of their results
 * (S-374 to S-379, S-477, S-478).
 */
import { attach, createEffect } from 'effector';
import { hasStatus, serverMessage } from '../../api/errors.js';
import { authMessages } from '../rules/messages/auth.js';
import { manageMessages } from '../rules/messages/manage.js';
import type { OwnItem } from '../rules/own-listing.js';
import { sessionLost } from '../session/session.js';
import { toastRequested } from '../toasts/toasts.js';
import {
  fetchBinFx,
  sendDeleteFx,
  sendRefreshFx,
  sendRestoreFx,
  sendStatusFx,
  type StatusChange,
} from './calls.js';
import { $flags, flagFx, readFlagsFx } from './cooldown.js';
import { $busyItems, $pendingDelete, loadOwnFx } from './items.js';

const isBusyFx = attach({ source: $busyItems, effect: (busy, id: string) => busy.includes(id) });
const isFlaggedFx = attach({ source: $flags, effect: (flags, id: string) => id in flags });
const readPendingDeleteFx = attach({ source: $pendingDelete, effect: (item) => item });

/** Shows the literal text of a failure (S-477, S-478), or the server's message of a refusal. */
const sayFailure = (failure: unknown, literal: string): void => {
  const isReasoned = hasStatus(failure, 401) || hasStatus(failure, 403);
  toastRequested({ tone: 'error', text: (isReasoned ? serverMessage(failure) : undefined) ?? literal });
  if (hasStatus(failure, 401)) sessionLost();
};

/** Refreshes a listing, unless it was refreshed less than 5 minutes ago (S-374 to S-376). */
export const refreshListingFx = createEffect(async (item: OwnItem): Promise<void> => {
  if (await isFlaggedFx(item.id)) {
    toastRequested({ tone: 'info', text: manageMessages.refreshTooSoon, id: 'refresh' });
    return;
  }
  if (await isBusyFx(item.id)) return;
  try {
    const { success, lastVisitTime, date } = await sendRefreshFx(item);
    if (success) {
      await flagFx(item.id);
      return;
    }
    toastRequested({ tone: 'error', text: manageMessages.refreshRefused, id: 'refresh' });
    // Refreshed elsewhere: the server says when, and the button shows the cooldown here too.
    if (lastVisitTime !== undefined) await readFlagsFx({ listings: [{ id: item.id, lastVisitTime }], date });
  } catch (failure) {
    sayFailure(failure, manageMessages.refreshFailed);
  }
});

/** Shows or pauses a listing (S-377, S-378). */
export const changeStatusFx = createEffect(async (change: StatusChange): Promise<void> => {
  if (await isBusyFx(change.item.id)) return;
  try {
    const { message } = await sendStatusFx(change);
    if (message) toastRequested({ tone: 'success', text: message, id: 'status' });
  } catch (failure) {
    sayFailure(failure, manageMessages.statusFailed);
    return;
  }
  // Loaded again for the new day of expiry.
  await loadOwnFx();
});

/** Deletes the listing of the dialog; only the literal answer removes it from the list (S-379). */
export const deleteListingFx = createEffect(async (): Promise<void> => {
  const item = await readPendingDeleteFx();
  if (!item || (await isBusyFx(item.id))) return;
  try {
    const message = await sendDeleteFx(item);
    const tone = message === manageMessages.propertyDeleted ? 'success' : 'error';
    toastRequested({ tone, text: message || manageMessages.deleteFailed, id: 'delete' });
  } catch (failure) {
    sayFailure(failure, manageMessages.deleteFailed);
    return;
  }
  void fetchBinFx();
});

/** Takes a listing out of the bin, by its id (additive). */
export const restoreListingFx = createEffect(async (id: string): Promise<void> => {
  try {
    const text = await sendRestoreFx(id);
    toastRequested({ tone: 'success', text, id: 'delete' });
  } catch (failure) {
    toastRequested({ tone: 'error', text: serverMessage(failure) ?? authMessages.serverError });
    if (hasStatus(failure, 401)) sessionLost();
    return;
  }
  await loadOwnFx();
});

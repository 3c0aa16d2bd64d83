/**
 * One act for all selected listings: what cannot take it is left out with its reason, what fails stays selected, and what
 * was paused or deleted can be taken back together. Loaded when something is selected.
 */
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { hasStatus, serverMessage } from '../../api/errors.js';
import { authMessages } from '../rules/messages/auth.js';
import { manageMessages } from '../rules/messages/manage.js';
import { isHeld, type OwnItem } from '../rules/own-listing.js';
import { sessionLost, signedOut } from '../session/session.js';
import { fetchBinFx, sendDeleteFx, sendRefreshFx, sendRestoreFx, sendStatusFx } from './calls.js';
import { $flags, flagFx } from './cooldown.js';
import { $ownItems, $turnedOff, $undoable, loadOwnFx } from './items.js';
import { $selected, selectionSet } from './selection.js';

/** Names what is done to all of them. */
export type SelectedAct = 'pause' | 'repost' | 'refresh' | 'delete';

/** Why one was left out: it is paused already, was just refreshed, is not its owner's to show, or in the server's words. */
export interface Refusal {
  readonly item: OwnItem;
  readonly why: 'paused' | 'cooldown' | 'held' | 'failed';
  readonly words: string;
}

/** What came of it. */
export interface SelectedOutcome {
  readonly act: SelectedAct;
  readonly done: readonly OwnItem[];
  readonly refused: readonly Refusal[];
}

/** Calls under way at once. */
const atOnce = 3;

/** Cuts a list into parts whose calls go together. */
const partsOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, at) =>
    all.slice(at * atOnce, (at + 1) * atOnce),
  );

/** Tells why an act is not asked for at all. */
const reasonAgainst = (act: SelectedAct, item: OwnItem, isFlagged: boolean): Refusal['why'] | null => {
  if (act === 'pause') return item.view.isActive ? null : 'paused';
  if (act === 'delete') return null;
  if (isHeld(item)) return 'held';
  return act === 'refresh' && isFlagged ? 'cooldown' : null;
};

interface OneAct {
  readonly act: SelectedAct;
  readonly item: OwnItem;
}

/** Sends one act; answers why it did not count, null when it did. */
const sendActFx = createEffect(async ({ act, item }: OneAct): Promise<Refusal['why'] | null> => {
  if (act === 'pause') await sendStatusFx({ item, status: 'Inactive', reason: 'paused' });
  if (act === 'repost') await sendStatusFx({ item, status: 'Active' });
  if (act === 'delete' && (await sendDeleteFx(item)) !== manageMessages.propertyDeleted) return 'failed';
  if (act === 'refresh') {
    if (!(await sendRefreshFx(item)).success) return 'cooldown';
    await flagFx(item.id);
  }
  return null;
});

/** Does it to one; a failure is an answer too, so that the others go on. */
const actOnOneFx = attach({
  source: $flags,
  effect: async (flags, { act, item }: OneAct): Promise<Refusal | null> => {
    const against = reasonAgainst(act, item, item.id in flags);
    if (against) return { item, why: against, words: '' };
    try {
      const why = await sendActFx({ act, item });
      return why && { item, why, words: '' };
    } catch (failure) {
      if (hasStatus(failure, 401)) sessionLost();
      return { item, why: 'failed', words: serverMessage(failure) ?? authMessages.serverError };
    }
  },
});

/** Does it to some at once. */
const actOnPartFx = createEffect((acts: readonly OneAct[]) =>
  Promise.all(acts.map((one) => actOnOneFx(one))),
);

const selectedFx = attach({
  source: { items: $ownItems, selected: $selected },
  effect: ({ items, selected }) => items?.filter(({ id }) => selected.includes(id)) ?? [],
});

/** Does it to all selected listings. */
export const actOnSelectedFx = createEffect(async (act: SelectedAct): Promise<SelectedOutcome> => {
  const items = await selectedFx();
  const refused: Refusal[] = [];
  for (const part of partsOf(items)) {
    const answers = await actOnPartFx(part.map((item) => ({ act, item })));
    refused.push(...answers.filter((answer) => answer !== null));
  }
  const isRefused = new Set(refused.map(({ item }) => item.id));
  if (act === 'delete') void fetchBinFx();
  // Loaded again for the new days of expiry.
  else if (act !== 'refresh') await loadOwnFx();
  return { act, done: items.filter(({ id }) => !isRefused.has(id)), refused };
});

/** Takes one back; a failure is an answer too. */
const undoOneFx = createEffect(async ({ act, item }: OneAct): Promise<Refusal | null> => {
  try {
    if (act === 'delete') await sendRestoreFx(item.id);
    else await sendStatusFx({ item, status: 'Active' });
    return null;
  } catch (failure) {
    if (hasStatus(failure, 401)) sessionLost();
    return { item, why: 'failed', words: serverMessage(failure) ?? authMessages.serverError };
  }
});

const undoPartFx = createEffect((acts: readonly OneAct[]) => Promise.all(acts.map((one) => undoOneFx(one))));

/** Takes a pause of several, or a deletion, back; answers what did not come, for another try. */
export const undoSelectedFx = createEffect(
  async ({ act, done }: SelectedOutcome): Promise<SelectedOutcome> => {
    const refused: Refusal[] = [];
    for (const part of partsOf(done)) {
      const answers = await undoPartFx(part.map((item) => ({ act, item })));
      refused.push(...answers.filter((answer) => answer !== null));
    }
    await loadOwnFx();
    return { act, done: refused.map(({ item }) => item), refused };
  },
);

/** The line of what came of it was closed. */
export const outcomeClosed = createEvent();

/** Holds what came of the last act, until it is taken back, closed, or followed by another. */
export const $outcome = createStore<SelectedOutcome | null>(null)
  .on(actOnSelectedFx.doneData, (_, outcome) => outcome)
  .on(undoSelectedFx.doneData, (_, left) => (left.done.length > 0 ? left : null))
  .reset(actOnSelectedFx, outcomeClosed, signedOut);

/** Holds for how many of all the act has ended. */
export const $progress = createStore({ done: 0, all: 0 })
  .on(selectedFx.doneData, (_, items) => ({ done: 0, all: items.length }))
  .on(actOnOneFx.finally, ({ done, all }) => ({ done: done + 1, all }));

// The offers to take back a single change would name the last of many.
$turnedOff.reset(actOnSelectedFx.finally, undoSelectedFx.finally);
$undoable.reset(actOnSelectedFx.finally, undoSelectedFx.finally);

// What was refused stays selected, for another try.
sample({
  clock: actOnSelectedFx.doneData,
  fn: ({ refused }) => refused.map(({ item }) => item.id),
  target: selectionSet,
});

/** The homes and posters that a person does not want to see in lists: on this device alone, and never sent. */
import { attach, createEvent, createStore, sample } from 'effector';
import type { Listing } from '../../api/contract/listings.schema.js';
import { $connection } from '../connection/connection.js';
import { readStored, writeStored } from '../connection/storage.js';
import { recordOf, wireList } from '../rules/wire-values.js';

/** What is hidden: ids of listings, and of accounts that post; the last hidden first. */
export interface Hidden {
  readonly homes: readonly string[];
  readonly posters: readonly string[];
}

/** Most homes and posters that are remembered. */
const most = 500;

const storageName = 'hidden';

// Events
/** A list appeared that leaves out what is hidden. */
export const hiddenRequested = createEvent();
/** A home was hidden. */
export const homeHidden = createEvent<string>();
/** All homes of a poster were hidden. */
export const posterHidden = createEvent<string>();
/** Hiding a home, and with it its poster, was taken back. */
export const hidingUndone = createEvent<Pick<Listing, '_id' | 'user'>>();
/** Lists show what is hidden all the same, or no longer. */
export const hiddenShown = createEvent<boolean>();
/** All that is hidden is wanted again. */
export const hiddenCleared = createEvent();

const nothing: Hidden = { homes: [], posters: [] };

// Effects
const readHiddenFx = attach({
  source: $connection,
  effect: (connection): Hidden => {
    try {
      const { homes, posters } = recordOf(JSON.parse(readStored(storageName, connection) ?? '{}'));
      return { homes: wireList(homes), posters: wireList(posters) };
    } catch {
      return nothing;
    }
  },
});

const writeHiddenFx = attach({
  source: $connection,
  effect: (connection, hidden: Hidden) => {
    const isNone = hidden.homes.length + hidden.posters.length === 0;
    writeStored(storageName, isNone ? null : JSON.stringify(hidden), connection);
  },
});

const first = (value: string, others: readonly string[]): readonly string[] =>
  [value, ...others.filter((other) => other !== value)].slice(0, most);

// Stores
/** Holds what is hidden. */
export const $hidden = createStore<Hidden>(nothing)
  .on(readHiddenFx.doneData, (_, hidden) => hidden)
  .on(homeHidden, (hidden, id) => ({ ...hidden, homes: first(id, hidden.homes) }))
  .on(posterHidden, (hidden, id) => ({ ...hidden, posters: first(id, hidden.posters) }))
  .on(hidingUndone, ({ homes, posters }, { _id, user }) => ({
    homes: homes.filter((id) => id !== _id),
    posters: posters.filter((id) => id !== user),
  }))
  .on(hiddenCleared, () => nothing);

/** Holds whether lists show what is hidden all the same. */
export const $areHiddenShown = createStore(false)
  .on(hiddenShown, (_, are) => are)
  .reset(hiddenCleared);

/** Tells whether a listing is hidden, itself or with its poster. */
export const isHidden = ({ homes, posters }: Hidden, { _id, user }: Pick<Listing, '_id' | 'user'>): boolean =>
  homes.includes(_id) || posters.includes(user);

// Wiring
sample({ clock: hiddenRequested, target: readHiddenFx });
sample({
  clock: [homeHidden, posterHidden, hidingUndone, hiddenCleared],
  source: $hidden,
  target: writeHiddenFx,
});

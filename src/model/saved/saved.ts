/** Saved homes: of a guest on the device, of a person in the account; a heart changes at once, and back if saving fails. */
import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { ApiClient } from '../../api/client.js';
import { listSaved, mergeSaved, removeSaved, saveHome } from '../../api/contract/saved.js';
import type { Listing, ListingKind } from '../../api/contract/listings.schema.js';
import type { DeviceHome, SavedChange, SavedHome } from '../../api/contract/saved.schema.js';
import { hasStatus, serverMessage } from '../../api/errors.js';
import { $api } from '../connection/api-client.js';
import { $connection } from '../connection/connection.js';
import type { PageConnection } from '../connection/page-connection.js';
import { listingView } from '../rules/listing/view.js';
import { savedMessages } from '../rules/messages/saved.js';
import { mergedAtOnce, mostOnDevice } from '../rules/saved.js';
import { $isLoggedIn, checkAuthFx, logFailureFx, sessionLost } from '../session/session.js';
import { toastRequested } from '../toasts/toasts.js';
import { readDevice, writeDevice } from './device.js';

/** A heart as it is to be. */
export interface Heart {
  readonly listingType: ListingKind;
  /** Its id is enough to take it off the list. */
  readonly listing: Pick<Listing, '_id'>;
  readonly isSaved: boolean;
}

/** The homes as they are stored: an account's, or without an account the device's. */
interface Stored {
  readonly account: readonly SavedHome[] | null;
  readonly device: readonly DeviceHome[];
}

interface Edit {
  readonly id: string;
  readonly change: SavedChange;
}

// Events
/** A view appeared that shows what is saved. */
export const savedRequested = createEvent();
export const heartPressed = createEvent<Heart>();
/** The stage or the note of a saved home was changed. */
export const savedEdited = createEvent<Edit>();

/** What homes cost now was seen, in rupees by id: a device remembers it as the last price. */
export const pricesSeen = createEvent<ReadonlyMap<string, number>>();

// Steps
class DeviceFullError extends Error {}

const deviceHomeOf = ({ listingType, listing }: Heart): DeviceHome => {
  const { id, city, locality, propertyType, bhk, price } = listingView(listingType, listing);
  return {
    ...{ id, kind: listingType, city, locality, savedAt: new Date().toISOString(), stage: 'maybe' },
    ...{ price: price ?? 0, lastPrice: price ?? 0 },
    ...(propertyType && { propertyType }),
    ...(bhk && { bhk }),
  };
};

const without = <Home extends { id: string }>(homes: readonly Home[], id: string): readonly Home[] =>
  homes.filter((home) => home.id !== id);

const replaced = <Home extends { id: string }>(
  homes: readonly Home[],
  id: string,
  home: Home,
): readonly Home[] =>
  homes.some((each) => each.id === id)
    ? homes.map((each) => (each.id === id ? home : each))
    : [home, ...homes];

const edited = <Home extends { id: string }>(homes: readonly Home[], { id, change }: Edit): readonly Home[] =>
  homes.map((home) => (home.id === id ? { ...home, ...change } : home));

const saveOnDevice = (heart: Heart, connection: PageConnection | null): readonly DeviceHome[] => {
  const others = without(readDevice(connection), heart.listing._id);
  if (!heart.isSaved) return writeDevice(others, connection);
  if (others.length >= mostOnDevice) throw new DeviceFullError(savedMessages.deviceFull);
  return writeDevice([deviceHomeOf(heart), ...others], connection);
};

/** Sends the homes of the device in parts; what the server does not take stays on the device. */
const mergeDevice = async (
  api: ApiClient,
  connection: PageConnection | null,
): Promise<readonly SavedHome[] | undefined> => {
  const device = readDevice(connection);
  let homes: readonly SavedHome[] | undefined;
  for (let from = 0; from < device.length; from += mergedAtOnce) {
    const body = { homes: device.slice(from, from + mergedAtOnce) };
    const reply = await api.call(mergeSaved, { body });
    homes = reply.homes;
    const taken = new Set(reply.merged);
    writeDevice(
      readDevice(connection).filter(({ id }) => !taken.has(id)),
      connection,
    );
  }
  return homes;
};

// Effects
/** Loads what is saved; after a sign-in it unites the device's homes with the account's. */
const loadSavedFx = attach({
  source: { api: $api, connection: $connection, isLoggedIn: $isLoggedIn },
  effect: async ({ api, connection, isLoggedIn }): Promise<Stored> => {
    if (!isLoggedIn) return { account: null, device: readDevice(connection) };
    const account = (await mergeDevice(api, connection)) ?? (await api.call(listSaved, {})).homes;
    return { account, device: readDevice(connection) };
  },
});

const sorry = (failure: unknown, usual: string) => ({
  tone: 'error' as const,
  text: failure instanceof DeviceFullError ? failure.message : (serverMessage(failure) ?? usual),
  id: 'saved',
});

type Saving = Partial<Stored> & { readonly home?: SavedHome };

/** Saves or removes a home. Until it is known who is signed in the device holds it, and it is united with the account then. */
const sendHeartFx = attach({
  source: { api: $api, connection: $connection, isLoggedIn: $isLoggedIn },
  effect: async ({ api, connection, isLoggedIn }, heart: Heart): Promise<Saving> => {
    if (!isLoggedIn) return { device: saveOnDevice(heart, connection) };
    const params = { id: heart.listing._id };
    if (heart.isSaved) return { home: await api.call(saveHome, { params, body: {} }) };
    await api.call(removeSaved, { params });
    return {};
  },
});

const editFx = attach({
  source: { api: $api, connection: $connection, isLoggedIn: $isLoggedIn },
  effect: async ({ api, connection, isLoggedIn }, { id, change }: Edit): Promise<Saving> => {
    if (isLoggedIn) return { home: await api.call(saveHome, { params: { id }, body: change }) };
    return { device: writeDevice(edited(readDevice(connection), { id, change }), connection) };
  },
});

const rememberPricesFx = attach({
  source: $connection,
  effect: (connection, prices: ReadonlyMap<string, number>) => {
    const homes = readDevice(connection);
    if (homes.length === 0) return;
    const priced = homes.map((home) => ({ ...home, lastPrice: prices.get(home.id) ?? home.lastPrice }));
    writeDevice(priced, connection);
  },
});

const tellSaveFx = attach({
  source: $connection,
  effect: async (connection, { listingType: kind, listing: { _id: id } }: Heart) =>
    (await import('../partner/acts.js')).tellAct(connection, {
      act: 'save',
      about: id,
      listing: { kind, id },
    }),
});

// Stores
const $isWanted = createStore(false).on(savedRequested, () => true);

const $account = createStore<readonly SavedHome[] | null>(null)
  .on(loadSavedFx.doneData, (_, { account }) => account)
  .on(sendHeartFx.done, (homes, { params, result: { home, device } }) => {
    if (!homes || device) return homes;
    const { _id } = params.listing;
    return home ? replaced(homes, _id, home) : without(homes, _id);
  })
  .on(savedEdited, (homes, edit) => homes && edited(homes, edit))
  .reset($isLoggedIn);

const $device = createStore<readonly DeviceHome[]>([])
  .on(savedEdited, edited)
  .on([loadSavedFx.doneData, sendHeartFx.doneData, editFx.doneData], (homes, { device }) => device ?? homes);

/** Holds the hearts that are not stored yet, by the id of their listing. */
const $hearts = createStore<Readonly<Record<string, Heart>>>({})
  .on(heartPressed, (hearts, heart) => ({ ...hearts, [heart.listing._id]: heart }))
  .on(sendHeartFx.finally, (hearts, { params, status }) => {
    const { [params.listing._id]: wanted, ...others } = hearts;
    // Pressed again meanwhile: that is sent next.
    return status === 'done' && wanted && wanted.isSaved !== params.isSaved ? hearts : others;
  });

const $sending = createStore<readonly string[]>([])
  .on(sendHeartFx, (ids, { listing }) => [...ids, listing._id])
  .on(sendHeartFx.finally, (ids, { params }) => ids.filter((id) => id !== params.listing._id));

// Derived
const $isLoaded = createStore(false).on(loadSavedFx.done, () => true);

/** Tells whether the homes have been loaded: those of the account, when somebody is signed in. */
export const $isSavedKnown = combine($account, $isLoaded, $isLoggedIn, (account, isLoaded, isLoggedIn) =>
  isLoggedIn ? account !== null : isLoaded,
);

/** Tells whether loading them failed. */
export const $hasSavedFailed = createStore(false)
  .on(loadSavedFx, () => false)
  .on(loadSavedFx.fail, () => true);

/** Holds the saved homes, the last one first; whether one is gone a device does not know. */
export const $savedHomes = combine(
  $account,
  $device,
  (account, device): readonly SavedHome[] => account ?? device.map((home) => ({ ...home, isGone: false })),
);

/** Holds the ids of the homes whose hearts are full. */
export const $savedIds = combine($savedHomes, $hearts, (homes, hearts): ReadonlySet<string> => {
  const ids = new Set(homes.map(({ id }) => id));
  for (const [id, { isSaved }] of Object.entries(hearts))
    if (isSaved) ids.add(id);
    else ids.delete(id);
  return ids;
});

// Wiring
sample({ clock: savedRequested, target: loadSavedFx });
sample({
  clock: checkAuthFx.doneData,
  source: $isWanted,
  filter: (isWanted, isLoggedIn) => isWanted && isLoggedIn,
  fn: () => undefined,
  target: loadSavedFx,
});
sample({
  clock: heartPressed,
  source: $sending,
  filter: (ids, { listing }) => !ids.includes(listing._id),
  fn: (_, heart) => heart,
  target: sendHeartFx,
});
sample({
  clock: sendHeartFx.done,
  source: $hearts,
  filter: (hearts, { params }) => hearts[params.listing._id] !== undefined,
  fn: (hearts, { params }) => hearts[params.listing._id] as Heart,
  target: sendHeartFx,
});
sample({
  clock: sendHeartFx.done,
  filter: ({ params }) => params.isSaved,
  fn: ({ params }) => params,
  target: tellSaveFx,
});
sample({ clock: pricesSeen, target: rememberPricesFx });
sample({ clock: savedEdited, target: editFx });
// What an edit changed at once is put back.
sample({ clock: editFx.fail, fn: () => undefined, target: loadSavedFx });
sample({ clock: loadSavedFx.failData, target: logFailureFx });
sample({
  clock: [loadSavedFx.failData, sendHeartFx.failData, editFx.failData],
  filter: (failure) => hasStatus(failure, 401),
  fn: () => undefined,
  target: sessionLost,
});
sample({
  clock: sendHeartFx.fail,
  fn: ({ params, error }) =>
    sorry(error, params.isSaved ? savedMessages.saveFailed : savedMessages.removeFailed),
  target: toastRequested,
});
sample({
  clock: editFx.failData,
  fn: (failure) => sorry(failure, savedMessages.changeFailed),
  target: toastRequested,
});

/** Who reached the person about their listings: for all at first, for one by its Property ID (S-381 to S-384). */
import { attach, createEvent, createStore, sample } from 'effector';
import type { ApiClient } from '../../api/client.js';
import {
  listAllPropertyViews,
  listOwnPropertyIds,
  listPropertyViews,
} from '../../api/contract/own-listings.js';
import { hasStatus, serverMessage } from '../../api/errors.js';
import { $api } from '../connection/api-client.js';
import { authMessages } from '../rules/messages/auth.js';
import { manageMessages } from '../rules/messages/manage.js';
import { type OwnId, ownIds, type Response, responsesOf } from '../rules/responses.js';
import { $isLoggedIn, sessionLost, signedOut } from '../session/session.js';
import { toastRequested } from '../toasts/toasts.js';

export type { OwnId, Response } from '../rules/responses.js';

// Events
/** The page appeared, perhaps with a Property ID. */
export const responsesOpened = createEvent<string>();
/** An id was chosen in the dropdown; '' chooses none. */
export const idChosen = createEvent<string>();
/** Search was pressed. */
export const responsesSearched = createEvent();
/** The responses of all listings are to be shown again. */
export const allResponsesRequested = createEvent();

// Effects
const fetchIdsFx = attach({
  source: $api,
  effect: async (api) => {
    const reply = await api.call(listOwnPropertyIds, {});
    const { message } = reply as { message?: unknown };
    return { ids: ownIds(reply), message: typeof message === 'string' ? message : '' };
  },
});

const fetchOne = async (api: ApiClient, id: OwnId): Promise<readonly Response[]> => {
  const reply = await api.call(listPropertyViews, { params: { id: id.id } });
  return responsesOf(reply.propertyViews, id.propertyId);
};

const isUnknownCall = (error: unknown): boolean => hasStatus(error, 404) || hasStatus(error, 405);

/** Loads all in one call; from a server without it, listing by listing (D-37). */
const fetchAllFx = attach({
  source: $api,
  effect: async (api, ids: readonly OwnId[]): Promise<readonly Response[]> => {
    try {
      const reply = await api.call(listAllPropertyViews, {});
      return responsesOf(reply.propertyViews, '');
    } catch (error) {
      if (!isUnknownCall(error)) throw error;
      const found: Response[] = [];
      for (const id of ids) found.push(...(await fetchOne(api, id)));
      return found;
    }
  },
});

const fetchOneFx = attach({ source: $api, effect: fetchOne });

// Stores
/** Holds the ids of the dropdown; null until they are loaded. */
export const $ownIds = createStore<readonly OwnId[] | null>(null)
  .on(fetchIdsFx.doneData, (_, { ids }) => ids)
  .reset(signedOut);

/** Holds the Property ID chosen in the dropdown; '' when none is. */
export const $chosenId = createStore('')
  .on([responsesOpened, idChosen], (_, id) => id)
  .reset(allResponsesRequested, signedOut);

/** Holds the Property ID whose responses are shown; '' for all. */
export const $shownId = createStore('')
  .on(fetchOneFx.done, (_, { params }) => params.propertyId)
  .reset(fetchAllFx.done, signedOut);

/** Holds the responses shown, the last first; null until they are loaded. */
export const $responses = createStore<readonly Response[] | null>(null)
  .on([fetchAllFx.doneData, fetchOneFx.doneData], (_, responses) =>
    [...responses].sort((one, other) => (other.at ?? 0) - (one.at ?? 0)),
  )
  .reset(signedOut);

/** Tells whether responses are being loaded. */
export const $areResponsesPending = createStore(false)
  .on([fetchIdsFx, fetchAllFx, fetchOneFx], () => true)
  .on([fetchIdsFx.fail, fetchAllFx.finally, fetchOneFx.finally], () => false)
  .on(fetchIdsFx.doneData, (_, { ids }) => ids.length > 0);

/** Holds the server's message when nobody is signed in, else null (S-384, C-52). */
export const $responsesLogin = createStore<string | null>(null)
  .on(fetchIdsFx.doneData, (_, { message, ids }) => (message && ids.length === 0 ? message : null))
  .on([fetchIdsFx.failData, fetchAllFx.failData, fetchOneFx.failData], (_, failure) =>
    hasStatus(failure, 401) ? (serverMessage(failure) ?? authMessages.serverError) : null,
  );

/** Tells whether loading failed for another reason. */
export const $haveResponsesFailed = createStore(false)
  .on([fetchIdsFx.failData, fetchAllFx.failData, fetchOneFx.failData], (_, error) => !hasStatus(error, 401))
  .reset(fetchIdsFx, fetchAllFx, fetchOneFx);

// Wiring
sample({ clock: responsesOpened, fn: () => undefined, target: fetchIdsFx });
sample({
  clock: $isLoggedIn,
  source: { words: $responsesLogin, id: $chosenId },
  filter: ({ words }, isIn) => isIn && words !== null,
  fn: ({ id }) => id,
  target: responsesOpened,
});

const idNamed = (ids: readonly OwnId[], name: string): OwnId | undefined =>
  ids.find(({ id, propertyId }) => name !== '' && (name === propertyId || name === id));

const loaded = sample({
  clock: fetchIdsFx.doneData,
  source: $chosenId,
  filter: (_, { ids }) => ids.length > 0,
  fn: (chosen, { ids }) => ({ ids, one: idNamed(ids, chosen) }),
});
sample({ clock: loaded, filter: ({ one }) => one === undefined, fn: ({ ids }) => ids, target: fetchAllFx });
sample({
  clock: loaded,
  filter: ({ one }) => one !== undefined,
  fn: ({ one }) => one as OwnId,
  target: fetchOneFx,
});
sample({ clock: allResponsesRequested, source: $ownIds, fn: (ids) => ids ?? [], target: fetchAllFx });

const searched = sample({
  clock: responsesSearched,
  source: { ids: $ownIds, chosen: $chosenId },
  fn: ({ ids, chosen }) => idNamed(ids ?? [], chosen),
});
sample({
  clock: searched,
  filter: (one) => one !== undefined,
  fn: (one) => one as OwnId,
  target: fetchOneFx,
});
sample({
  clock: searched,
  filter: (one) => one === undefined,
  fn: () => ({ tone: 'error' as const, text: manageMessages.propertyIdRequired, id: 'property-id' }),
  target: toastRequested,
});

sample({
  clock: fetchIdsFx.doneData,
  filter: ({ message }) => message !== '',
  fn: ({ message }) => ({ tone: 'error' as const, text: message, id: 'login-err' }),
  target: toastRequested,
});
const failed = sample({ clock: [fetchIdsFx.failData, fetchAllFx.failData, fetchOneFx.failData] });
sample({
  clock: failed,
  filter: (failure) => serverMessage(failure) !== undefined,
  fn: (failure) => ({ tone: 'error' as const, text: serverMessage(failure) ?? '', id: 'login-err' }),
  target: toastRequested,
});
sample({
  clock: failed,
  filter: (failure) => hasStatus(failure, 401),
  fn: () => undefined,
  target: sessionLost,
});

/** Session: whether somebody is signed in; asked at the start, and the server decides (S-200 to S-202, C-60). */
import { attach, createEvent, createStore, sample } from 'effector';
import { checkAuth, logOut } from '../../api/contract/accounts.js';
import { isApiError } from '../../api/errors.js';
import { $api } from '../connection/api-client.js';
import { $connection } from '../connection/connection.js';
import { isOwnSite, type PageConnection } from '../connection/page-connection.js';
import { mayBeSignedIn } from '../partner/may-be-signed-in.js';
import { sessionMessages } from '../rules/messages/session.js';
import { toastRequested } from '../toasts/toasts.js';

// Events
/** A view appeared that needs to know who is signed in; the first one of a page asks. */
export const sessionRequested = createEvent();
/** The state may have changed in another tab or on the server: asks again. */
export const sessionCheckRequested = createEvent();
/** Somebody signed in on a partner's page, or allowed more there: what was known of the person is loaded anew. */
export const partnerSessionOpened = createEvent();
/** The server refused a call because there is no session. */
export const sessionLost = createEvent();
export const logOutRequested = createEvent();
/** The signed-in person's id has become known (additive). */
export const userKnown = createEvent<string>();

const isPartner = (connection: PageConnection | null): connection is Required<PageConnection> =>
  connection?.key !== undefined;

// Effects
/** Asks whether somebody is signed in (S-418). */
export const checkAuthFx = attach({
  source: { api: $api, connection: $connection },
  effect: async ({ api, connection }) => {
    // On a partner's page the server is asked only if there is a trace of a sign-in.
    if (isPartner(connection) ? !mayBeSignedIn(connection) : !isOwnSite(connection)) return false;
    const { authenticated } = await api.call(checkAuth, {});
    return authenticated;
  },
});

/** Ends the session; the body of the answer is not read (S-410). */
export const logOutFx = attach({
  source: $api,
  effect: async (api) => {
    await api.call(logOut, { body: {} }).catch((error: unknown) => {
      if (!isApiError(error) || error.reason !== 'bad-answer') throw error;
    });
  },
});

const forgetPartnerSessionFx = attach({
  source: $connection,
  effect: async (connection) => {
    if (isPartner(connection)) (await import('../partner/session.js')).partnerSession(connection).forget();
  },
});

/** Logs a failure that is not shown (S-468). */
export const logFailureFx = attach({
  source: $connection,
  effect: (_, failure: unknown) => {
    console.error(failure);
  },
});

// Stores
/** Tells whether somebody is signed in (S-200). */
export const $isLoggedIn = createStore(false)
  .on(checkAuthFx.doneData, (_, isLoggedIn) => isLoggedIn)
  .on([logOutFx.done, sessionLost, partnerSessionOpened], () => false);

/** Tells whether the server has answered who is signed in; until then neither state is shown (C-60). */
export const $isSessionKnown = createStore(false).on(
  checkAuthFx.finally,
  (_, { status }) => status === 'done',
);

/** Tells whether the first question is over, answered or not. */
export const $isSessionAsked = createStore(false).on(checkAuthFx.finally, () => true);

/** Holds the id of the signed-in person, as listings carry it; empty when unknown (S-200). */
export const $user = createStore('')
  .on(userKnown, (_, user) => user)
  .reset($isLoggedIn);

/** The last sign-in is over, with or without success. */
export const signedOut = sample({ clock: $isLoggedIn, filter: (isLoggedIn) => !isLoggedIn });

// Wiring
sample({
  clock: sessionRequested,
  source: { isKnown: $isSessionKnown, isPending: checkAuthFx.pending },
  filter: ({ isKnown, isPending }) => !isKnown && !isPending,
  target: checkAuthFx,
});
sample({ clock: [sessionCheckRequested, partnerSessionOpened], target: checkAuthFx });
sample({ clock: logOutRequested, target: logOutFx });
sample({ clock: [logOutFx.done, sessionLost], fn: () => undefined, target: forgetPartnerSessionFx });
sample({ clock: [checkAuthFx.failData, logOutFx.failData], target: logFailureFx });
sample({
  clock: logOutFx.done,
  fn: () => ({ tone: 'success' as const, text: sessionMessages.loggedOut, id: 'log-out' }),
  target: toastRequested,
});
sample({
  clock: logOutFx.fail,
  fn: () => ({ tone: 'error' as const, text: sessionMessages.logoutFailed, id: 'log-out' }),
  target: toastRequested,
});

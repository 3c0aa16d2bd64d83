/** Where the person is signed in, and deleting the account (additive). */
import { attach, createEvent, sample } from 'effector';
import {
  deleteAccount,
  endAllSessions,
  endSession,
  listSessions,
} from '../../api/contract/accounts-security.js';
import { serverMessage } from '../../api/errors.js';
import { $api } from '../connection/api-client.js';
import { createFetched } from '../requests/fetched.js';
import { createForm } from '../requests/form-state.js';
import { authMessages } from '../rules/messages/auth.js';
import { sessionMessages } from '../rules/messages/session.js';
import { sessionLost, signedOut } from '../session/session.js';
import { toastRequested } from '../toasts/toasts.js';

export { exportOwnData } from '../../api/contract/accounts-security.js';
export type { SessionEntry } from '../../api/contract/accounts-security.schema.js';

const sessions = createFetched(async (api) => (await api.call(listSessions, {})).sessions);

/** The list of sign-ins appeared. */
export const sessionsRequested = sessions.requested;
/** Holds where the person is signed in; null until it is loaded. */
export const $sessions = sessions.$value.reset(signedOut);
export const $haveSessionsFailed = sessions.$failure.map((failure) => failure !== null);

/** One place, by its id, is to be signed out. */
export const sessionEndRequested = createEvent<string>();
/** Every place is to be signed out, this one too. */
export const allSessionsEndRequested = createEvent();

const endSessionFx = attach({
  source: $api,
  effect: (api, id: string) => api.call(endSession, { params: { id } }),
});
const endAllFx = attach({ source: $api, effect: (api) => api.call(endAllSessions, { body: {} }) });

/** Deletes the account; asks for the password unless the person has just signed in by OTP or Google. */
export const deleteForm = createForm({
  fields: ['currentPassword'],
  check: () => ({}),
  send: (api, { currentPassword }: { currentPassword: string }) =>
    api.call(deleteAccount, { body: currentPassword ? { currentPassword } : {} }),
  explain: (failure) => serverMessage(failure) ?? authMessages.serverError,
});

sample({ clock: sessionEndRequested, target: endSessionFx });
sample({ clock: allSessionsEndRequested, target: endAllFx });
sample({ clock: endSessionFx.finally, fn: () => undefined, target: sessions.requested });
sample({ clock: [endAllFx.done, deleteForm.sendFx.done], fn: () => undefined, target: sessionLost });
sample({
  clock: endAllFx.done,
  fn: () => ({ tone: 'success' as const, text: sessionMessages.loggedOut, id: 'log-out' }),
  target: toastRequested,
});
sample({
  clock: [endSessionFx.failData, endAllFx.failData],
  fn: (failure) => ({ tone: 'error' as const, text: serverMessage(failure) ?? authMessages.serverError }),
  target: toastRequested,
});
sample({
  clock: deleteForm.sendFx.doneData,
  fn: ({ message }) => ({ tone: 'success' as const, text: message, id: 'account' }),
  target: toastRequested,
});

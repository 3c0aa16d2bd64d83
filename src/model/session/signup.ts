/** Registration (S-212, S-414, S-472, G-04). */
import { createEvent, createStore, sample } from 'effector';
import { checkAuth, register } from '../../api/contract/accounts.js';
import type { RegisterBody } from '../../api/contract/accounts.schema.js';
import { hasStatus, isApiError, serverMessage } from '../../api/errors.js';
import { createForm, RefusedError, saidBy } from '../requests/form-state.js';
import { authMessages } from '../rules/messages/auth.js';
import { serverMessages } from '../rules/messages/server.js';
import { validateSignup } from '../rules/validate/signup.js';
import { sessionCheckRequested } from './session.js';
import { otpSignIn } from './sign-in.js';
import { toastRequested } from '../toasts/toasts.js';

/** Tells whether the server has sent a code to the phone, which the form is to be sent with (S-551). */
const isCodeMissing = (failure: unknown): boolean =>
  isApiError(failure) && failure.reason === 'status' && failure.code === 'phone-unverified';

/** A phone that a code was entered for, and that has no account yet (S-590). */
export interface ProvedPhone {
  phone: string;
  usertype: string;
  /** Registers with the phone proved, once and within 30 minutes. */
  ticket: string;
  /** The path of this site that is opened after registering. */
  returnTo: string;
}

const isTicketGone = (failure: unknown): boolean => serverMessage(failure) === serverMessages.ticketGone;

const failureText = (failure: unknown): string => {
  const message = failure instanceof RefusedError ? failure.text : serverMessage(failure);
  // The form asks for the code in words of its own.
  if (isCodeMissing(failure)) return '';
  const isKnown =
    message === authMessages.userExists || message === authMessages.otpInvalid || isTicketGone(failure);
  // A limit says how long to wait, which the general sentence would hide.
  return (isKnown || hasStatus(failure, 429) ? message : undefined) ?? authMessages.registerFailed;
};

/** Makes an account. */
export const signup = createForm({
  fields: ['name', 'email', 'phone', 'usertype', 'password', 'agreement'],
  check: saidBy(authMessages, validateSignup),
  send: async (api, form: RegisterBody) => {
    const { name, email, phone, usertype, password, agreement, otp, ticket } = form;
    const person = { name: name.trim(), email: email.trim(), usertype, phone };
    const body = { ...person, agreement, password, ...(otp && { otp }), ...(ticket && { ticket }) };
    const reply = await api.call(register, { body }).catch((failure: unknown) => {
      if (isApiError(failure) && failure.reason === 'bad-answer') return { message: '' };
      throw failure;
    });
    // A server that knows only the specifications may say so with a 200 (G-29).
    if (reply.message === authMessages.userExists) throw new RefusedError(reply.message);
    // Only our own server signs in with it; whoever is not sure logs in.
    const state = await api.call(checkAuth, {}).catch(() => ({ authenticated: false }));
    return state.authenticated;
  },
  explain: failureText,
});

/** The person wants an account with another phone than the one that was proved. */
export const otherPhoneWanted = createEvent();

/** The phone whose code was just entered and that waits for its account; null when there is none. */
export const $provedPhone = createStore<ProvedPhone | null>(null)
  .on(otpSignIn.sendFx.fail, (proved, { params, error }) => {
    const ticket = isApiError(error) && error.reason === 'status' ? error.ticket : undefined;
    const { phoneNumber: phone, usertype, returnTo } = params;
    return ticket ? { phone, usertype, ticket, returnTo } : proved;
  })
  .on(signup.sendFx.failData, (proved, failure) => (isTicketGone(failure) ? null : proved))
  .reset([otherPhoneWanted, signup.sendFx.done]);

/** Tells whether a code was sent to the phone of the form; another phone gets its own. */
export const $isCodeAsked = createStore(false)
  .on(signup.sendFx.failData, (isAsked, failure) => isAsked || isCodeMissing(failure))
  .on(signup.fieldChanged, (isAsked, field) => isAsked && field !== 'phone')
  .reset(signup.opened);

/** How the account that was just made goes on: signed in, or by logging in; null before. */
export const $registered = createStore<'signed-in' | 'to-log-in' | null>(null)
  .on(signup.sendFx.doneData, (_, isSignedIn) => (isSignedIn ? 'signed-in' : 'to-log-in'))
  .reset(signup.opened);

sample({
  clock: signup.sendFx.doneData,
  filter: Boolean,
  fn: () => undefined,
  target: sessionCheckRequested,
});
sample({
  clock: signup.sendFx.doneData,
  filter: (isSignedIn) => !isSignedIn,
  fn: () => ({ tone: 'success' as const, text: authMessages.registered, id: 'registered' }),
  target: toastRequested,
});

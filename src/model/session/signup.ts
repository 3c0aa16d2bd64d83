/** Registration (S-212, S-414, S-472, G-04). */
import { createStore, sample } from 'effector';
import { checkAuth, register } from '../../api/contract/accounts.js';
import type { RegisterBody } from '../../api/contract/accounts.schema.js';
import { hasStatus, isApiError, serverMessage } from '../../api/errors.js';
import { createForm, RefusedError } from '../requests/form-state.js';
import { authMessages } from '../rules/messages/auth.js';
import { validateSignup } from '../rules/validate/signup.js';
import { sessionCheckRequested } from './session.js';
import { toastRequested } from '../toasts/toasts.js';

/** Tells whether the server has sent a code to the phone, which the form is to be sent with (S-551). */
const isCodeMissing = (failure: unknown): boolean =>
  isApiError(failure) && failure.reason === 'status' && failure.code === 'phone-unverified';

const failureText = (failure: unknown): string => {
  const message = failure instanceof RefusedError ? failure.text : serverMessage(failure);
  // The form asks for the code in words of its own.
  if (isCodeMissing(failure)) return '';
  const isKnown = message === authMessages.userExists || message === authMessages.otpInvalid;
  // A limit says how long to wait, which the general sentence would hide.
  return (isKnown || hasStatus(failure, 429) ? message : undefined) ?? authMessages.registerFailed;
};

/** Makes an account. */
export const signup = createForm({
  fields: ['name', 'email', 'phone', 'usertype', 'password', 'agreement'],
  check: validateSignup,
  send: async (api, form: RegisterBody) => {
    const { name, email, phone, usertype, password, agreement, otp } = form;
    const person = { name: name.trim(), email: email.trim(), usertype, phone };
    const body = { ...person, agreement, password, ...(otp && { otp }) };
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

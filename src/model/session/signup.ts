/** Registration (S-212, S-414, S-472, G-04). */
import { createStore, sample } from 'effector';
import { register } from '../../api/contract/accounts.js';
import type { RegisterBody } from '../../api/contract/accounts.schema.js';
import { hasStatus, isApiError, serverMessage } from '../../api/errors.js';
import { createForm, RefusedError } from '../requests/form-state.js';
import { authMessages } from '../rules/messages/auth.js';
import { validateSignup } from '../rules/validate/signup.js';
import { toastRequested } from '../toasts/toasts.js';

const failureText = (failure: unknown): string => {
  const message = failure instanceof RefusedError ? failure.text : serverMessage(failure);
  const isKnown = message === authMessages.userExists;
  // A limit says how long to wait, which the general sentence would hide.
  return (isKnown || hasStatus(failure, 429) ? message : undefined) ?? authMessages.registerFailed;
};

/** Makes an account. */
export const signup = createForm({
  fields: ['name', 'email', 'phone', 'usertype', 'password', 'agreement'],
  check: validateSignup,
  send: async (api, form: RegisterBody) => {
    const { name, email, phone, usertype, password, agreement } = form;
    const body = { name: name.trim(), email: email.trim(), usertype, phone, agreement, password };
    const reply = await api.call(register, { body }).catch((failure: unknown) => {
      if (isApiError(failure) && failure.reason === 'bad-answer') return { message: '' };
      throw failure;
    });
    // A server that knows only the specifications may say so with a 200 (G-29).
    if (reply.message === authMessages.userExists) throw new RefusedError(reply.message);
  },
  explain: failureText,
});

/** Tells whether the account has just been made. */
export const $hasRegistered = createStore(false)
  .on(signup.sendFx.done, () => true)
  .reset(signup.opened);

sample({
  clock: signup.sendFx.done,
  fn: () => ({ tone: 'success' as const, text: authMessages.registered, id: 'registered' }),
  target: toastRequested,
});

/** Signing in again in place, where the server wants to be sure who changes an account: then what was refused is sent again. */
import { createEvent, createStore, type Effect, type EventCallable, sample } from 'effector';
import { sendOtp, signIn, verifyOtp } from '../../api/contract/accounts.js';
import type { SendOtpBody, SignInBody } from '../../api/contract/accounts.schema.js';
import { isApiError, serverMessage } from '../../api/errors.js';
import { createForm } from '../requests/form-state.js';
import { authMessages } from '../rules/messages/auth.js';
import { isCompleteOtp } from '../rules/validate/contact-fields.js';

const explain = (failure: unknown): string => serverMessage(failure) ?? authMessages.serverError;

/** Signs in again by password. */
export const againByPassword = createForm({
  fields: ['password'],
  check: ({ password }: SignInBody) => (password === '' ? { password: authMessages.passwordRequired } : {}),
  send: (api, body: SignInBody) => api.call(signIn, { body }),
  explain,
});

/** Sends a code to the phone that the account has. */
export const againCode = createForm({
  fields: [],
  check: () => ({}),
  send: (api, body: SendOtpBody) => api.call(sendOtp, { body }),
  explain,
});

/** Tells whether a code is on its way. */
export const $isCodeSent = createStore(false)
  .on(againCode.sendFx.done, () => true)
  .reset(againCode.opened);

/** Signs in again by that code. */
export const againByCode = createForm({
  fields: ['otp'],
  check: ({ otp }: SendOtpBody & { otp: string }) =>
    isCompleteOtp(otp) ? {} : { otp: authMessages.otpInvalid },
  send: (api, { phoneNumber, usertype, otp }: SendOtpBody & { otp: string }) =>
    api.call(verifyOtp, { body: { phoneNumber, phone: phoneNumber, usertype, otp } }),
  explain: (failure) => serverMessage(failure) ?? authMessages.otpInvalid,
});

/** Tells whether that code was right, which proves the phone. */
export const $isPhoneProved = createStore(false)
  .on(againByCode.sendFx.done, () => true)
  .reset(againCode.opened);

const isSignInAgain = (error: unknown): boolean =>
  isApiError(error) && error.reason === 'status' && error.code === 'sign-in-again';

/** A form whose sending may be refused until the person has signed in again. */
interface Refusable<Input, Result> {
  readonly submitted: EventCallable<Input>;
  readonly opened: EventCallable<void>;
  readonly sendFx: Effect<Input, Result>;
}

/** Keeps what a form could not send and sends it after signing in again; called once for each, at module level. */
export const createStepUp = <Input, Result>({ submitted, opened, sendFx }: Refusable<Input, Result>) => {
  const closed = createEvent();
  /** Holds what was refused; null when nothing was. In a box, since forms may send nothing at all. */
  const $refused = createStore<{ readonly input: Input } | null>(null)
    .on(sendFx.fail, (_, { params, error }) => (isSignInAgain(error) ? { input: params } : null))
    .reset(submitted, opened, closed);
  sample({
    clock: [againByPassword.sendFx.done, againByCode.sendFx.done],
    source: $refused,
    filter: (refused) => refused !== null,
    fn: (refused) => (refused as { readonly input: Input }).input,
    target: submitted,
  });
  return { $isAsked: $refused.map((refused) => refused !== null), closed };
};

/** What `createStepUp` makes. */
export type StepUp = ReturnType<typeof createStepUp>;

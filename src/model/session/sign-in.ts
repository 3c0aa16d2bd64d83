/** Signing in by e-mail or OTP: confirmed by the server, then the return path is loaded anew, or the page goes on that asked in a sheet (S-201 to S-211, G-18). */
import { attach, createEvent, createStore, sample } from 'effector';
import type { ApiClient } from '../../api/client.js';
import { checkAuth, sendOtp, signIn, verifyOtp } from '../../api/contract/accounts.js';
import type { SendOtpBody, SignInBody } from '../../api/contract/accounts.schema.js';
import { isApiError, serverMessage } from '../../api/errors.js';
import { $connection } from '../connection/connection.js';
import { createForm, RefusedError, saidBy } from '../requests/form-state.js';
import { authMessages } from '../rules/messages/auth.js';
import { serverMessages } from '../rules/messages/server.js';
import { sessionMessages } from '../rules/messages/session.js';
import { isCompleteOtp } from '../rules/validate/contact-fields.js';
import { validateEmailSignIn, validatePhoneSignIn } from '../rules/validate/sign-in.js';
import { otpPageOpened, raiseFlagFx } from '../toasts/login-toasts.js';
import { sessionCheckRequested } from './session.js';
import { toastRequested } from '../toasts/toasts.js';

/** A form together with the path of this site that is opened after it. */
export type WithReturnPath<Body> = Body & { readonly returnTo: string };

/** The last step of signing in by phone. */
export type OtpForm = WithReturnPath<SendOtpBody & { readonly otp: string }>;

const noAnswer = (failure: unknown): boolean => isApiError(failure) && failure.reason !== 'status';

/** Reads a 2xx with an unexpected body as an answer without a message (G-18). */
const wordsOf = (call: Promise<{ message?: string }>): Promise<string | undefined> =>
  call.then(
    ({ message }) => message || undefined,
    (failure: unknown) => {
      if (isApiError(failure) && failure.reason === 'bad-answer') return undefined;
      throw failure;
    },
  );

const confirm = async (api: ApiClient): Promise<void> => {
  const { authenticated } = await api.call(checkAuth, {});
  if (!authenticated) throw new RefusedError(authMessages.serverError);
};

/** Signs in by e-mail and password. */
export const emailSignIn = createForm({
  fields: ['email', 'password', 'usertype'],
  check: saidBy(authMessages, validateEmailSignIn),
  send: async (api, { email, password, usertype }: WithReturnPath<SignInBody>) => {
    const message = await wordsOf(api.call(signIn, { body: { email: email.trim(), password, usertype } }));
    if (message !== undefined && message !== serverMessages.loginDone) throw new RefusedError(message);
    await confirm(api);
  },
  explain: (failure) =>
    failure instanceof RefusedError ? failure.text : (serverMessage(failure) ?? authMessages.serverError),
});

/** Asks for an OTP. */
export const phoneSignIn = createForm({
  fields: ['phoneNumber', 'usertype'],
  check: saidBy(authMessages, validatePhoneSignIn),
  send: async (api, { phoneNumber, usertype }: WithReturnPath<SendOtpBody>) => {
    await wordsOf(api.call(sendOtp, { body: { usertype, phoneNumber } }));
  },
  explain: (failure) =>
    noAnswer(failure) ? authMessages.otpSendError : (serverMessage(failure) ?? authMessages.otpSendFailed),
});

/** Asks for another OTP from the page where it is entered. */
export const otpResend = createForm({
  fields: [],
  check: () => ({}),
  send: async (api, { phoneNumber, usertype }: SendOtpBody) => {
    await wordsOf(api.call(sendOtp, { body: { usertype, phoneNumber } }));
  },
  explain: (failure) =>
    noAnswer(failure) ? authMessages.otpSendError : (serverMessage(failure) ?? authMessages.otpSendFailed),
});

/** Verifies the OTP; only the exact words of success are one (S-413, S-471). */
export const otpSignIn = createForm({
  fields: ['otp'],
  check: ({ otp }: OtpForm) => (isCompleteOtp(otp) ? {} : { otp: authMessages.otpInvalid }),
  send: async (api, { phoneNumber, usertype, otp }: OtpForm) => {
    // Either name of the phone is known to some server (C-33).
    const body = { phoneNumber, phone: phoneNumber, usertype, otp };
    const message = await wordsOf(api.call(verifyOtp, { body }));
    if (message !== serverMessages.loginDone) throw new RefusedError(message ?? authMessages.otpInvalid);
    await confirm(api);
  },
  explain: (failure) => {
    if (failure instanceof RefusedError) return failure.text;
    if (noAnswer(failure)) return authMessages.serverError;
    return serverMessage(failure) ?? authMessages.otpInvalid;
  },
});

/** Holds where the last OTP was sent, until the page of the OTP has read it. */
export const $otpSentTo = createStore<WithReturnPath<SendOtpBody> | null>(null)
  .on(phoneSignIn.sendFx.done, (_, { params }) => params)
  .reset(otpPageOpened);

/** Holds how a page of this site is loaded again; tests replace it. */
export const $openDocument = createStore<(path: string) => void>((path) => {
  location.assign(path);
});

const openDocumentFx = attach({
  source: { open: $openDocument, connection: $connection },
  effect: ({ open }, path: string) => {
    open(path);
  },
});

/** A sheet over a page asks to sign in, and the page is to stay; it has gone again. */
export const signInSheetOpened = createEvent();
export const signInSheetClosed = createEvent();

const $isInSheet = createStore(false)
  .on(signInSheetOpened, () => true)
  .reset(signInSheetClosed);

/** Somebody signed in: this path of the site is opened, unless a sheet asked over it. */
export const signedIn = createEvent<string>();

sample({
  clock: [emailSignIn.sendFx.done, otpSignIn.sendFx.done],
  fn: ({ params: { returnTo } }) => returnTo,
  target: signedIn,
});
/** Somebody signed in on a page of its own, which the return path replaces. */
const pageLeft = sample({
  clock: signedIn,
  source: $isInSheet,
  filter: (isInSheet) => !isInSheet,
  fn: (_, path) => path,
});
sample({ clock: pageLeft, fn: () => 'loginSuccess' as const, target: raiseFlagFx });
sample({ clock: pageLeft, target: openDocumentFx });
/** Somebody signed in over the page they are on, which goes on as it is. */
const stayed = sample({ clock: signedIn, source: $isInSheet, filter: Boolean });
sample({ clock: stayed, fn: () => undefined, target: sessionCheckRequested });
sample({
  clock: stayed,
  fn: () => ({ tone: 'success' as const, text: sessionMessages.loginSuccessful, id: 'login' }),
  target: toastRequested,
});
sample({ clock: phoneSignIn.sendFx.done, fn: () => 'otpSent' as const, target: raiseFlagFx });
sample({
  clock: otpResend.sendFx.done,
  fn: () => ({ tone: 'success' as const, text: sessionMessages.otpSent, id: 'otp-sent' }),
  target: toastRequested,
});

export { googleStartPath } from '../../api/contract/accounts-security.js';
export { otpPageOpened } from '../toasts/login-toasts.js';

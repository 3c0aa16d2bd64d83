/** The sign-in window for partner pages: the page that asks, who is signed in, and the consent (docs/decisions/0031). */
import { attach, createEvent, createStore, fork, sample, type Scope } from 'effector';
import { type ApiClient, createApiClient } from '../../api/client.js';
import { checkAuth, signIn, verifyOtp } from '../../api/contract/accounts.js';
import { approveSignIn, describeSignIn, proofHeader } from '../../api/contract/partner-windows.js';
import type { PartnerUses } from '../../api/contract/partner-tokens.schema.js';
import type { Delivery, SignInWindow } from '../../api/contract/partner-windows.schema.js';
import { serverMessage } from '../../api/errors.js';
import { $api } from '../connection/api-client.js';
import { $connection } from '../connection/connection.js';
import { authMessages } from '../rules/messages/auth.js';
import { $openDocument, emailSignIn, otpSignIn } from '../session/sign-in.js';

export { partnerUses } from '../../api/contract/partner-uses.js';
export type { Delivery, SignInWindow } from '../../api/contract/partner-windows.schema.js';

/** A page that asks to sign a person in, and how it gets its code. */
export interface SignInRequest {
  readonly key: string;
  readonly origin: string;
  readonly challenge: string;
  readonly delivery: Delivery;
  /** What the page asks for. */
  readonly uses: PartnerUses;
  readonly returnTo?: string;
  /** Whether its policy forbids our frames, so that none gets the secret. */
  readonly isFrameless?: boolean;
}

/** Proves the sign-in where the browser keeps no cookies, for one approval. */
const $proof = createStore<{ text?: string }>({});

/** The page that asks is known. */
export const requestFound = createEvent<SignInRequest>();
/** No page that asks was found. */
export const requestMissing = createEvent();
const signedInHere = sample({
  clock: [emailSignIn.sendFx.done, otpSignIn.sendFx.done],
  fn: () => undefined,
});

/** Holds the page that asks; null until it is known. */
export const $signInRequest = createStore<SignInRequest | null>(null).on(
  requestFound,
  (_, request) => request,
);

const describeFx = attach({
  source: $api,
  effect: (api, { key, origin }: SignInRequest) => api.call(describeSignIn, { query: { key, origin } }),
});

/** Approves the sign-in and returns the code for the page. */
export const approveFx = attach({
  source: { api: $api, request: $signInRequest, proof: $proof },
  effect: ({ api, request, proof }, { delivery }: { delivery: Delivery }) => {
    const { key, origin, challenge, returnTo, uses } = request as SignInRequest;
    const proved = proof.text !== undefined && { proof: proof.text };
    const body = { key, origin, challenge, delivery, uses, ...(returnTo && { returnTo }), ...proved };
    return api.call(approveSignIn, { body });
  },
});

/** Holds what the window shows; null until it is loaded. */
export const $signInWindow = createStore<SignInWindow | null>(null).on(
  describeFx.doneData,
  (_, said) => said,
);

/** Tells whether somebody is signed in here, by a cookie or just now. */
export const $isPersonKnown = createStore(false)
  .on(describeFx.doneData, (isKnown, { person }) => isKnown || person !== '')
  .on(signedInHere, () => true);

/** Holds the message of a failure; '' without one. */
export const $windowRefusal = createStore('')
  .on(
    [describeFx.failData, approveFx.failData],
    (_, failure) => serverMessage(failure) ?? authMessages.serverError,
  )
  .on(requestMissing, () => 'unknown')
  .reset(approveFx, describeFx);

sample({ clock: requestFound, target: describeFx });
sample({
  clock: signedInHere,
  source: $signInRequest,
  filter: (request) => request !== null,
  fn: (request) => request as SignInRequest,
  target: describeFx,
});

/** Makes a client that stores the proof of a sign-in and sends it where the browser dropped the cookie. */
const proving = (api: ApiClient, proof: { text?: string }): ApiClient => {
  const send: ApiClient['send'] = async (endpoint, input, options = {}) => {
    const opens = endpoint.path === signIn.path || endpoint.path === verifyOtp.path;
    const headers = opens ? { ...options.headers, [proofHeader]: '1' } : options.headers;
    const answer = await api.send(endpoint, input, { ...options, ...(headers && { headers }) });
    const given = answer.headers.get(proofHeader);
    if (opens && given) proof.text = given;
    const isAsked = endpoint.path === checkAuth.path && proof.text !== undefined;
    return isAsked ? { ...answer, reply: { authenticated: true } } : answer;
  };
  return { send, call: async (...args) => (await send(...args)).reply };
};

/** Makes the scope of a window; signing in does not navigate away. */
export const windowScope = (apiBase: string): Scope => {
  const proof: { text?: string } = {};
  return fork({
    values: [
      [$api, proving(createApiClient({ baseUrl: apiBase, credentials: true }), proof)],
      [$connection, { apiBase }],
      [$proof, proof],
      [$openDocument, () => undefined],
    ],
  });
};

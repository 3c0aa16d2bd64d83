/** What the person agreed to, and taking it back. */
import { attach, sample } from 'effector';
import { listConsents, withdrawContactConsent } from '../../api/contract/consents.js';
import { $api } from '../connection/api-client.js';
import { createFetched } from '../requests/fetched.js';
import { signedOut } from '../session/session.js';

export type { ConsentEntry } from '../../api/contract/consents.schema.js';

const consents = createFetched(async (api) => (await api.call(listConsents, {})).consents);

/** The list appeared. */
export const consentsRequested = consents.requested;
/** Holds what was agreed to and taken back, the newest first; null until it is loaded. */
export const $consents = consents.$value.reset(signedOut);
/** Tells whether it could not be loaded. */
export const $haveConsentsFailed = consents.$failure.map((failure) => failure !== null);

/** Takes back that owners see who contacts them. */
export const withdrawContactFx = attach({
  source: $api,
  effect: (api) => api.call(withdrawContactConsent, {}),
});

sample({ clock: withdrawContactFx.finally, fn: () => undefined, target: consents.requested });

/** Whether the person knows that owners learn who contacts them; said once, before the first paid contact (D-15). */
import { attach, createEvent, createStore, sample } from 'effector';
import { getProfile } from '../../api/contract/accounts.js';
import { giveContactConsent } from '../../api/contract/contact.js';
import { hasStatus } from '../../api/errors.js';
import { type ContactAsk, logFailureFx, signedOut, userKnown } from '../account/entry.js';
import { $api, $connection } from '../index.js';
import { readStored, writeStored } from '../connection/storage.js';

const name = 'contact-consent';

/** The person read what will happen, and who sees what, and went on. */
export const contactConfirmed = createEvent<ContactAsk>();

/** Asks who the person is; what is additive in the answer may be missing. */
export const fetchSelfFx = attach({ source: $api, effect: (api) => api.call(getProfile, {}) });

/** Reads what this browser was told: a server that knows only the specifications keeps no consent. */
export const readConsentFx = attach({
  source: $connection,
  effect: (connection) => readStored(name, connection) !== null,
});

const keepConsentFx = attach({
  source: $connection,
  effect: (connection, hasConsent: boolean) => {
    writeStored(name, hasConsent ? 'yes' : null, connection);
  },
});

const giveConsentFx = attach({
  source: $api,
  effect: async (api) => {
    await api.call(giveContactConsent, { body: {} });
  },
});

// What the server says may have been on its way when the person confirmed: that is newer.
const $isConfirmed = createStore(false)
  .on(contactConfirmed, () => true)
  .reset(signedOut);
const serverTold = sample({
  clock: fetchSelfFx.doneData,
  source: $isConfirmed,
  fn: (isConfirmed, { contactConsent }) => isConfirmed || contactConsent,
});

/** Tells whether the consent was given. */
export const $hasConsent = createStore(false)
  .on(readConsentFx.doneData, (has, kept) => has || kept)
  .on(serverTold, (has, told) => told ?? has)
  .on(contactConfirmed, () => true)
  .reset(signedOut);

const $isConsentKept = createStore(false)
  .on(readConsentFx.doneData, (is, kept) => is || kept)
  .on(fetchSelfFx.doneData, (is, { contactConsent }) => contactConsent ?? is)
  .on(keepConsentFx, (_, hasConsent) => hasConsent);

// Wiring
const consentGiven = sample({
  clock: contactConfirmed,
  source: $isConsentKept,
  filter: (isKept) => !isKept,
  fn: () => true,
});
sample({ clock: consentGiven, target: keepConsentFx });
sample({ clock: consentGiven, fn: () => undefined, target: giveConsentFx });
sample({ clock: signedOut, fn: () => false, target: keepConsentFx });
sample({ clock: fetchSelfFx.doneData, fn: ({ _id = '' }) => _id, target: userKnown });
// A server that knows only the specifications has no such call, and the browser keeps the consent.
sample({
  clock: [fetchSelfFx.failData, giveConsentFx.failData],
  filter: (failure) => !hasStatus(failure, 404),
  target: logFailureFx,
});

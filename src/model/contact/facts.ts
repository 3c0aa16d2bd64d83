/** The facts about the signed-in person that a contact needs: paid contacts, profile, consent (D-15). */
import { attach, createEvent, createStore, sample } from 'effector';
import { getProfile } from '../../api/contract/accounts.js';
import { giveContactConsent, listContacts } from '../../api/contract/contact.js';
import { hasStatus, isScopeMissing } from '../../api/errors.js';
import { $api } from '../connection/api-client.js';
import { $connection } from '../connection/connection.js';
import { readStored, writeStored } from '../connection/storage.js';
import { logFailureFx, signedOut, userKnown } from '../session/session.js';
import { contactKey, type ContactPlace, contactsPaid } from './buttons.js';

const name = 'contact-consent';

// Events
/** Somebody is signed in where there are contact buttons: loads ahead what a press will need. */
export const contactReady = createEvent<ContactPlace>();
const consentGiven = createEvent();

// Effects
const listPaidFx = attach({
  source: $api,
  effect: async (api) => {
    const { contacts } = await api.call(listContacts, {});
    return contacts.map(({ action, user, property }) =>
      contactKey(action, { id: property?._id ?? '', ownerId: user }),
    );
  },
});

const fetchProfileFx = attach({ source: $api, effect: (api) => api.call(getProfile, {}) });

/** Reads the consent stored in this browser: a server that knows only the specifications stores none. */
const readConsentFx = attach({
  source: $connection,
  effect: (connection) => readStored(name, connection) !== null,
});

/** Loads all facts; what fails stays unknown, because a server that knows only the specifications has fewer calls. */
const loadContactFactsFx = attach({
  source: $api,
  effect: async () => {
    await Promise.allSettled([listPaidFx(), fetchProfileFx(), readConsentFx()]);
  },
});

const sendConsentFx = attach({
  source: $api,
  effect: async (api) => {
    await api.call(giveContactConsent, { body: {} });
  },
});

const forgetConsentFx = attach({
  source: $connection,
  effect: (connection) => {
    writeStored(name, null, connection);
  },
});

// Stores
interface Consent {
  /** From the server or this browser. */
  readonly wasGiven: boolean;
  /** Given on this page: newer than any answer of the server still to come. */
  readonly isGivenHere: boolean;
}

const $consent = createStore<Consent>({ wasGiven: false, isGivenHere: false })
  .on(readConsentFx.doneData, (consent, isKept) => (isKept ? { ...consent, wasGiven: true } : consent))
  .on(fetchProfileFx.doneData, (consent, { contactConsent }) => ({
    ...consent,
    wasGiven: contactConsent ?? consent.wasGiven,
  }))
  .on(consentGiven, (consent) => ({ ...consent, isGivenHere: true }))
  .reset(signedOut);

/** Tells whether the person knows that owners learn who contacts them. */
export const $hasConsent = $consent.map(({ wasGiven, isGivenHere }) => wasGiven || isGivenHere);

/** Tells whether the person lets a partner's page reach owners, as far as is known (S-550). */
export const $mayReach = createStore(true)
  .on(listPaidFx.failData, (may, failure) => may && !isScopeMissing(failure))
  .reset(signedOut);

/** Stores the consent in this browser and on the server; does not send it twice. */
export const giveConsentFx = attach({
  source: { connection: $connection, hasConsent: $hasConsent },
  effect: ({ connection, hasConsent }) => {
    if (hasConsent) return;
    consentGiven();
    writeStored(name, 'yes', connection);
    void sendConsentFx();
  },
});

const $areFactsRequested = createStore(false)
  .on(loadContactFactsFx, () => true)
  .reset(signedOut);

/** Tells whether loading is over. */
const $contactFactsLoaded = createStore(false)
  .on(loadContactFactsFx.finally, () => true)
  .reset(signedOut);

/** Loads the facts that are not known yet. */
export const ensureContactFactsFx = attach({
  source: $contactFactsLoaded,
  effect: async (areLoaded) => {
    if (!areLoaded) await loadContactFactsFx();
  },
});

// Wiring
sample({
  clock: contactReady,
  source: $areFactsRequested,
  filter: (areRequested) => !areRequested,
  fn: () => undefined,
  target: loadContactFactsFx,
});
sample({ clock: listPaidFx.doneData, target: contactsPaid });
sample({ clock: fetchProfileFx.doneData, fn: ({ _id = '' }) => _id, target: userKnown });
sample({ clock: signedOut, fn: () => undefined, target: forgetConsentFx });
// A server that knows only the specifications has no such calls.
sample({
  clock: [listPaidFx.failData, fetchProfileFx.failData, sendConsentFx.failData],
  // A partner's page may have no leave for them yet, which is asked for at a press.
  filter: (failure) => !hasStatus(failure, 404) && !isScopeMissing(failure),
  target: logFailureFx,
});

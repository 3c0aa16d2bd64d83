/** Reaching an owner, in the literal order of S-182 and S-183; loaded once somebody may or wants to. */
import { createEvent, createStore, sample } from 'effector';
import type { Owner } from '../../api/contract/contact.schema.js';
import { hasStatus } from '../../api/errors.js';
import {
  $isLoggedIn,
  balanceAnswered,
  busyKey,
  checkAuthFx,
  type ContactAsk,
  contactBegan,
  contactEnded,
  contactKey,
  contactsPaid,
  fetchCoinsFx,
  logFailureFx,
  sessionLost,
  signedOut,
} from '../account/entry.js';
import { addViewFx, getOwnerFx, sendSmsFx, settleFx, takeKeyFx } from './calls.js';
import { contactConfirmed } from './consent.js';
import {
  askDropped,
  askFailed,
  coinsMissing,
  consentNeeded,
  contactAdmitted,
  contactAsked,
  loginNeeded,
} from './gate.js';
import { $isLearning, learnFx } from './known.js';
import { failureToast, isAllowanceMissing, notEnoughToast } from './messages.js';
import { keepOfferFx, takeOfferFx } from './offer.js';
import { toastRequested } from '../index.js';
import { coinMessages } from '../rules/messages/coins.js';
import { sessionMessages } from '../rules/messages/session.js';

/** Says what the dialog of a widget shows: what is about to be paid for, or the owner. */
export type ContactStage =
  | { readonly step: 'confirm'; readonly ask: ContactAsk; readonly isOffer: boolean }
  | { readonly step: 'owner'; readonly ask: ContactAsk; readonly owner: Owner };

// Events
/** A widget with contact buttons stands on the page, and somebody is signed in. */
export const contactReady = createEvent<Pick<ContactAsk, 'place' | 'surface'>>();
export const contactDialogClosed = createEvent();
/** The page has sent the person to sign in. */
export const loginTaken = createEvent();

const loginRefused = createEvent<ContactAsk>();
/** Signing in did not leave the page: what was wanted before is offered at once. */
const offered = createEvent<ContactAsk>();

// Stores
/** Holds what the open dialog shows; null when none is open. */
export const $contactStage = createStore<ContactStage | null>(null)
  .on(takeOfferFx.doneData, (stage, ask) => (ask ? { step: 'confirm', ask, isOffer: true } : stage))
  .on(offered, (_, ask) => ({ step: 'confirm', ask, isOffer: true }))
  .on(consentNeeded, (_, ask) => ({ step: 'confirm', ask, isOffer: false }))
  .on(getOwnerFx.done, (_, { params, result }) => ({ step: 'owner', ask: params, owner: result }))
  .reset(contactConfirmed, contactDialogClosed, signedOut);

/** Holds the wish for which its widget is to send the person to sign in; null when there is none. */
export const $loginWanted = createStore<ContactAsk | null>(null)
  .on(keepOfferFx.finally, (_, { params }) => params)
  .reset(loginTaken);

const $leftOff = createStore<ContactAsk | null>(null)
  .on(keepOfferFx.finally, (_, { params }) => params)
  .reset(offered);

// Wiring: what is known of the person, once; a server that knows only the specifications tells less.
sample({ clock: contactReady, target: takeOfferFx });
sample({
  clock: contactReady,
  source: $isLearning,
  filter: (isLearning) => !isLearning,
  fn: () => undefined,
  target: learnFx,
});

// Signed out (G-02).
sample({ clock: [loginNeeded, loginRefused], target: keepOfferFx });
sample({
  clock: [loginNeeded, loginRefused],
  fn: () => ({ tone: 'info' as const, text: sessionMessages.loginFirst, id: 'login-first' }),
  target: toastRequested,
});

sample({
  clock: checkAuthFx.doneData,
  source: $leftOff,
  filter: (ask: ContactAsk | null, isLoggedIn): ask is ContactAsk => isLoggedIn && ask !== null,
  fn: (ask) => ask as ContactAsk,
  target: [offered, takeOfferFx],
});

// Too few coins (S-460 to S-462).
sample({ clock: coinsMissing, fn: notEnoughToast, target: toastRequested });

// The way itself: owner, dialog, coins, view (S-182); or message, toast, coins, view (S-183).
sample({ clock: contactAdmitted, target: takeKeyFx });
sample({ clock: takeKeyFx.doneData, filter: ({ action }) => action === 'number', target: getOwnerFx });
sample({ clock: takeKeyFx.doneData, filter: ({ action }) => action === 'message', target: sendSmsFx });
sample({
  clock: sendSmsFx.done,
  fn: () => ({ tone: 'success' as const, text: coinMessages.contactSent }),
  target: toastRequested,
});
sample({ clock: [getOwnerFx.done, sendSmsFx.done], fn: ({ params }) => params, target: settleFx });
sample({
  clock: [getOwnerFx.done, sendSmsFx.done],
  fn: ({ params: { action, target } }) => [contactKey(action, target)],
  target: contactsPaid,
});
sample({ clock: settleFx.doneData, target: balanceAnswered });
sample({ clock: settleFx.done, fn: ({ params }) => params, target: addViewFx });

// What goes wrong (S-464 to S-466).
const failed = sample({ clock: [getOwnerFx.fail, sendSmsFx.fail], fn: (failure) => failure });
sample({
  clock: [failed, askFailed],
  filter: ({ error }) => !hasStatus(error, 401) && !isAllowanceMissing(error),
  fn: ({ params, error }) => failureToast(params, error),
  target: toastRequested,
});
sample({
  clock: failed,
  filter: ({ error }) => hasStatus(error, 401),
  fn: ({ params }) => params,
  target: [sessionLost, loginRefused],
});
// On a partner's page the person allows spending once, in our window.
sample({
  clock: failed,
  filter: ({ error }) => isAllowanceMissing(error),
  fn: ({ params }) => params,
  target: keepOfferFx,
});
sample({
  clock: failed,
  filter: ({ error }) => hasStatus(error, 402),
  fn: () => undefined,
  target: fetchCoinsFx,
});
// The server may have taken the price all the same: it is asked what the balance is.
sample({
  clock: settleFx.fail,
  source: $isLoggedIn,
  filter: Boolean,
  fn: () => undefined,
  target: fetchCoinsFx,
});
sample({
  clock: [settleFx.failData, addViewFx.failData, takeOfferFx.failData],
  target: logFailureFx,
});

// A button is at work from the press to its settlement.
const keyOf = ({ action, target }: ContactAsk): string => busyKey(action, target);
sample({ clock: [contactAsked, contactConfirmed], fn: keyOf, target: contactBegan });
sample({
  clock: [loginNeeded, coinsMissing, consentNeeded, askDropped],
  fn: keyOf,
  target: contactEnded,
});
sample({
  clock: [getOwnerFx.fail, sendSmsFx.fail, askFailed, settleFx.finally],
  fn: ({ params }) => keyOf(params),
  target: contactEnded,
});

export { $hasConsent, contactConfirmed } from './consent.js';
export { contactAsked } from './gate.js';

/** Who may go on to an owner: signed out comes first (D-08), then the balance (S-180, S-181), then the consent (D-15). */
import { attach, createEvent, sample } from 'effector';
import {
  $coins,
  $isLoggedIn,
  $isSessionKnown,
  $paidContacts,
  checkAuthFx,
  type ContactAsk,
  contactCost,
  contactKey,
  fetchCoinsFx,
} from './account.js';
import { $hasConsent, contactConfirmed } from './contact-consent.js';

// Events
/** A button was pressed. */
export const contactAsked = createEvent<ContactAsk>();

const sessionAnswered = createEvent<ContactAsk>();
const balanceAsked = createEvent<ContactAsk>();
const admitted = createEvent<ContactAsk>();

// Effects
const askSessionFx = attach({ effect: checkAuthFx, mapParams: (_ask: ContactAsk) => undefined });
const askBalanceFx = attach({ effect: fetchCoinsFx, mapParams: (_ask: ContactAsk) => undefined });

const sameAsk = (_: unknown, ask: ContactAsk): ContactAsk => ask;

interface Means {
  coins: number;
  paid: ReadonlySet<string>;
  isLoggedIn: boolean;
}

const $means = { coins: $coins, paid: $paidContacts, isLoggedIn: $isLoggedIn };

const isPaid = ({ paid }: Pick<Means, 'paid'>, { action, target }: ContactAsk): boolean =>
  paid.has(contactKey(action, target));
const isEnough = (means: Means, ask: ContactAsk): boolean =>
  means.isLoggedIn && (means.coins >= contactCost[ask.surface] || isPaid(means, ask));
const isShort = (means: Means, ask: ContactAsk): boolean => means.isLoggedIn && !isEnough(means, ask);

// Wiring
sample({
  clock: contactAsked,
  source: $isSessionKnown,
  filter: (isKnown) => !isKnown,
  fn: sameAsk,
  target: askSessionFx,
});
sample({
  clock: contactAsked,
  source: $isSessionKnown,
  filter: (isKnown) => isKnown,
  fn: sameAsk,
  target: sessionAnswered,
});
sample({ clock: askSessionFx.finally, fn: ({ params }) => params, target: sessionAnswered });
sample({ clock: contactConfirmed, target: sessionAnswered });

// The known balance may be old: the server is asked once before anybody is turned away (D-07).
sample({ clock: sessionAnswered, source: $means, filter: isShort, fn: sameAsk, target: askBalanceFx });
sample({ clock: askBalanceFx.finally, fn: ({ params }) => params, target: balanceAsked });

sample({
  clock: [sessionAnswered, balanceAsked],
  source: $means,
  filter: isEnough,
  fn: sameAsk,
  target: admitted,
});

/** Raised when nobody is signed in (G-02). */
export const loginNeeded = sample({
  clock: [sessionAnswered, balanceAsked],
  source: $isLoggedIn,
  filter: (isLoggedIn) => !isLoggedIn,
  fn: sameAsk,
});

/** Raised when the balance is below the price; nothing has been sent (S-180, S-181). */
export const coinsMissing = sample({ clock: balanceAsked, source: $means, filter: isShort, fn: sameAsk });

const $knowledge = { paid: $paidContacts, hasConsent: $hasConsent };

/** Raised when the person has yet to read who sees what. */
export const consentNeeded = sample({
  clock: admitted,
  source: $knowledge,
  filter: (known, ask) => !known.hasConsent && !isPaid(known, ask),
  fn: sameAsk,
});

/** Raised when nothing stands in the way. */
export const contactAdmitted = sample({
  clock: admitted,
  source: $knowledge,
  filter: (known, ask) => known.hasConsent || isPaid(known, ask),
  fn: sameAsk,
});

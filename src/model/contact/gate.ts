/** Who may go on to an owner: signed out comes first (D-08), then the balance (S-180, S-181), then the consent (D-15). */
import { attach, combine, createEvent, createStore, sample } from 'effector';
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
  sessionWanted,
} from '../account/entry.js';
import { $hasConsent, contactConfirmed } from './consent.js';
import { $isLearnt, learnFx } from './known.js';

/** Is a wish that ends because the server did not answer. */
interface Missed {
  readonly params: ContactAsk;
  readonly error: unknown;
}

// Events
/** A button was pressed. */
export const contactAsked = createEvent<ContactAsk>();

const sessionAnswered = createEvent<ContactAsk>();
/** Nobody can say who is signed in: that is no reason to ask a person to sign in again. */
export const askFailed = createEvent<Missed>();
const balanceAsked = createEvent<ContactAsk>();
const admitted = createEvent<ContactAsk>();
/** What the person paid for, and whether they gave consent, is known. */
const judged = createEvent<ContactAsk>();

// Effects
const learnFirstFx = attach({ effect: learnFx, mapParams: (_ask: ContactAsk) => undefined });
const askBalanceFx = attach({ effect: fetchCoinsFx, mapParams: (_ask: ContactAsk) => undefined });

// Stores
interface Waiting {
  /** What waits until it is known who is signed in. */
  ask: ContactAsk | null;
  /** What waited before and gave way to it: of several buttons the last one counts. */
  former: ContactAsk | null;
}

const $waiting = createStore<Waiting>({ ask: null, former: null })
  .on(contactAsked, ({ ask: former }, ask) => ({ ask, former }))
  .reset(sessionAnswered, askFailed);

/** Tells whether nobody can say yet that the person is signed out: an answer is on its way, or none ever came. */
const $isOpen = combine(
  { isKnown: $isSessionKnown, isLoggedIn: $isLoggedIn, isPending: checkAuthFx.pending },
  ({ isKnown, isLoggedIn, isPending }) => !isKnown || (isPending && !isLoggedIn),
);

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
  source: $isOpen,
  filter: (isOpen) => !isOpen,
  fn: sameAsk,
  target: sessionAnswered,
});
sample({ clock: contactAsked, source: $isOpen, filter: Boolean, fn: () => undefined, target: sessionWanted });
sample({
  clock: checkAuthFx.done,
  source: $waiting,
  filter: ({ ask }) => ask !== null,
  fn: ({ ask }) => ask as ContactAsk,
  target: sessionAnswered,
});
sample({
  clock: checkAuthFx.failData,
  source: $waiting,
  filter: ({ ask }) => ask !== null,
  fn: ({ ask }, error) => ({ params: ask as ContactAsk, error }),
  target: askFailed,
});
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

/** Raised when a wish gave way to a later one before it was known who is signed in. */
export const askDropped = sample({
  clock: contactAsked,
  source: $waiting,
  filter: ({ former }, ask) => former !== null && former.target.id !== ask.target.id,
  fn: ({ former }) => former as ContactAsk,
});

/** Raised when the balance is below the price; nothing has been sent (S-180, S-181). */
export const coinsMissing = sample({ clock: balanceAsked, source: $means, filter: isShort, fn: sameAsk });

const $knowledge = { paid: $paidContacts, hasConsent: $hasConsent, isLearnt: $isLearnt };

/** Neither who has consented nor what is paid for already is asked about again because an answer is late. */
const isClear = (known: { paid: ReadonlySet<string>; hasConsent: boolean }, ask: ContactAsk): boolean =>
  known.hasConsent || isPaid(known, ask);

sample({
  clock: admitted,
  source: $knowledge,
  filter: (known, ask) => isClear(known, ask) || known.isLearnt,
  fn: sameAsk,
  target: judged,
});
sample({
  clock: admitted,
  source: $knowledge,
  filter: (known, ask) => !isClear(known, ask) && !known.isLearnt,
  fn: sameAsk,
  target: learnFirstFx,
});
sample({ clock: learnFirstFx.finally, fn: ({ params }) => params, target: judged });

/** Raised when the person has yet to read who sees what. */
export const consentNeeded = sample({
  clock: judged,
  source: $knowledge,
  filter: (known, ask) => !isClear(known, ask),
  fn: sameAsk,
});

/** Raised when nothing stands in the way. */
export const contactAdmitted = sample({
  clock: judged,
  source: $knowledge,
  filter: isClear,
  fn: sameAsk,
});

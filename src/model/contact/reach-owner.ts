/**
 * Reaching an owner, from the press of a button to the shown number or the sent message. `reachOwnerFx`, at the end, is
 * the flow with its steps in order (S-182, S-183); above it are the effects it uses. Loaded with the dialogs, when a
 * press is likely or has happened.
 */
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { addView, getOwner, sendSms, updateCoins } from '../../api/contract/contact.js';
import type { CoinsAndPrices, Owner } from '../../api/contract/contact.schema.js';
import { hasStatus, isApiError, isScopeMissing } from '../../api/errors.js';
import { $coins, $contactPrices, balanceAnswered, fetchCoinsFx } from '../coins/coins.js';
import { $api } from '../connection/api-client.js';
import { $connection } from '../connection/connection.js';
import { wireTypeOf } from '../rules/kinds.js';
import { coinMessages } from '../rules/messages/coins.js';
import { sessionMessages } from '../rules/messages/session.js';
import { $isLoggedIn, logFailureFx, sessionLost, signedOut } from '../session/session.js';
import { waitForSessionFx } from '../session/wait-for-session.js';
import { toastRequested } from '../toasts/toasts.js';
import {
  $paidContacts,
  busyKey,
  contactEnded,
  contactKey,
  type ContactRequest,
  contactsPaid,
  contactStarted,
} from './buttons.js';
import { $hasConsent, $mayReach, ensureContactFactsFx, giveConsentFx } from './facts.js';
import { failureToast, isAllowanceMissing, isPhoneUnproved, notEnoughToast } from './messages.js';
import { storeRequestFx, takeRequestFx } from './resume.js';
import { tellContactFx } from './tell.js';

/**
 * What the widget of a request shows: the question before paying (on a partner's page in a frame of
 * ours, `allow`), the owner, that the phone is to be verified first, the packs of coins, or the sign-in. */
export type ContactDialog =
  | { readonly step: 'confirm'; readonly request: ContactRequest; readonly isResumed: boolean }
  | { readonly step: 'allow'; readonly request: ContactRequest }
  | { readonly step: 'owner'; readonly request: ContactRequest; readonly owner: Owner }
  | { readonly step: 'verify-phone'; readonly request: ContactRequest }
  | { readonly step: 'buy'; readonly request: ContactRequest; readonly packs: readonly SoldPack[] }
  | { readonly step: 'sign-in'; readonly request: ContactRequest };

/** Coins and what they cost in rupees. */
export type SoldPack = NonNullable<CoinsAndPrices['packs']>[number];

// The dialog
const dialogOpened = createEvent<ContactDialog>();
export const contactDialogClosed = createEvent();

/** Holds the open dialog; null when none is open. */
export const $contactDialog = createStore<ContactDialog | null>(null)
  .on(dialogOpened, (_, dialog) => dialog)
  .reset(contactDialogClosed, signedOut);

// Signing in and the balance
/** Keeps the request, and has its widget send the person to sign in. */
const askToSignInFx = createEffect(async (request: ContactRequest): Promise<void> => {
  await storeRequestFx(request);
  dialogOpened({ step: 'sign-in', request });
});

/** Returns whether somebody is signed in; asks to sign in when nobody is (G-02). */
const requireSignInFx = attach({
  source: $isLoggedIn,
  effect: async (isLoggedIn, request: ContactRequest): Promise<boolean> => {
    if (isLoggedIn) return true;
    toastRequested({ tone: 'info', text: sessionMessages.loginFirst, id: 'login-first' });
    await askToSignInFx(request);
    return false;
  },
});

/** Loads the balance; after a failure, which `coins.ts` logs, the known balance is used. */
const refreshBalanceFx = attach({
  source: $isLoggedIn,
  effect: async (isLoggedIn) => {
    if (isLoggedIn) await fetchCoinsFx().catch(() => undefined);
  },
});

const isPaid = (paid: ReadonlySet<string>, { action, target }: ContactRequest): boolean =>
  paid.has(contactKey(action, target));

/** Returns whether the contact is free or the known balance covers its price (S-180, S-181, C-01). */
const isCoveredFx = attach({
  source: { coins: $coins, prices: $contactPrices, paid: $paidContacts },
  effect: ({ coins, prices, paid }, request: ContactRequest) =>
    coins >= prices[request.surface] || isPaid(paid, request),
});

/** Tells whether the widgets are on a partner's page, where coins are spent only for what our own frame or window asked. */
const $isOnPartnerPage = $connection.map((connection) => connection?.key !== undefined);

/** Returns whether the person has consented, or has paid for this contact before (D-15). */
const isInformedFx = attach({
  source: { hasConsent: $hasConsent, paid: $paidContacts, isOnPartnerPage: $isOnPartnerPage },
  effect: ({ hasConsent, paid, isOnPartnerPage }, request: ContactRequest) =>
    isPaid(paid, request) || (isOnPartnerPage ? request.isAllowed === true : hasConsent),
});

/** Returns whether a partner's page may reach owners; elsewhere it always may. */
const mayReachFx = attach({ source: $mayReach, effect: (mayReach, _: ContactRequest) => mayReach });

/** Opens the question before paying. */
const askFx = attach({
  source: { paid: $paidContacts, isOnPartnerPage: $isOnPartnerPage },
  effect: (
    { paid, isOnPartnerPage },
    { request, isResumed }: { request: ContactRequest; isResumed: boolean },
  ) => {
    const isFree = isPaid(paid, request);
    dialogOpened(
      isOnPartnerPage && !isFree ? { step: 'allow', request } : { step: 'confirm', request, isResumed },
    );
  },
});

// The calls, each with an Idempotency-Key (D-03)
interface Attempt extends ContactRequest {
  readonly key: string;
}

const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/** Asks for the owner's details; the server takes the price with its answer (S-402, D-03). */
const getOwnerFx = attach({
  source: $api,
  effect: (api, { target, surface, key }: Attempt): Promise<Owner> =>
    api.call(
      getOwner,
      { params: { userId: target.ownerId }, query: { property: target.id, surface } },
      keyed(key),
    ),
});

/** Sends the message; any 200 is a success (S-405). */
const sendMessageFx = attach({
  source: $api,
  effect: async (api, { target, surface, key }: Attempt): Promise<void> => {
    const { listingType, propertyId, ownerId } = target;
    const body = { type: wireTypeOf(listingType), propertyId, userId: ownerId };
    await api.call(sendSms, { query: { surface }, body }, keyed(key)).catch((error: unknown) => {
      if (!isApiError(error) || error.reason !== 'bad-answer') throw error;
    });
  },
});

/** Settles the price and answers the balance (S-403). */
const settleFx = attach({
  source: { api: $api, prices: $contactPrices },
  effect: async ({ api, prices }, { surface, key }: Attempt): Promise<number> => {
    const body = { coinsChange: -prices[surface] };
    return (await api.call(updateCoins, { body }, keyed(`${key}-coins`))).coins;
  },
});

/** Records that the contact was seen (S-404). */
const addViewFx = attach({
  source: $api,
  effect: async (api, { target }: Attempt): Promise<void> => {
    await api.call(addView, { body: { p_id: target.id, type: wireTypeOf(target.listingType) } });
  },
});

const $keys = createStore<Readonly<Record<string, string>>>({});

/** Returns the Idempotency-Key of a request; a request whose answer was lost keeps its key. */
const takeKeyFx = attach({
  source: $keys,
  effect: (keys, { action, target }: ContactRequest) =>
    // randomUUID exists only in secure contexts.
    keys[busyKey(action, target)] ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-'),
});

const withoutKey = (keys: Readonly<Record<string, string>>, { action, target }: ContactRequest) =>
  Object.fromEntries(Object.entries(keys).filter(([name]) => name !== busyKey(action, target)));

$keys
  .on(takeKeyFx.done, (keys, { params: { action, target }, result }) => ({
    ...keys,
    [busyKey(action, target)]: result,
  }))
  .on(settleFx.done, (keys, { params }) => withoutKey(keys, params))
  .on([getOwnerFx.fail, sendMessageFx.fail], (keys, { params, error }) =>
    isApiError(error) && error.reason === 'status' ? withoutKey(keys, params) : keys,
  );

/** Keeps the request of a person who leaves to buy coins, so that it is offered again afterwards. */
export const leaveToBuyFx = createEffect((request: ContactRequest) => storeRequestFx(request));

// Failures
/** Tells whether welcome coins and contacts wait until the phone is verified, as the last answer of the balance said. */
const $waitsForPhone = createStore(false).on(
  fetchCoinsFx.doneData,
  (_, { waitsForPhone }) => waitsForPhone === true,
);

/** Holds the packs that our own site sells, as the last answer of the balance said. */
const $soldPacks = createStore<readonly SoldPack[]>([]).on(
  fetchCoinsFx.doneData,
  (_, { packs = [] }) => packs,
);

/** Says that the balance is below the price, and offers packs; or that the coins come once the phone is verified. */
const sayNotEnoughFx = attach({
  source: { prices: $contactPrices, waitsForPhone: $waitsForPhone, packs: $soldPacks },
  effect: ({ prices, waitsForPhone, packs }, request: ContactRequest) => {
    if (waitsForPhone) dialogOpened({ step: 'verify-phone', request });
    else {
      toastRequested(notEnoughToast(prices, request));
      if (packs.length > 0) dialogOpened({ step: 'buy', request, packs });
    }
  },
});

/** Shows why the owner was not reached, and opens sign-in or permission where that helps (S-464 to S-466). */
const explainFailureFx = createEffect(
  async ({ request, error }: { request: ContactRequest; error: unknown }): Promise<void> => {
    if (hasStatus(error, 401)) {
      sessionLost();
      await requireSignInFx(request);
    } else if (isScopeMissing(error)) await askToSignInFx(request);
    else if (isAllowanceMissing(error)) dialogOpened({ step: 'allow', request });
    else if (isPhoneUnproved(error)) dialogOpened({ step: 'verify-phone', request });
    else if (hasStatus(error, 402)) {
      // First, since its answer names the packs.
      await refreshBalanceFx();
      await sayNotEnoughFx(request);
    } else toastRequested(failureToast(request, error));
  },
);

/** Reaches the owner, step by step; a comment says where it ends early. */
export const reachOwnerFx = createEffect(async (request: ContactRequest): Promise<void> => {
  const { action, target } = request;
  let attempt: Attempt;
  try {
    // Is somebody signed in? Else the person is asked to sign in, and the request is kept (G-02).
    if (!(await waitForSessionFx())) return;
    if (!(await requireSignInFx(request))) return;

    // Is the balance enough? The known one may be old, so it is loaded once before a refusal (D-07).
    if (!(await isCoveredFx(request))) {
      await refreshBalanceFx();
      if (!(await requireSignInFx(request))) return;
      if (!(await isCoveredFx(request))) {
        await sayNotEnoughFx(request);
        return;
      }
    }

    // May this partner's page reach owners? Else our window asks the person for that (S-550).
    if (!(await isInformedFx(request))) await ensureContactFactsFx();
    if (!(await mayReachFx(request))) {
      await askToSignInFx(request);
      return;
    }

    // Has the person consented? Else a dialog explains who sees what, and its button starts the flow again (D-15).
    if (!(await isInformedFx(request))) {
      await askFx({ request, isResumed: false });
      return;
    }

    // The owner is shown, or the message sent.
    attempt = { ...request, key: await takeKeyFx(request) };
    if (action === 'number') dialogOpened({ step: 'owner', request, owner: await getOwnerFx(attempt) });
    else {
      await sendMessageFx(attempt);
      toastRequested({ tone: 'success', text: coinMessages.contactSent });
    }
  } catch (error) {
    await explainFailureFx({ request, error });
    return;
  }

  void tellContactFx(request);

  // The price is settled. Without an answer it may still have been taken, so the balance is loaded.
  contactsPaid([contactKey(action, target)]);
  try {
    balanceAnswered(await settleFx(attempt));
  } catch {
    await refreshBalanceFx();
    return;
  }

  // The view is recorded; nobody waits for it.
  void addViewFx(attempt);
});

/** Starts the flow again after the person has confirmed the dialog. */
export const confirmContactFx = createEffect(async (request: ContactRequest): Promise<void> => {
  await giveConsentFx();
  await reachOwnerFx(request);
});

$contactDialog.reset(confirmContactFx);

// Wiring: a button is busy from the press to the settlement.
sample({
  clock: takeRequestFx.doneData,
  filter: (request) => request !== null,
  fn: (request) => ({ request: request as ContactRequest, isResumed: true }),
  target: askFx,
});
sample({ clock: reachOwnerFx, target: contactStarted });
sample({ clock: reachOwnerFx.finally, fn: ({ params }) => params, target: contactEnded });
sample({ clock: [settleFx.failData, addViewFx.failData], target: logFailureFx });

export { $interrupted } from './resume.js';

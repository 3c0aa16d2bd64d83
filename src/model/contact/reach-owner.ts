/**
 * Reaching an owner, from the press of a button to the shown number or the sent message. `reachOwnerFx`, at the end, is
 * the whole way with its steps in their order (S-182, S-183); what stands before it is what the steps use. Loaded with
 * the dialogs, once somebody may press a button or has.
 */
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { addView, getOwner, sendSms, updateCoins } from '../../api/contract/contact.js';
import type { Owner } from '../../api/contract/contact.schema.js';
import { hasStatus, isApiError } from '../../api/errors.js';
import { $coins, $contactPrices, balanceAnswered, fetchCoinsFx } from '../coins/coins.js';
import { $api } from '../connection/api-client.js';
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
import { $hasConsent, ensureContactFactsFx, giveConsentFx } from './facts.js';
import { failureToast, isAllowanceMissing, notEnoughToast } from './messages.js';
import { keepRequestFx, takeRequestFx } from './resume.js';

/** What the widget of a request shows or does: asks before anything is paid, shows the owner, sends to sign in. */
export type ContactDialog =
  | { readonly step: 'confirm'; readonly request: ContactRequest; readonly isResumed: boolean }
  | { readonly step: 'owner'; readonly request: ContactRequest; readonly owner: Owner }
  | { readonly step: 'sign-in'; readonly request: ContactRequest };

// The dialog
const dialogOpened = createEvent<ContactDialog>();
export const contactDialogClosed = createEvent();

/** Holds the open dialog; null when none is open. */
export const $contactDialog = createStore<ContactDialog | null>(null)
  .on(dialogOpened, (_, dialog) => dialog)
  .on(takeRequestFx.doneData, (dialog, request) =>
    request ? { step: 'confirm', request, isResumed: true } : dialog,
  )
  .reset(contactDialogClosed, signedOut);

// Signing in and the balance
/** Keeps the request, and has its widget send the person to sign in. */
const askToSignInFx = createEffect(async (request: ContactRequest): Promise<void> => {
  await keepRequestFx(request);
  dialogOpened({ step: 'sign-in', request });
});

/** Answers whether somebody is signed in; asks to do so when nobody is (G-02). */
const requireSignInFx = attach({
  source: $isLoggedIn,
  effect: async (isLoggedIn, request: ContactRequest): Promise<boolean> => {
    if (isLoggedIn) return true;
    toastRequested({ tone: 'info', text: sessionMessages.loginFirst, id: 'login-first' });
    await askToSignInFx(request);
    return false;
  },
});

/** Asks what the balance is; a failure is logged where balances are, and the known one goes on to count. */
const refreshBalanceFx = attach({
  source: $isLoggedIn,
  effect: async (isLoggedIn) => {
    if (isLoggedIn) await fetchCoinsFx().catch(() => undefined);
  },
});

const isPaid = (paid: ReadonlySet<string>, { action, target }: ContactRequest): boolean =>
  paid.has(contactKey(action, target));

/** Answers whether the contact is free or the balance, as known here, covers its price (S-180, S-181, C-01). */
const isCoveredFx = attach({
  source: { coins: $coins, prices: $contactPrices, paid: $paidContacts },
  effect: ({ coins, prices, paid }, request: ContactRequest) =>
    coins >= prices[request.surface] || isPaid(paid, request),
});

/** Answers whether the person knows who sees what: they consented, or have paid for this contact already (D-15). */
const isInformedFx = attach({
  source: { hasConsent: $hasConsent, paid: $paidContacts },
  effect: ({ hasConsent, paid }, request: ContactRequest) => hasConsent || isPaid(paid, request),
});

// The calls, each under a key of its own so that a repeated one is taken once (D-03)
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

/** Sends the message; whatever a 200 carries, it is a success (S-405). */
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

/** Answers the key of a request; one whose answer got lost keeps the key it had. */
const takeKeyFx = attach({
  source: $keys,
  effect: (keys, { action, target }: ContactRequest) =>
    // randomUUID is missing where a page is not served safely.
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

// What goes wrong
/** Says that the balance is below the price. */
const sayNotEnoughFx = attach({
  source: $contactPrices,
  effect: (prices, request: ContactRequest) => {
    toastRequested(notEnoughToast(prices, request));
  },
});

/** Says why the owner was not reached, and does what helps (S-464 to S-466). */
const explainFailureFx = createEffect(
  async ({ request, error }: { request: ContactRequest; error: unknown }): Promise<void> => {
    if (hasStatus(error, 401)) {
      sessionLost();
      await requireSignInFx(request);
      // On a partner's page the person allows spending once, in our window.
    } else if (isAllowanceMissing(error)) await askToSignInFx(request);
    else if (hasStatus(error, 402)) {
      await sayNotEnoughFx(request);
      await refreshBalanceFx();
    } else toastRequested(failureToast(request, error));
  },
);

/** Takes every step to the owner, each once the one before it is over; ends early where a comment says so. */
export const reachOwnerFx = createEffect(async (request: ContactRequest): Promise<void> => {
  const { action, target } = request;
  let attempt: Attempt;
  try {
    // Somebody is signed in: else the person is asked to, and the request is kept (G-02).
    if (!(await waitForSessionFx())) return;
    if (!(await requireSignInFx(request))) return;

    // The balance is enough. The known one may be old: it is asked for once before anybody is turned away (D-07).
    if (!(await isCoveredFx(request))) {
      await refreshBalanceFx();
      if (!(await requireSignInFx(request))) return;
      if (!(await isCoveredFx(request))) {
        await sayNotEnoughFx(request);
        return;
      }
    }

    // The person knows who sees what: else the dialog says it, and its button begins anew (D-15).
    if (!(await isInformedFx(request))) await ensureContactFactsFx();
    if (!(await isInformedFx(request))) {
      dialogOpened({ step: 'confirm', request, isResumed: false });
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

  // The price is settled. Without an answer it may have been taken all the same: the balance is asked for.
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

/** Goes on after the person has read what will happen and who sees what. */
export const confirmContactFx = createEffect(async (request: ContactRequest): Promise<void> => {
  await giveConsentFx();
  await reachOwnerFx(request);
});

$contactDialog.reset(confirmContactFx);

// Wiring: a button is at work from the press to the settlement.
sample({ clock: reachOwnerFx, target: contactStarted });
sample({ clock: reachOwnerFx.finally, fn: ({ params }) => params, target: contactEnded });
sample({ clock: [settleFx.failData, addViewFx.failData], target: logFailureFx });

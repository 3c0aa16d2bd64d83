/** What a payment does to its order: each event once, the state only forward, coins and invoice in one transaction. */
import { createHash } from 'node:crypto';
import type { Sql } from '../db/database.js';
import { currency, type PaymentEvent, type ProviderPayment } from '../payments/provider.js';
import { insertCoinEntry, lockBalance } from '../repositories/coin-account.js';
import {
  findCoinOrder,
  insertPaymentEvent,
  lockCoinOrder,
  type StoredOrder,
  updateCoinOrder,
  updateEventOutcome,
} from '../repositories/coin-order.js';
import { type Seller, writeInvoice } from './invoices.js';
import type { PaymentProvider } from '../payments/provider.js';

/** What an event did to its order. */
export type PaymentOutcome = 'credited' | 'failed' | 'checking' | 'nothing';

/** What settling needs beside the database. */
export interface SettlingParts {
  payments: PaymentProvider | undefined;
  seller: Seller;
  onFailure: (failure: unknown, what: string) => void;
}

/** A payment matches when it is whole, in our currency, and its buyer still has an account. */
const matches = (order: StoredOrder, { paise, currency: of }: ProviderPayment): boolean =>
  paise === order.paise && of === currency && order.user_id !== null;

/** Locks an order with its buyer's account, the account first, as everything that moves coins does. */
const lockOrder = async (transaction: Sql, id = ''): Promise<StoredOrder | undefined> => {
  const seen = await findCoinOrder(transaction, id);
  if (!seen) return undefined;
  if (seen.user_id !== null) await lockBalance(transaction, seen.user_id);
  return lockCoinOrder(transaction, id);
};

const credit = async (
  transaction: Sql,
  order: StoredOrder,
  { seller, now }: { seller: Seller; now: number },
): Promise<void> => {
  const userId = order.user_id ?? '';
  const number = await writeInvoice(transaction, order, seller, now);
  await insertCoinEntry(transaction, { userId, amount: order.coins, reason: 'purchase', note: number }, now);
};

const moveForward = async (
  transaction: Sql,
  payment: ProviderPayment,
  { seller, now }: { seller: Seller; now: number },
): Promise<PaymentOutcome> => {
  const order = await lockOrder(transaction, payment.orderId);
  if (!order || payment.state === 'open') return 'nothing';
  // A payment that comes after its page ended counts; nothing comes after these.
  if (order.state !== 'open' && order.state !== 'failed') return 'nothing';
  const known = { provider_id: payment.providerId, payment_id: payment.paymentId ?? null };
  if (payment.state === 'failed') {
    if (order.state === 'open') await updateCoinOrder(transaction, order.id, { state: 'failed' });
    return order.state === 'open' ? 'failed' : 'nothing';
  }
  const paid = { ...known, paid_paise: payment.paise, paid_at: new Date(now) };
  if (!matches(order, payment)) {
    await updateCoinOrder(transaction, order.id, { ...paid, state: 'checking' });
    return 'checking';
  }
  await updateCoinOrder(transaction, order.id, { ...paid, state: 'paid' });
  await credit(transaction, order, { seller, now });
  return 'credited';
};

const tellOdd = ({ onFailure }: SettlingParts, outcome: PaymentOutcome, orderId = ''): void => {
  if (outcome !== 'checking') return;
  const failure = new Error(
    `Order ${orderId} was paid with another amount or currency, or by nobody we know.`,
  );
  onFailure(failure, 'a payment waits for the operator');
};

/** Takes an event; one that is known already does nothing. */
export const settlePayment = async (
  database: Sql,
  parts: SettlingParts,
  { id, payment, raw }: PaymentEvent & { raw: Buffer },
  now: number,
): Promise<PaymentOutcome> => {
  const provider = parts.payments?.name ?? '';
  const outcome = await database.transaction().execute(async (transaction) => {
    const isNew = await insertPaymentEvent(transaction, {
      ...{ provider, id, order_id: payment?.orderId ?? null, at: new Date(now), outcome: 'nothing' },
      ...{ digest: createHash('sha256').update(raw).digest('hex'), state: payment?.state ?? 'other' },
      ...{ paise: payment?.paise ?? null, currency: payment?.currency ?? null },
    });
    if (!isNew || !payment) return 'nothing';
    const done = await moveForward(transaction, payment, { seller: parts.seller, now });
    if (done !== 'nothing') await updateEventOutcome(transaction, { provider, id, outcome: done });
    return done;
  });
  tellOdd(parts, outcome, payment?.orderId);
  return outcome;
};

/** Does what follows from a payment that the provider was asked about. */
export const settlePaymentNow = async (
  database: Sql,
  parts: SettlingParts,
  payment: ProviderPayment,
  now: number,
): Promise<PaymentOutcome> => {
  const outcome = await database
    .transaction()
    .execute((transaction) => moveForward(transaction, payment, { seller: parts.seller, now }));
  tellOdd(parts, outcome, payment.orderId);
  return outcome;
};

/** Money of an order sent back: coins and credit note at once, the money as soon as the provider takes it. */
import { type MessageId, messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { Sql } from '../db/database.js';
import type { PaymentProvider } from '../payments/provider.js';
import { insertAct } from '../repositories/audit.js';
import { insertCoinEntry, lockBalance } from '../repositories/coin-account.js';
import {
  findCoinOrder,
  findUnsentRefunds,
  lockCoinOrder,
  type StoredOrder,
  updateCoinOrder,
} from '../repositories/coin-order.js';
import { writeCreditNote } from './invoices.js';
import { ServiceError } from './service-error.js';

/** Which order, who decides, and why. */
export interface MoneyBack {
  orderId: string;
  actorId: string;
  reason: string;
}

/** What was sent back. */
export interface SentBack {
  order: string;
  rupees: number;
  /** Missing where no invoice was written. */
  creditNote?: string;
  /** The provider has taken it; else it is asked again every minute. */
  isSent: boolean;
}

const refuse = (id: MessageId): never => {
  throw new ServiceError('conflict', messageOf(id));
};

const takeCoinsBack = async (transaction: Sql, order: StoredOrder, now: number): Promise<string> => {
  const { user_id: userId, coins } = order;
  if (userId === null) return refuse('deskOrderAccountGone');
  const balance = await lockBalance(transaction, userId);
  if (balance < coins) return refuse('deskCoinsSpent');
  const creditNote = await writeCreditNote(transaction, order, now);
  const entry = { userId, amount: -coins, reason: 'money-back', note: creditNote } as const;
  await insertCoinEntry(transaction, entry, now);
  return creditNote;
};

/** Sends the money of a decided refund, unless the provider does not answer; safe to repeat. */
const send = async (
  database: Sql,
  payments: PaymentProvider | undefined,
  order: StoredOrder,
  now: number,
): Promise<void> => {
  const { id, payment_id: paymentId, paid_paise: paise } = order;
  if (payments?.name !== order.provider)
    throw new Error(`${order.provider} is not the provider of payments.`);
  if (paymentId === null || paise === null) throw new Error(`The provider named no payment of order ${id}.`);
  await payments.refund({ orderId: id, paymentId, paise });
  await updateCoinOrder(database, id, { refunded_at: new Date(now) });
};

/** Takes the coins of an order back and sends its money; refuses when they are not all there. */
export const refundOrder = async (
  database: Sql,
  payments: PaymentProvider | undefined,
  { orderId, actorId, reason }: MoneyBack,
  now: number,
): Promise<SentBack> => {
  const seen = await findCoinOrder(database, orderId);
  if (!seen) throw new ServiceError('not-found', messageOf('deskOrderGone'));
  const creditNote = await database.transaction().execute(async (transaction) => {
    if (seen.user_id !== null) await lockBalance(transaction, seen.user_id);
    const order = (await lockCoinOrder(transaction, orderId)) ?? seen;
    if (order.state !== 'paid' && order.state !== 'checking') return refuse('deskMoneyOnce');
    const note = order.state === 'paid' ? await takeCoinsBack(transaction, order, now) : undefined;
    await updateCoinOrder(transaction, orderId, { state: 'refunded' });
    const detail = { paise: order.paid_paise, coins: note === undefined ? 0 : order.coins };
    await insertAct(
      transaction,
      { actorId, act: 'money-back', subject: orderId, reason, detail },
      new Date(now),
    );
    return note;
  });
  const sent = await send(database, payments, seen, now).then(
    () => true,
    () => false,
  );
  const rupees = (seen.paid_paise ?? 0) / 100;
  return { order: orderId, rupees, ...(creditNote && { creditNote }), isSent: sent };
};

/** Sends what the provider did not take before. */
export const sendRefundsAgain = async (
  database: Sql,
  payments: PaymentProvider | undefined,
  now: number,
  onFailure: (failure: unknown, what: string) => void,
): Promise<void> => {
  for (const order of await findUnsentRefunds(database, 20))
    await send(database, payments, order, now).catch((failure: unknown) =>
      onFailure(failure, 'the payment provider took no refund'),
    );
};

/** Coins that people buy: an order, its payment, and what follows from it, once (docs/decisions/0118). */
import type {
  CoinOrder,
  CoinOrders as OrderList,
  CoinPack,
  CoinPacks,
  Invoice,
  NewCoinOrder,
} from '../../src/api/contract/coin-orders.schema.js';
import { gstStates, readGstin } from '../../src/model/rules/gst.js';
import { serverMessages } from '../../src/model/rules/messages/server.js';
import type { Sql } from '../db/database.js';
import type { PaymentProvider } from '../payments/provider.js';
import {
  findCoinOrder,
  findCoinOrders,
  findUnaskedOrders,
  insertCoinOrder,
  type StoredOrder,
  updateCoinOrder,
} from '../repositories/coin-order.js';
import { findInvoicesOf } from '../repositories/invoice.js';
import { newId } from '../repositories/listing/ids.js';
import { sendRefundsAgain } from './coin-refunds.js';
import { runPaid } from './paid-call.js';
import { readInvoice, type Seller, stateOf } from './invoices.js';
import { settlePayment, settlePaymentNow } from './payment-events.js';
import { ServiceError } from './service-error.js';

/** Sold coins; made by createCoinOrders. */
export interface CoinOrders {
  packs(): Promise<CoinPacks>;
  /** Orders a pack; the same key answers the same order. */
  create(userId: string, body: NewCoinOrder, key: string | undefined): Promise<CoinOrder>;
  list(userId: string): Promise<OrderList>;
  /** Returns an invoice or credit note of the person. */
  invoice(userId: string, number: string): Promise<Invoice>;
  /** Finds one's own order; an open one is asked about, at most every 10 seconds. */
  get(userId: string, id: string): Promise<CoinOrder>;
  /** Takes an event from the bytes as they came; refuses a provider or signature that is not ours. */
  receive(
    provider: string,
    raw: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): Promise<void>;
  /** Asks the provider about orders that it told nothing of for 5 minutes, and sends money that it did not take back. */
  askAgain(): Promise<void>;
}

/** What the service needs beside the database. */
export interface CoinOrderParts {
  /** None where no coins are sold. */
  payments: PaymentProvider | undefined;
  /** Reads what can be bought now; an order keeps the price that it was made at. */
  packs: () => Promise<readonly CoinPack[]>;
  seller: Seller;
  publicUrl: string;
  now?: () => number;
  /** Told what a provider failed at, and of payments that match no order. */
  onFailure: (failure: unknown, what: string) => void;
}

/** Milliseconds between two questions to the provider: of the buyer who waits, and of the job. */
const askEvery = { buyer: 10_000, job: 5 * 60_000 } as const;
/** Milliseconds after which an order that nobody paid counts as failed; payment pages end long before. */
const orderLife = 24 * 3_600_000;
const mostListed = 100;
const mostAsked = 50;

const notSold = (): never => {
  throw new ServiceError('not-found', serverMessages.notSold);
};

const placeOf = (body: NewCoinOrder, seller: Seller): { gstin: string | null; state: string } => {
  const gstin = body.gstin?.trim() ? readGstin(body.gstin) : null;
  if (gstin === undefined) {
    const { gstinWrong } = serverMessages;
    throw new ServiceError('invalid', gstinWrong, { gstin: gstinWrong });
  }
  const state = gstin?.slice(0, 2) ?? body.state ?? stateOf(seller);
  if (!(state in gstStates)) {
    const { stateWrong } = serverMessages;
    throw new ServiceError('invalid', stateWrong, { state: stateWrong });
  }
  return { gstin, state };
};

/** A path of our own site; anything that browsers may read as another host is left out. */
const ownPathOf = (path: string | undefined): string | null =>
  path !== undefined && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path) ? path : null;

const iso = (at: Date | null): string | undefined => at?.toISOString();

const repliesTo = async (database: Sql, orders: readonly StoredOrder[]): Promise<CoinOrder[]> => {
  const papers = await findInvoicesOf(
    database,
    orders.map(({ id }) => id),
  );
  const paperOf = (id: string, isNote: boolean): string | undefined =>
    papers.find((each) => each.order_id === id && each.is_credit_note === isNote)?.number;
  return orders.map((order): CoinOrder => {
    const { id, coins, paise, state, back } = order;
    const [paidAt, invoice, creditNote] = [iso(order.paid_at), paperOf(id, false), paperOf(id, true)];
    return {
      ...{ id, coins, rupees: paise / 100, state, createdAt: order.created_at.toISOString() },
      ...(paidAt && { paidAt }),
      ...(state === 'open' && order.pay_url !== null && { payUrl: order.pay_url }),
      ...(back !== null && { back }),
      ...(invoice && { invoice }),
      ...(creditNote && { creditNote }),
    };
  });
};

const replyTo = async (database: Sql, order: StoredOrder): Promise<CoinOrder> => {
  const [reply] = await repliesTo(database, [order]);
  return reply as CoinOrder;
};

/** Gives an order its page at the provider, unless another call of the same order did so first. */
const openAtProvider = async (
  database: Sql,
  { payments, publicUrl, onFailure }: CoinOrderParts,
  order: StoredOrder,
): Promise<StoredOrder> => {
  if (order.pay_url !== null || order.state !== 'open' || !payments) return order;
  const { id, coins, paise } = order;
  try {
    const returnUrl = `${publicUrl}/profile?tab=coins&order=${id}`;
    const payable = { id, paise: paise, description: `${coins} coins`, returnUrl };
    const { providerId, payUrl } = await payments.createOrder(payable);
    await updateCoinOrder(database, id, { provider_id: providerId, pay_url: payUrl });
    return { ...order, provider_id: providerId, pay_url: payUrl };
  } catch (failure) {
    const meanwhile = await findCoinOrder(database, id);
    if (meanwhile?.pay_url) return meanwhile;
    onFailure(failure, 'the payment provider took no order');
    throw new ServiceError('unavailable', serverMessages.paymentsDown);
  }
};

/** Asks how an order stands and does what follows; a provider that does not answer changes nothing. */
const ask = async (database: Sql, parts: CoinOrderParts, order: StoredOrder, at: number): Promise<void> => {
  const { payments, onFailure } = parts;
  if (!payments || order.provider !== payments.name) return;
  await updateCoinOrder(database, order.id, { asked_at: new Date(at) });
  try {
    const payment = await payments.fetchOrder({ id: order.id, providerId: order.provider_id });
    if (payment && payment.state !== 'open') {
      await settlePaymentNow(database, parts, payment, at);
      return;
    }
  } catch (failure) {
    onFailure(failure, 'the payment provider did not answer about an order');
    return;
  }
  if (at - order.created_at.getTime() > orderLife)
    await database
      .updateTable('coin_order')
      .set({ state: 'failed' })
      .where('id', '=', order.id)
      .where('state', '=', 'open')
      .execute();
};

const createOrder = async (
  database: Sql,
  parts: CoinOrderParts,
  { userId, body, key, at }: { userId: string; body: NewCoinOrder; key: string | undefined; at: number },
): Promise<CoinOrder> => {
  const { payments = notSold(), seller } = parts;
  const packs = await parts.packs();
  const pack = packs.find(({ coins }) => coins === body.coins);
  if (!pack) {
    const { packGone } = serverMessages;
    throw new ServiceError('invalid', packGone, { coins: packGone });
  }
  const { gstin, state } = placeOf(body, seller);
  const call = { userId, key, request: ['coin-order', body] };
  const { id } = await runPaid(database, call, at, async (transaction) => {
    const made = newId(at);
    await insertCoinOrder(transaction, {
      ...{ id: made, user_id: userId, coins: pack.coins, paise: pack.rupees * 100, state: 'open' },
      ...{ provider: payments.name, back: ownPathOf(body.back), gstin, state_code: state },
      ...{ created_at: new Date(at), asked_at: new Date(at) },
    });
    return { id: made };
  });
  const order = await findCoinOrder(database, id);
  if (!order) return notSold();
  return replyTo(database, await openAtProvider(database, parts, order));
};

/** Makes the service over a database. */
export const createCoinOrders = (database: Sql, parts: CoinOrderParts): CoinOrders => {
  const { payments, packs, now = Date.now } = parts;
  return {
    packs: async () => ({
      packs: payments ? [...(await packs())] : [],
      ...(payments?.name === 'test' && { isTest: true as const }),
    }),

    create: (userId, body, key) => createOrder(database, parts, { userId, body, key, at: now() }),

    async list(userId) {
      return { orders: await repliesTo(database, await findCoinOrders(database, userId, mostListed)) };
    },

    invoice: (userId, number) => readInvoice(database, userId, number),

    async get(userId, id) {
      const find = async (): Promise<StoredOrder> => {
        const found = await findCoinOrder(database, id);
        if (found?.user_id !== userId) throw new ServiceError('not-found', serverMessages.noSuchOrder);
        return found;
      };
      const order = await find();
      const at = now();
      if (order.state !== 'open' || at - order.asked_at.getTime() < askEvery.buyer)
        return replyTo(database, order);
      await ask(database, parts, order, at);
      return replyTo(database, await find());
    },

    async receive(provider, raw, headers) {
      if (payments?.name !== provider) throw new ServiceError('not-found', 'No payments come from there.');
      const event = payments.readEvent(raw, headers);
      if (!event) throw new ServiceError('forbidden', 'This event is not signed by the provider.');
      await settlePayment(database, parts, { ...event, raw }, now());
    },

    async askAgain() {
      const at = now();
      const waiting = await findUnaskedOrders(database, new Date(at - askEvery.job), mostAsked);
      for (const order of waiting) await ask(database, parts, order, at);
      await sendRefundsAgain(database, payments, at, parts.onFailure);
    },
  };
};

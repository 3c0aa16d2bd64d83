/** What operators see and decide about coins: those asked back, orders, and how the market does day by day. */
import type { RefundDecision } from '../../src/api/contract/desk.schema.js';
import type {
  DeskDays,
  DeskJobs,
  DeskOrder,
  DeskOrderQuery,
  DeskOrders,
} from '../../src/api/contract/desk-money.schema.js';
import type { Sql } from '../db/database.js';
import type { PaymentProvider } from '../payments/provider.js';
import { countDays, findDeskOrders, type StoredDeskOrder } from '../repositories/desk-money.js';
import { findJobRuns } from '../repositories/job-run.js';
import { dayLength, dayOf } from './calendar.js';
import { refundOrder } from './coin-refunds.js';
import { decideRefund } from './contact-refunds.js';
import { type DeskPerson, guardsOf } from './desk-guards.js';

/** The desk of coins; made by createDeskMoney. Every call refuses, with 403, who is no operator. */
export interface MoneyDesk {
  decideRefund(who: DeskPerson, id: string, decision: RefundDecision): Promise<void>;
  orders(who: DeskPerson, query: DeskOrderQuery): Promise<DeskOrders>;
  /** Sends the money of an order back; refuses when its coins are not all there. */
  refundOrder(who: DeskPerson, id: string, reason: string): Promise<void>;
  jobs(who: DeskPerson): Promise<DeskJobs>;
  days(who: DeskPerson): Promise<DeskDays>;
}

const orderPage = 50;
const shownDays = 30;

const orderOf = (stored: StoredDeskOrder): DeskOrder => {
  const { createdAt, paidAt, refundedAt, paidPaise, buyer, balance, invoice, creditNote, ...order } = stored;
  const isBack = order.state === 'paid' && balance !== null && balance >= order.coins;
  return {
    ...order,
    createdAt: createdAt.toISOString(),
    ...(paidAt && { paidAt: paidAt.toISOString() }),
    ...(refundedAt && { refundedAt: refundedAt.toISOString() }),
    ...(paidPaise !== null && { paidPaise }),
    ...(buyer !== null && { buyer }),
    ...(balance !== null && { balance }),
    ...(invoice !== null && { invoice }),
    ...(creditNote !== null && { creditNote }),
    canRefund: isBack || order.state === 'checking',
  };
};

/** What the service needs beside the database. */
export interface DeskMoneyParts {
  payments: PaymentProvider | undefined;
  now?: () => number;
}

/** Counts what happened on each of the last 30 days, the oldest first. */
export const readDays = (database: Sql, today: number): Promise<DeskDays['days']> =>
  countDays(
    database,
    Array.from({ length: shownDays }, (_, ago) => dayOf(today - (shownDays - 1 - ago) * dayLength)),
  );

/** Makes the service over a database. */
export const createDeskMoney = (database: Sql, { payments, now = Date.now }: DeskMoneyParts): MoneyDesk => {
  const { needRole, needFresh } = guardsOf(database);
  return {
    async decideRefund(who, id, { act, reason }) {
      await needFresh(who, 'operator');
      await decideRefund(database, { id, act, reason, actorId: who.userId }, now());
    },

    async orders(who, query) {
      await needRole(who, 'operator');
      const found = await findDeskOrders(database, { ...query, most: orderPage + 1 });
      return { orders: found.slice(0, orderPage).map(orderOf), hasMore: found.length > orderPage };
    },

    async refundOrder(who, orderId, reason) {
      await needFresh(who, 'operator');
      await refundOrder(database, payments, { orderId, actorId: who.userId, reason }, now());
    },

    async jobs(who) {
      await needRole(who, 'operator');
      const jobs = await findJobRuns(database);
      return {
        jobs: jobs.map(({ at, failedAt, error, ...job }) => ({
          ...job,
          lastAt: at.toISOString(),
          ...(failedAt && { failedAt: failedAt.toISOString() }),
          ...(error !== null && { error }),
        })),
      };
    },

    async days(who) {
      await needRole(who, 'operator');
      return { days: await readDays(database, now()) };
    },
  };
};

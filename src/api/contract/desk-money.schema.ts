/** Orders of coins and background jobs as operators see them (additive). */
import { type Static, Type } from 'typebox';
import { CoinOrderState } from './coin-orders.schema.js';

/** Which orders are wanted. */
export const DeskOrderQuery = Type.Object({
  /** Only those in this state. */
  state: Type.Optional(CoinOrderState),
  /** Only those older than this order, by its id: the next page. */
  before: Type.Optional(Type.String({ maxLength: 64 })),
});
export type DeskOrderQuery = Static<typeof DeskOrderQuery>;

/** An order of coins. */
export const DeskOrder = Type.Object({
  id: Type.String(),
  state: CoinOrderState,
  coins: Type.Integer(),
  /** Paise asked for, and paid where that is known. */
  paise: Type.Integer(),
  paidPaise: Type.Optional(Type.Integer()),
  provider: Type.String(),
  /** ISO texts. */
  createdAt: Type.String(),
  paidAt: Type.Optional(Type.String()),
  /** When the provider took the money that goes back. */
  refundedAt: Type.Optional(Type.String()),
  /** The e-mail address of the buyer, and the coins they have; absent when the account is deleted. */
  buyer: Type.Optional(Type.String()),
  balance: Type.Optional(Type.Integer()),
  /** Numbers of its invoice and of its credit note. */
  invoice: Type.Optional(Type.String()),
  creditNote: Type.Optional(Type.String()),
  /** Whether its money can be sent back: it came, and its coins are all there. */
  canRefund: Type.Boolean(),
});
export type DeskOrder = Static<typeof DeskOrder>;

/** The newest first, 50 a page. */
export const DeskOrders = Type.Object({
  orders: Type.Array(DeskOrder),
  /** Whether older ones follow. */
  hasMore: Type.Boolean(),
});
export type DeskOrders = Static<typeof DeskOrders>;

/** Sending the money of an order back. */
export const OrderDecision = Type.Object({ reason: Type.String({ minLength: 3, maxLength: 500 }) });
export type OrderDecision = Static<typeof OrderDecision>;

/** How a background job did. */
export const DeskJob = Type.Object({
  name: Type.String(),
  /** When its last run that was noted ended, ISO text; runs are noted once a minute, and failures always. */
  lastAt: Type.String(),
  /** How long that run took. */
  milliseconds: Type.Integer(),
  /** Whether it failed. */
  hasFailed: Type.Boolean(),
  /** All failures so far, the last one's time as ISO text, and its message. */
  failures: Type.Integer(),
  failedAt: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
});
export type DeskJob = Static<typeof DeskJob>;

/** Those whose last run failed first, then by name. */
export const DeskJobs = Type.Object({ jobs: Type.Array(DeskJob) });
export type DeskJobs = Static<typeof DeskJobs>;

/** What came on one day. */
export const DeskDay = Type.Object({
  /** yyyy-MM-dd, in India's time. */
  day: Type.String(),
  listings: Type.Integer(),
  reports: Type.Integer(),
  /** Owners' numbers that were shown for the first time. */
  reveals: Type.Integer(),
  /** Orders that were paid. */
  orders: Type.Integer(),
  signUps: Type.Integer(),
});
export type DeskDay = Static<typeof DeskDay>;

/** The last 30 days, the oldest first. */
export const DeskDays = Type.Object({ days: Type.Array(DeskDay) });
export type DeskDays = Static<typeof DeskDays>;

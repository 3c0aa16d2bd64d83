/** The history of a coin account (additive). */
import { type Static, Type } from 'typebox';

/** Why coins came or went. */
export const CoinReason = Type.Union([
  Type.Literal('welcome'),
  Type.Literal('number'),
  Type.Literal('message'),
  /** The second coin of a contact from the search page, asked for by a client that names no surface. */
  Type.Literal('top-up'),
  /** Asked for by a client that showed nothing of ours. */
  Type.Literal('debit'),
  Type.Literal('refund'),
  Type.Literal('grant'),
  /** Bought; the note names the invoice. */
  Type.Literal('purchase'),
  /** The money of a purchase went back; the note names the credit note. */
  Type.Literal('money-back'),
]);
export type CoinReason = Static<typeof CoinReason>;

/** One change of a balance. */
export const CoinEntry = Type.Object({
  /** From 1 in each account, without gaps. */
  number: Type.Integer(),
  /** When, ISO text. */
  at: Type.String(),
  /** Coins; negative when they were spent. */
  amount: Type.Integer(),
  /** The balance after it, in coins. */
  balance: Type.Integer(),
  reason: CoinReason,
  /** Words of the operator who granted. */
  note: Type.Optional(Type.String()),
  /** Public id of the listing it was spent on. */
  propertyId: Type.Optional(Type.String()),
});
export type CoinEntry = Static<typeof CoinEntry>;

export const CoinLedgerQuery = Type.Object({
  /** Only entries with a lower number: the next page. */
  before: Type.Optional(Type.Integer({ minimum: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type CoinLedgerQuery = Static<typeof CoinLedgerQuery>;

/** The newest entries first. */
export const CoinLedger = Type.Object({
  coins: Type.Integer(),
  entries: Type.Array(CoinEntry),
});
export type CoinLedger = Static<typeof CoinLedger>;

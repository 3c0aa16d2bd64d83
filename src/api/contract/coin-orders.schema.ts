/** Buying coins (additive). */
import { type Static, Type } from 'typebox';

/** A number of coins and what it costs. */
export const CoinPack = Type.Object({
  coins: Type.Integer({ minimum: 1 }),
  /** Rupees, taxes included. */
  rupees: Type.Integer({ minimum: 1 }),
});
export type CoinPack = Static<typeof CoinPack>;

/** What can be bought. */
export const CoinPacks = Type.Object({
  /** Empty where no coins are sold. */
  packs: Type.Array(CoinPack),
  /** Payments are tried out: no money moves. */
  isTest: Type.Optional(Type.Literal(true)),
});
export type CoinPacks = Static<typeof CoinPacks>;

/** The order of a pack. */
export const NewCoinOrder = Type.Object({
  /** The coins of the pack. */
  coins: Type.Integer({ minimum: 1, maximum: 100_000 }),
  /** The buyer's tax number, for a bill on a business. */
  gstin: Type.Optional(Type.String({ maxLength: 20 })),
  /** The buyer's state as its two digits of GST; the seller's by default. */
  state: Type.Optional(Type.String({ pattern: '^[0-9]{2}$' })),
  /** Path of our own site that the buyer came from and returns to. */
  back: Type.Optional(Type.String({ maxLength: 500 })),
});
export type NewCoinOrder = Static<typeof NewCoinOrder>;

/** How an order stands: `checking` when a payment came that does not match it. */
export const CoinOrderState = Type.Union([
  Type.Literal('open'),
  Type.Literal('paid'),
  Type.Literal('failed'),
  Type.Literal('checking'),
  Type.Literal('refunded'),
]);
export type CoinOrderState = Static<typeof CoinOrderState>;

/** An order as its buyer sees it. */
export const CoinOrder = Type.Object({
  id: Type.String(),
  coins: Type.Integer(),
  rupees: Type.Integer(),
  state: CoinOrderState,
  /** ISO text. */
  createdAt: Type.String(),
  paidAt: Type.Optional(Type.String()),
  /** Where an open order is paid. */
  payUrl: Type.Optional(Type.String()),
  back: Type.Optional(Type.String()),
  /** Numbers of its invoice, and of the credit note after money went back. */
  invoice: Type.Optional(Type.String()),
  creditNote: Type.Optional(Type.String()),
});
export type CoinOrder = Static<typeof CoinOrder>;

/** A person's orders, the newest first. */
export const CoinOrders = Type.Object({ orders: Type.Array(CoinOrder) });
export type CoinOrders = Static<typeof CoinOrders>;

const paise = Type.Integer({ minimum: 0 });

/** An invoice or credit note; amounts in paise. */
export const Invoice = Type.Object({
  number: Type.String(),
  isCreditNote: Type.Boolean(),
  /** The invoice that a credit note takes back. */
  about: Type.Optional(Type.String()),
  /** ISO text. */
  at: Type.String(),
  coins: Type.Integer(),
  paise,
  taxable: paise,
  cgst: paise,
  sgst: paise,
  igst: paise,
  /** Percent of tax within the price; 0 where the seller takes none. */
  percent: Type.Integer(),
  /** Place of supply, as two digits. */
  state: Type.String(),
  buyerName: Type.Optional(Type.String()),
  buyerGstin: Type.Optional(Type.String()),
  seller: Type.Object({
    name: Type.String(),
    address: Type.Optional(Type.String()),
    gstin: Type.Optional(Type.String()),
    sac: Type.Optional(Type.String()),
  }),
});
export type Invoice = Static<typeof Invoice>;

/** What a test payment is to end as. */
export const TestPaymentBody = Type.Object({
  outcome: Type.Union([Type.Literal('paid'), Type.Literal('failed')]),
});
export type TestPaymentBody = Static<typeof TestPaymentBody>;

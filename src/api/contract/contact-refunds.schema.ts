/** Coins asked back for a contact that led nowhere (additive). */
import { type Static, Type } from 'typebox';

/** What was wrong with the contact. */
export const RefundReason = Type.Union([
  Type.Literal('wrong-number'),
  Type.Literal('sold'),
  Type.Literal('no-answer'),
]);
export type RefundReason = Static<typeof RefundReason>;

/** The contact, and what was wrong with it. */
export const NewContactRefund = Type.Object({
  /** The owner's id, as My contacts names it. */
  user: Type.String({ minLength: 1, maxLength: 64 }),
  reason: RefundReason,
});
export type NewContactRefund = Static<typeof NewContactRefund>;

/** How it stands: `open` until an operator has looked. */
export const ContactRefund = Type.Object({
  user: Type.String(),
  reason: RefundReason,
  state: Type.Union([Type.Literal('open'), Type.Literal('given'), Type.Literal('refused')]),
  coins: Type.Integer(),
  /** ISO text. */
  at: Type.String(),
  /** Words of the operator. */
  answer: Type.Optional(Type.String()),
});
export type ContactRefund = Static<typeof ContactRefund>;

/** All that the person asked back, the newest first. */
export const ContactRefunds = Type.Object({ refunds: Type.Array(ContactRefund) });
export type ContactRefunds = Static<typeof ContactRefunds>;

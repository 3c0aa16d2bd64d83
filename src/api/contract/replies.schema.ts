/** Replies that many calls share: a message, a success flag, an error. */
import { type Static, Type } from 'typebox';

/** A reply that carries only the server's message. */
export const MessageReply = Type.Object({ message: Type.String() });
export type MessageReply = Static<typeof MessageReply>;

/** A reply that carries only whether it worked (S-409, S-432). */
export const SuccessReply = Type.Object({ success: Type.Boolean() });
export type SuccessReply = Static<typeof SuccessReply>;

/** The closed list of reasons a call fails with; validators' message ids come as `invalid` with `fields`. */
export const ErrorCode = Type.Union([
  Type.Literal('invalid'),
  Type.Literal('login-required'),
  Type.Literal('bad-credentials'),
  Type.Literal('not-enough-coins'),
  Type.Literal('forbidden'),
  Type.Literal('insufficient-scope'),
  Type.Literal('confirm-first'),
  Type.Literal('sign-in-again'),
  Type.Literal('phone-unverified'),
  Type.Literal('not-found'),
  Type.Literal('gone'),
  Type.Literal('conflict'),
  Type.Literal('account-unfinished'),
  Type.Literal('changed-elsewhere'),
  Type.Literal('too-large'),
  Type.Literal('too-many'),
  Type.Literal('unavailable'),
  Type.Literal('internal'),
]);
export type ErrorCode = Static<typeof ErrorCode>;

/** Every reply that is not 2xx: a code for programs, a sentence for people, and the fields at fault. */
export const ErrorReply = Type.Object({
  code: ErrorCode,
  message: Type.String(),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** With `account-unfinished`: proves the phone to registering, once. */
  ticket: Type.Optional(Type.String()),
});
export type ErrorReply = Static<typeof ErrorReply>;

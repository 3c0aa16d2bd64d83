/** Webhooks: a person's own server is told of the leads of their listings (additive). */
import { type Static, Type } from 'typebox';

export const WebhookBody = Type.Object({
  /** An https address that leads to a public server. */
  url: Type.String({ minLength: 1, maxLength: 300 }),
});
export type WebhookBody = Static<typeof WebhookBody>;

/** Where leads are told. */
export const Webhook = Type.Object({
  /** Empty when there is none. */
  url: Type.String(),
  /** ISO text; empty when there is none. */
  createdAt: Type.String(),
  /** Until when the secret before signs too, ISO text; empty when it no longer does. */
  oldSecretUntil: Type.String(),
  /** Only in the answer that makes it: it is shown once. */
  secret: Type.Optional(Type.String()),
});
export type Webhook = Static<typeof Webhook>;

/** One lead on its way. */
export const WebhookDelivery = Type.Object({
  id: Type.String(),
  type: Type.Union([Type.Literal('lead.number'), Type.Literal('lead.message'), Type.Literal('test')]),
  /** ISO text. */
  at: Type.String(),
  state: Type.Union([Type.Literal('waiting'), Type.Literal('arrived'), Type.Literal('given-up')]),
  tries: Type.Integer(),
  /** What the last try was answered. */
  answer: Type.String(),
  /** When it is tried again, ISO text; empty when it is not. */
  dueAt: Type.String(),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;

/** The last 50, the newest first. */
export const WebhookDeliveries = Type.Object({ deliveries: Type.Array(WebhookDelivery) });
export type WebhookDeliveries = Static<typeof WebhookDeliveries>;

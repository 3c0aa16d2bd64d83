/** Push messages to a person's browser (additive). */
import { type Static, Type } from 'typebox';

const key = Type.String({ minLength: 16, maxLength: 200, pattern: '^[\\w-]+=*$' });

/** Where a browser is reached, as its PushSubscription says it, and in which language it is told. */
export const NewPushSubscription = Type.Object({
  endpoint: Type.String({ maxLength: 1000, pattern: '^https://' }),
  keys: Type.Object({ p256dh: key, auth: key }),
  language: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('hi'), Type.Literal('mr')])),
});
export type NewPushSubscription = Static<typeof NewPushSubscription>;

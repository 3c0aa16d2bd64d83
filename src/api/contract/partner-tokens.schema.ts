/** The tokens and tickets of a person on a partner's page (additive). */
import { type Static, Type } from 'typebox';
import { ContactAction, Surface } from './contact.schema.js';

/** What the pass of a page is for (docs/decisions/0105). */
export const PartnerUses = Type.Array(
  Type.Union([Type.Literal('reaching'), Type.Literal('posting'), Type.Literal('managing')]),
  { minItems: 1, maxItems: 3, uniqueItems: true },
);
export type PartnerUses = Static<typeof PartnerUses>;

/** Base64url of 32 random bytes, or of a SHA-256. */
const secret = Type.String({ minLength: 43, maxLength: 43, pattern: '^[A-Za-z0-9_-]{43}$' });

/** PKCE (S256): the verifier whose digest the sign-in window was opened with, and the code unless it is waited for. */
export const PartnerTokenBody = Type.Object({ verifier: secret, code: Type.Optional(secret) });
export type PartnerTokenBody = Static<typeof PartnerTokenBody>;

/** The rotating handle, where the browser did not keep the cookie. */
export const PartnerRefreshBody = Type.Object({ refresh: Type.Optional(secret) });
export type PartnerRefreshBody = Static<typeof PartnerRefreshBody>;

/** Being signed in on this page: bound to the person, the key and the origin. */
export const PartnerToken = Type.Object({
  access: Type.String(),
  /** Seconds. */
  expiresIn: Type.Integer(),
  /** Good for one more token. */
  refresh: Type.String(),
  /** What the person allowed on this page. */
  uses: PartnerUses,
});
export type PartnerToken = Static<typeof PartnerToken>;

/** The person has not answered in the sign-in window yet. */
export const PartnerPending = Type.Object({ pending: Type.Literal(true) });
export type PartnerPending = Static<typeof PartnerPending>;

/** What a ticket opens in a frame of ours: who reached for an own listing, the own profile, the question before a contact. */
export const TicketSubject = Type.Union([
  Type.Literal('viewers'),
  Type.Literal('profile'),
  Type.Literal('contact'),
]);
export const NewTicketBody = Type.Object({
  subject: TicketSubject,
  /** `_id` or `propertyId` of the own listing whose viewers are asked for (without it those of all), or of the contact's. */
  id: Type.Optional(Type.String({ maxLength: 64 })),
  /** Of a contact. */
  action: Type.Optional(ContactAction),
  surface: Type.Optional(Surface),
});
export type NewTicketBody = Static<typeof NewTicketBody>;

export const TicketReply = Type.Object({ ticket: Type.String() });
export type TicketReply = Static<typeof TicketReply>;

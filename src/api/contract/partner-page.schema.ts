/** What widgets on a partner's page ask under the partner's key (additive). */
import { type Static, Type } from 'typebox';
import { PartnerMode, PartnerSettings } from './partners.schema.js';

/** How a key and the asking page stand: only `ok` may read. */
export const PartnerStanding = Type.Union([
  Type.Literal('ok'),
  Type.Literal('unknown-key'),
  Type.Literal('revoked-key'),
  Type.Literal('origin-not-listed'),
]);
export type PartnerStanding = Static<typeof PartnerStanding>;

/** The settings of the key that stands in the address; answered to every page, so that a page can tell what is wrong. */
export const PartnerPage = Type.Object({
  standing: PartnerStanding,
  /** What to do about it, in English; empty when all is well. */
  remedy: Type.String(),
  /** The asking page's origin as the server saw it; empty when no browser said one. */
  origin: Type.String(),
  mode: Type.Optional(PartnerMode),
  /** Only with `ok`. */
  settings: Type.Optional(PartnerSettings),
});
export type PartnerPage = Static<typeof PartnerPage>;

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
  /** Whether the person allowed this partner to spend coins. */
  maySpend: Type.Boolean(),
});
export type PartnerToken = Static<typeof PartnerToken>;

/** The person has not answered in the sign-in window yet. */
export const PartnerPending = Type.Object({ pending: Type.Literal(true) });
export type PartnerPending = Static<typeof PartnerPending>;

/** What a ticket opens in a frame of our own: an owner's details, who reached for an own listing, the person's profile. */
export const TicketSubject = Type.Union([Type.Literal('viewers'), Type.Literal('profile')]);
export const NewTicketBody = Type.Object({
  subject: TicketSubject,
  /** `_id` or `propertyId` of the own listing whose viewers are asked for; without it those of all. */
  id: Type.Optional(Type.String({ maxLength: 64 })),
});
export type NewTicketBody = Static<typeof NewTicketBody>;

export const TicketReply = Type.Object({ ticket: Type.String() });
export type TicketReply = Static<typeof TicketReply>;

/** Our own windows and frames around partners' pages: signing in, and details a partner must not see (additive). */
import { type Static, Type } from 'typebox';
import { ContactAction, Owner, Surface } from './contact.schema.js';
import { AllPropertyViews } from './own-listings.schema.js';
import { PartnerUses } from './partner-tokens.schema.js';

const origin = Type.String({ maxLength: 300 });
const key = Type.String({ maxLength: 80 });
const secret = Type.String({ minLength: 43, maxLength: 43, pattern: '^[A-Za-z0-9_-]{43}$' });

export const SignInWindowQuery = Type.Object({ key, origin });
export type SignInWindowQuery = Static<typeof SignInWindowQuery>;

/** What the sign-in window says about who asks. */
export const SignInWindow = Type.Object({
  /** The partner's own name for the site. */
  name: Type.String(),
  origin,
  /** The signed-in person's name; empty when nobody is. */
  person: Type.String(),
  /** The most coins a person spends on one partner in a day. */
  dailyCoins: Type.Integer(),
});
export type SignInWindow = Static<typeof SignInWindow>;

/** How the page gets its code: by message to the exact origin, by asking for it, or by going back to the page. */
export const Delivery = Type.Union([Type.Literal('message'), Type.Literal('poll'), Type.Literal('redirect')]);
export type Delivery = Static<typeof Delivery>;

export const ApproveSignInBody = Type.Object({
  key,
  origin,
  /** PKCE, S256. */
  challenge: secret,
  delivery: Delivery,
  /** The page to go back to; on the same origin. */
  returnTo: Type.Optional(Type.String({ maxLength: 2000 })),
  /** What the person allows; all of it when not said, as windows of earlier versions do. */
  uses: Type.Optional(PartnerUses),
  /** Stands for the session where the browser keeps no cookies. */
  proof: Type.Optional(secret),
});
export type ApproveSignInBody = Static<typeof ApproveSignInBody>;

export const ApprovedSignIn = Type.Object({
  /** Not with `poll`. */
  code: Type.Optional(Type.String()),
  /** For our own frame in the page, never for the page. */
  frame: Type.String(),
});
export type ApprovedSignIn = Static<typeof ApprovedSignIn>;

export const ReadTicketBody = Type.Object({
  ticket: secret,
  /** The page around the frame. */
  origin,
  /** What the sign-in window handed to the frame; else the session of our own site counts. */
  frame: Type.Optional(secret),
});
export type ReadTicketBody = Static<typeof ReadTicketBody>;

/** The question before a contact that takes coins on a partner's page. */
export const ContactQuestion = Type.Object({
  /** Allows it, once; for our own frame or window, never for the page. */
  approval: Type.String(),
  action: ContactAction,
  surface: Surface,
  propertyId: Type.String(),
  title: Type.String(),
  place: Type.String(),
  /** The partner's own name for the site. */
  site: Type.String(),
  /** What it takes: 0 when it is paid for. */
  coins: Type.Integer(),
  balance: Type.Integer(),
  /** The most coins a person spends on one partner in a day. */
  dailyCoins: Type.Integer(),
});
export type ContactQuestion = Static<typeof ContactQuestion>;

export const ApproveContactBody = Type.Object({ approval: secret });
export type ApproveContactBody = Static<typeof ApproveContactBody>;

/** What a ticket opened: one of the four. */
export const TicketContent = Type.Object({
  owner: Type.Optional(Owner),
  viewers: Type.Optional(AllPropertyViews),
  contact: Type.Optional(ContactQuestion),
  profile: Type.Optional(Type.Object({ name: Type.String(), email: Type.String(), phone: Type.String() })),
});
export type TicketContent = Static<typeof TicketContent>;

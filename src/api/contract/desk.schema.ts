/** What those who answer for the market see and decide (additive). */
import { type Static, Type } from 'typebox';
import { RefundReason } from './contact-refunds.schema.js';
import { ListingCheck } from './listing-checks.schema.js';
import { ListingKind } from './listing-entities.schema.js';
import { ReportOutcome, ReportReason } from './reports.schema.js';

/** Moderators decide about listings; operators about people and coins too. */
export const DeskRole = Type.Union([Type.Literal('moderator'), Type.Literal('operator')]);
export type DeskRole = Static<typeof DeskRole>;

/** A report as the desk shows it. */
export const DeskReport = Type.Object({
  number: Type.String(),
  reason: ReportReason,
  text: Type.String(),
  /** How the reporter can be asked. */
  contact: Type.Optional(Type.String()),
  /** Whether somebody with a proved phone made it. */
  isVerified: Type.Boolean(),
  /** When it came and until when it is answered, ISO texts. */
  at: Type.String(),
  answerBy: Type.String(),
  /** Whether nobody looked at it within 24 hours, as the law asks. */
  isSeenLate: Type.Boolean(),
});
export type DeskReport = Static<typeof DeskReport>;

/** Who put a listing on the market. */
export const DeskOwner = Type.Object({
  id: Type.String(),
  name: Type.String(),
  usertype: Type.String(),
  phoneVerified: Type.Boolean(),
  /** ISO text. */
  since: Type.String(),
  /** Listings on the market. */
  listings: Type.Integer(),
  /** Listings that were taken down before. */
  takenDown: Type.Integer(),
  isSuspended: Type.Boolean(),
});
export type DeskOwner = Static<typeof DeskOwner>;

/** Coins that somebody asks back for an owner's number. */
export const DeskRefund = Type.Object({
  id: Type.String(),
  reason: RefundReason,
  coins: Type.Integer(),
  /** ISO text. */
  at: Type.String(),
  /** Who asks. */
  name: Type.String(),
  phoneVerified: Type.Boolean(),
  /** Requests of this person in the last 90 days, and of other people about this owner. */
  asked: Type.Integer(),
  others: Type.Integer(),
});
export type DeskRefund = Static<typeof DeskRefund>;

/** A field that an edit changed. */
export const DeskChange = Type.Object({
  /** Its name in the view: price, description; `kind` and `photos` beside those. */
  field: Type.String(),
  /** What it held, and what it holds; '' for nothing. */
  was: Type.String(),
  now: Type.String(),
});
export type DeskChange = Static<typeof DeskChange>;

/** A listing that waits for a decision, a complaint about none, or coins asked back for an owner's number. */
export const DeskCase = Type.Object({
  /** The listing; absent for a complaint about none, or when it has gone. */
  listing: Type.Optional(
    Type.Object({
      id: Type.String(),
      propertyId: Type.String(),
      kind: ListingKind,
      society: Type.String(),
      propertyType: Type.String(),
      bhk: Type.String(),
      locality: Type.String(),
      city: Type.String(),
      /** Rupees. */
      amount: Type.Number(),
      description: Type.String(),
      image: Type.Optional(Type.String()),
      /** Whether people can find it now. */
      isShown: Type.Boolean(),
      /** What the rules of honest listings found. */
      checks: Type.Array(ListingCheck),
      /** What the edit changed that put it under review; absent where none did. */
      changes: Type.Optional(Type.Array(DeskChange)),
    }),
  ),
  owner: Type.Optional(DeskOwner),
  reports: Type.Array(DeskReport),
  /** Of operators only. */
  refund: Type.Optional(DeskRefund),
  /** The first report's day to be answered, ISO text. */
  answerBy: Type.String(),
  isOverdue: Type.Boolean(),
});
export type DeskCase = Static<typeof DeskCase>;

/** What waits, the most urgent first, at most 50 at once. */
export const DeskQueue = Type.Object({
  role: DeskRole,
  /** Whether changes need a new sign-in first. */
  mustSignIn: Type.Boolean(),
  waiting: Type.Integer(),
  overdue: Type.Integer(),
  cases: Type.Array(DeskCase),
});
export type DeskQueue = Static<typeof DeskQueue>;

/** Why somebody decided so; who it is about reads it. */
export const Reason = Type.String({ minLength: 3, maxLength: 500 });

export const ListingDecision = Type.Object({
  /** Show it (again), take it down until it is mended, take it down for good, or only tell its owner something. */
  act: Type.Union([
    Type.Literal('approve'),
    Type.Literal('hide'),
    Type.Literal('remove'),
    Type.Literal('warn'),
  ]),
  /** Why; the owner reads it, but for `approve`. */
  reason: Reason,
});
export type ListingDecision = Static<typeof ListingDecision>;

export const ReportDecision = Type.Object({
  outcome: ReportOutcome,
  /** What the reporter reads. */
  answer: Reason,
});
export type ReportDecision = Static<typeof ReportDecision>;

export const RefundDecision = Type.Object({
  act: Type.Union([Type.Literal('give'), Type.Literal('refuse')]),
  /** Why; who asked reads it in My contacts. */
  reason: Reason,
});
export type RefundDecision = Static<typeof RefundDecision>;

export const PersonDecision = Type.Object({
  act: Type.Union([
    Type.Literal('suspend'),
    Type.Literal('restore'),
    Type.Literal('end-sessions'),
    Type.Literal('grant'),
    Type.Literal('check-rera'),
    Type.Literal('withdraw-rera'),
  ]),
  reason: Reason,
  /** Of `grant`. */
  coins: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  /** Of `check-rera` and `withdraw-rera`: the RERA number that was compared with the public register. */
  number: Type.Optional(Type.String({ maxLength: 40 })),
});
export type PersonDecision = Static<typeof PersonDecision>;

export const PeopleQuery = Type.Object({
  /** A part of name or e-mail address, a phone or an id; '' finds the newest. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
});
export type PeopleQuery = Static<typeof PeopleQuery>;

/** Somebody as operators see them. */
export const DeskFoundPerson = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  usertype: Type.String(),
  phoneVerified: Type.Boolean(),
  isSuspended: Type.Boolean(),
  /** '' for none. */
  role: Type.String(),
  /** ISO text. */
  since: Type.String(),
  coins: Type.Integer(),
  sessions: Type.Integer(),
  /** Listings on the market. */
  listings: Type.Integer(),
  /** The RERA number that they state as their own; '' for none. */
  statedRera: Type.String(),
  /** Their RERA numbers that were found in the public register, and on which day, yyyy-MM-dd. */
  rera: Type.Array(Type.Object({ number: Type.String(), on: Type.String() })),
});
export type DeskFoundPerson = Static<typeof DeskFoundPerson>;

/** At most 20, the newest first. */
export const DeskPeople = Type.Object({ people: Type.Array(DeskFoundPerson) });
export type DeskPeople = Static<typeof DeskPeople>;

/** A partner key that is in use. */
export const DeskKey = Type.Object({
  key: Type.String(),
  name: Type.String(),
  mode: Type.String(),
  origins: Type.Array(Type.String()),
  /** The e-mail address of who made it. */
  owner: Type.String(),
  /** ISO text. */
  since: Type.String(),
  /** Pages loaded under it in the last 30 days. */
  loads: Type.Integer(),
});
export type DeskKey = Static<typeof DeskKey>;

/** At most 200, the busiest first. */
export const DeskKeys = Type.Object({ keys: Type.Array(DeskKey) });
export type DeskKeys = Static<typeof DeskKeys>;

export const KeyDecision = Type.Object({ reason: Reason });
export type KeyDecision = Static<typeof KeyDecision>;

/** A name of a place that listings brought and nobody has confirmed. */
export const DeskPlace = Type.Object({
  name: Type.String(),
  city: Type.String(),
  listings: Type.Integer(),
  owners: Type.Integer(),
});
export type DeskPlace = Static<typeof DeskPlace>;

/** At most 100, those that most owners name first. */
export const DeskPlaces = Type.Object({ places: Type.Array(DeskPlace) });
export type DeskPlaces = Static<typeof DeskPlaces>;

export const PlaceDecision = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  city: Type.String({ minLength: 1, maxLength: 200 }),
});
export type PlaceDecision = Static<typeof PlaceDecision>;

/** One act that was recorded. */
export const AuditEntry = Type.Object({
  number: Type.Integer(),
  at: Type.String(),
  actor: Type.String(),
  act: Type.String(),
  subject: Type.String(),
  reason: Type.String(),
  detail: Type.Record(Type.String(), Type.Unknown()),
});
export type AuditEntry = Static<typeof AuditEntry>;

export const AuditQuery = Type.Object({
  /** Only entries with a lower number: the next page. */
  before: Type.Optional(Type.Integer({ minimum: 1 })),
  /** `decisions` leaves out what people do about their own accounts, listings, contacts and keys. */
  only: Type.Optional(Type.Literal('decisions')),
});
export type AuditQuery = Static<typeof AuditQuery>;

/** The newest entries first, 100 a page. */
export const AuditPage = Type.Object({ entries: Type.Array(AuditEntry) });
export type AuditPage = Static<typeof AuditPage>;

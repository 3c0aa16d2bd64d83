/** What those who answer for the market see and decide (additive). */
import { type Static, Type } from 'typebox';
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

/** A listing that waits for a decision, or a complaint about none. */
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
    }),
  ),
  owner: Type.Optional(DeskOwner),
  reports: Type.Array(DeskReport),
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

const Reason = Type.String({ minLength: 3, maxLength: 500 });

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

export const PersonDecision = Type.Object({
  act: Type.Union([Type.Literal('suspend'), Type.Literal('restore')]),
  reason: Reason,
});
export type PersonDecision = Static<typeof PersonDecision>;

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
});
export type AuditQuery = Static<typeof AuditQuery>;

/** The newest entries first, 100 a page. */
export const AuditPage = Type.Object({ entries: Type.Array(AuditEntry) });
export type AuditPage = Static<typeof AuditPage>;

/** Reports of listings and complaints about the market (additive). */
import { type Static, Type } from 'typebox';

/** Why somebody reports; the last two need no listing. */
export const ReportReason = Type.Union([
  Type.Literal('wrong-price'),
  Type.Literal('sold'),
  Type.Literal('agent-as-owner'),
  Type.Literal('wrong-number'),
  Type.Literal('fraud'),
  Type.Literal('duplicate'),
  Type.Literal('indecent'),
  /** Somebody offers the reporter's own home. */
  Type.Literal('mine'),
  /** About personal data the market holds. */
  Type.Literal('data'),
  Type.Literal('other'),
]);
export type ReportReason = Static<typeof ReportReason>;

export const NewReport = Type.Object({
  /** `_id` or Property ID of the listing it is about. */
  listing: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  reason: ReportReason,
  /** What is wrong, in the reporter's words; needed for `data` and `other`. */
  text: Type.Optional(Type.String({ maxLength: 1000 })),
  /** An e-mail address or phone number for questions; shown to operators alone. */
  contact: Type.Optional(Type.String({ maxLength: 254 })),
});
export type NewReport = Static<typeof NewReport>;

/** What a reporter keeps: the number and the secret that reads its state. */
export const ReportReceipt = Type.Object({
  number: Type.String(),
  token: Type.String(),
  /** Until when it is answered, ISO text. */
  answerBy: Type.String(),
});
export type ReportReceipt = Static<typeof ReportReceipt>;

/** What became of a closed report. */
export const ReportOutcome = Type.Union([
  /** The listing is off the market. */
  Type.Literal('taken-down'),
  /** The owner was asked to mend it, and did or was told. */
  Type.Literal('mended'),
  /** Nothing wrong was found. */
  Type.Literal('kept'),
  /** A question or complaint was answered. */
  Type.Literal('answered'),
]);
export type ReportOutcome = Static<typeof ReportOutcome>;

/** How a report stands. */
export const ReportState = Type.Object({
  number: Type.String(),
  state: Type.Union([Type.Literal('received'), Type.Literal('in-review'), Type.Literal('closed')]),
  reason: ReportReason,
  /** When it came, until when it is answered and when it was, ISO texts. */
  at: Type.String(),
  answerBy: Type.String(),
  closedAt: Type.Optional(Type.String()),
  outcome: Type.Optional(ReportOutcome),
  /** What the operator answers. */
  answer: Type.Optional(Type.String()),
});
export type ReportState = Static<typeof ReportState>;

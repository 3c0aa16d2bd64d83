/** What a person agreed to (additive). */
import { type Static, Type } from 'typebox';

/** The terms with the privacy policy, or that owners see who contacts them. */
export const ConsentSubject = Type.Union([Type.Literal('terms'), Type.Literal('contact')]);
export type ConsentSubject = Static<typeof ConsentSubject>;

/** A consent that was given or withdrawn. */
export const ConsentEntry = Type.Object({
  subject: ConsentSubject,
  isGiven: Type.Boolean(),
  /** The day of the text that was shown, yyyy-MM-dd; '' where that is not known. */
  version: Type.String(),
  /** The language of it; '' where that is not known. */
  language: Type.String(),
  /** ISO text. */
  at: Type.String(),
});
export type ConsentEntry = Static<typeof ConsentEntry>;

/** The newest first, at most 100. */
export const Consents = Type.Object({ consents: Type.Array(ConsentEntry) });
export type Consents = Static<typeof Consents>;

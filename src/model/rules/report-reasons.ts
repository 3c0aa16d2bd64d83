/** What can be wrong with a listing, or with the market, in the words of the wire. */

/** Reasons that are about a listing; each needs one. */
export const listingReasons = [
  'wrong-price',
  'sold',
  'agent-as-owner',
  'wrong-number',
  'fraud',
  'duplicate',
  'indecent',
  'mine',
] as const;

/** All reasons: a complaint about personal data or anything else needs no listing. */
export const reportReasons = [...listingReasons, 'data', 'other'] as const;

/** Why somebody reports. */
export type ReportReason = (typeof reportReasons)[number];

/** Most characters of what a reporter writes. */
export const reportTextLength = 1000;

/** Days in which a report is to be answered. */
export const reportDays = 7;

/** Tells whether a reason says enough without a text: what is wrong is then found by looking at the listing. */
export const needsText = (reason: ReportReason): boolean => reason === 'data' || reason === 'other';

/** Tells whether a reason is about a listing. */
export const needsListing = (reason: ReportReason): boolean =>
  (listingReasons as readonly string[]).includes(reason);

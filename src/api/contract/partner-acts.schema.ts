/** What visitors did on a partner's page (additive). */
import { type Static, Type } from 'typebox';

/** What is counted: a number shown, a message sent, a home saved, a listing posted, an alert made. */
export const PartnerActName = Type.Union([
  Type.Literal('number'),
  Type.Literal('message'),
  Type.Literal('save'),
  Type.Literal('post'),
  Type.Literal('alert'),
]);
export type PartnerActName = Static<typeof PartnerActName>;

export const NewPartnerAct = Type.Object({
  /** Made at random for the act; the same one counts once. */
  id: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  act: PartnerActName,
  /** The path of the page, without query. */
  page: Type.String({ pattern: '^/', maxLength: 200 }),
  /** What the page's address calls its campaign; empty when it names none. */
  campaign: Type.String({ maxLength: 80 }),
});
export type NewPartnerAct = Static<typeof NewPartnerAct>;

/** The acts of a page and campaign. */
export const PartnerActCount = Type.Object({
  /** Empty where too many pages were named in a day. */
  page: Type.String(),
  campaign: Type.String(),
  numbers: Type.Integer(),
  messages: Type.Integer(),
  saves: Type.Integer(),
  posts: Type.Integer(),
  alerts: Type.Integer(),
});
export type PartnerActCount = Static<typeof PartnerActCount>;

/** The acts of a day. */
export const PartnerActDay = Type.Object({
  /** yyyy-MM-dd, as people in Maharashtra count days. */
  day: Type.String(),
  numbers: Type.Integer(),
  messages: Type.Integer(),
  saves: Type.Integer(),
  posts: Type.Integer(),
  alerts: Type.Integer(),
});
export type PartnerActDay = Static<typeof PartnerActDay>;

/** Every day of the time asked for, the oldest first, and the pages with the most acts, at most 50. */
export const PartnerActs = Type.Object({
  days: Type.Array(PartnerActDay),
  pages: Type.Array(PartnerActCount),
});
export type PartnerActs = Static<typeof PartnerActs>;

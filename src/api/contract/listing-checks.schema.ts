/** What the rules of honest listings find, as a listing's owner and those who answer for the market are told. */
import { type Static, Type } from 'typebox';

/** Names a rule; server/services/listing-checks/rules.ts says what each one looks at. */
export const ListingCheckCode = Type.Union([
  Type.Literal('contact-details'),
  Type.Literal('sides-differ'),
  Type.Literal('sides-impossible'),
  Type.Literal('carpet-above-super'),
  Type.Literal('area-zero'),
  Type.Literal('beds-zero'),
  Type.Literal('price-too-low'),
  Type.Literal('price-unusual'),
  Type.Literal('date-past'),
  Type.Literal('city-unknown'),
  Type.Literal('many-homes'),
  Type.Literal('same-home'),
  Type.Literal('same-photo'),
  Type.Literal('edited-much'),
]);
export type ListingCheckCode = Static<typeof ListingCheckCode>;

/** One finding. */
export const ListingCheck = Type.Object({
  code: ListingCheckCode,
  /**
   * `warn` only tells the owner; `mask` hides the words from everybody else; `inactive` keeps the listing off the market
   * until it is mended; `review` until somebody has looked at it.
   */
  does: Type.Union([
    Type.Literal('warn'),
    Type.Literal('mask'),
    Type.Literal('inactive'),
    Type.Literal('review'),
  ]),
  /** The field to mend, by its name on the wire. */
  field: Type.Optional(Type.String()),
  /** What the field held before the edit. */
  was: Type.Optional(Type.String()),
});
export type ListingCheck = Static<typeof ListingCheck>;

/** What homes ask in a place (additive). */
import { type Static, Type } from 'typebox';

export const AskingQuery = Type.Object({
  city: Type.String({ minLength: 1, maxLength: 80 }),
  /** Without it the whole city. */
  locality: Type.Optional(Type.String({ maxLength: 120 })),
});
export type AskingQuery = Static<typeof AskingQuery>;

/** Over at least 8 homes of at least 3 owners that are offered now, else nothing. Rupees: the price, or the rent a month. */
export const AskingPrices = Type.Object({
  /** The first without `bhk` is about all homes of the kind. */
  asked: Type.Array(
    Type.Object({
      /** 1RK to 4BHK, which is four and more. */
      bhk: Type.Optional(Type.String()),
      homes: Type.Integer(),
      owners: Type.Integer(),
      /** A quarter of the homes ask less. */
      lower: Type.Number(),
      median: Type.Number(),
      /** A quarter of the homes ask more. */
      upper: Type.Number(),
      /** The median of rupees a square foot. */
      rate: Type.Optional(Type.Number()),
    }),
  ),
  /** The median of all homes of the kind that were offered at the end of each of the last months, oldest first. */
  months: Type.Array(
    Type.Object({
      /** As in 2026-10. */
      month: Type.String(),
      homes: Type.Integer(),
      median: Type.Number(),
    }),
  ),
});
export type AskingPrices = Static<typeof AskingPrices>;

/** What helps while a form is filled in: usual prices, and names the market knows (additive). */
import { type Static, Type } from 'typebox';

export const UsualPriceQuery = Type.Object({
  city: Type.String({ minLength: 1, maxLength: 80 }),
  locality: Type.String({ minLength: 1, maxLength: 120 }),
  propertyType: Type.Optional(Type.String({ maxLength: 60 })),
  bhk: Type.Optional(Type.String({ maxLength: 20 })),
  /** PG: rooms are compared with rooms of the same kind. */
  roomType: Type.Optional(Type.String({ maxLength: 20 })),
});
export type UsualPriceQuery = Static<typeof UsualPriceQuery>;

/** What is usual for listings like it; every price key is absent when fewer than 5 listings can be compared. */
export const UsualPrice = Type.Object({
  /**
   * What the figures count: `month` is rupees a month (homes to let), `bed` rupees a bed and month (PG), `sqft` rupees
   * a square foot of carpet or plot area (sale, plots, commercial; business space to let: a square foot and month).
   */
  per: Type.Union([Type.Literal('month'), Type.Literal('bed'), Type.Literal('sqft')]),
  /** How wide was looked: as many of locality, then city, as gave enough listings. */
  within: Type.Union([Type.Literal('locality'), Type.Literal('city')]),
  /** How many listings were compared. */
  count: Type.Integer(),
  median: Type.Optional(Type.Number()),
  /** A price under this one is far from the usual: half of the lower quartile. */
  low: Type.Optional(Type.Number()),
  /** A price over this one is far from the usual: twice the upper quartile. */
  high: Type.Optional(Type.Number()),
});
export type UsualPrice = Static<typeof UsualPrice>;

export const NameQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 80 })),
  city: Type.Optional(Type.String({ maxLength: 80 })),
  locality: Type.Optional(Type.String({ maxLength: 120 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
});
export type NameQuery = Static<typeof NameQuery>;

/** A name with the number of active listings that bear it. */
export const NameSuggestion = Type.Object({ name: Type.String(), count: Type.Integer() });
export type NameSuggestion = Static<typeof NameSuggestion>;

/** One line of a place list: what people call it, and what a square foot costs there. */

/** Holds name, Devanagari name, rupees a sq ft for sale, rupees a sq ft a month to let, then other spellings. */
export type PlaceRow = readonly [
  name: string,
  nameMr: string,
  saleRate: number,
  rentRate: number,
  ...aliases: string[],
];

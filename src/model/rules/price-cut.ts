/** How much a price was cut. */

/** Returns the cut from one price to a lower one in whole percent; null when the price is unknown or did not fall. */
export const cutPercent = (from: number, price: number | null): number | null =>
  price === null || from <= price ? null : Math.round((1 - price / from) * 100);

/** How much a price was cut. */

/** Returns the cut from the price before to a lower one in whole percent; null when either is unknown or it did not fall. */
export const cutPercent = ({
  cutFrom,
  price,
}: {
  readonly cutFrom: number | null;
  readonly price: number | null;
}): number | null =>
  cutFrom === null || price === null || cutFrom <= price ? null : Math.round((1 - price / cutFrom) * 100);

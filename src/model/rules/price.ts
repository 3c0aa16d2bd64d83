/** Prices in words people use: crore, lac and thousand, exact rupees, price per area. */
import { groupDigits } from '../../../words/group-digits.js';
import { dash, numberOf } from './numbers.js';

/** Holds one crore in rupees. */
export const crore = 10_000_000;

/** Holds one lac (lakh) in rupees. */
export const lac = 100_000;

/** Writes rupees in short form with one decimal (S-490); a value that is no number gives a dash (C-04). */
export const formatPrice = (value: unknown): string => {
  const price = numberOf(value);
  if (price === null) return dash;
  if (price >= crore) return `${(price / crore).toFixed(1)} Cr`;
  // Rounding may reach the next unit: "100.0 Lac" reads as 1.0 Cr and "100.0 K" as 1.0 Lac.
  if (price >= lac) {
    const lacs = (price / lac).toFixed(1);
    return lacs === '100.0' ? '1.0 Cr' : `${lacs} Lac`;
  }
  if (price >= 1000) {
    const thousands = (price / 1000).toFixed(1);
    return thousands === '100.0' ? '1.0 Lac' : `${thousands} K`;
  }
  return String(price);
};

/** Writes whole rupees in Indian grouping, as in 1,25,00,000 (C-04); no number gives a dash. */
export const exactPrice = (value: unknown): string => {
  const price = numberOf(value);
  return price === null ? dash : groupDigits(price);
};

/** Returns floor(price / area) in rupees per unit of the area (S-169); null when either is missing or area is 0. */
export const pricePerArea = (price: unknown, area: unknown): number | null => {
  const rupees = numberOf(price);
  const units = numberOf(area);
  if (rupees === null || units === null || units <= 0) return null;
  return Math.floor(rupees / units);
};

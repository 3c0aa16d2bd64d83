/** Numbers as they arrive (number or text) and as they are written (Indian grouping, digits only). */

/** Is shown wherever a value is missing (S-155, S-159). */
export const dash = '-';

/** Reads a finite number from a number or its text (C-57); null for anything else, so that 0 stays a value. */
export const numberOf = (value: unknown): number | null => {
  if (typeof value === 'string' && value.trim() === '') return null;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
};

/** Keeps only the digits of a text (S-243), Devanagari ones turned into 0-9, cut to a number of signs. */
export const onlyDigits = (text: string, limit = Number.POSITIVE_INFINITY): string =>
  text
    .replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/\D/g, '')
    .slice(0, limit);

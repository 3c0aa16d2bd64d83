/** Numbers as they arrive: as a number or as its text. */

/** Shown wherever a value is missing (S-155, S-159). */
export const dash = '-';

/** Reads a finite number from a number or its text (C-57); null for anything else, so that 0 stays a value. */
export const numberOf = (value: unknown): number | null => {
  if (typeof value === 'string' && value.trim() === '') return null;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
};

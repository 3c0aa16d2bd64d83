/** BHK values: how they are read and shown. */

/** Reads a BHK value such as "2 bhk" or "1 R.K." into its wire form "2BHK" or "1RK"; other texts are only trimmed. */
export const bhkOf = (value: unknown): string => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  const match = /^(\d{1,2})\s*(?:\+\s*)?(r\.?\s*k\.?|b\.?\s*h\.?\s*k\.?)?$/i.exec(text);
  if (!match) return text;
  return `${Number(match[1])}${/^r/i.test(match[2] ?? '') ? 'RK' : 'BHK'}`;
};

/** Shows a BHK value with a space, as in "2 BHK" or "1 RK"; empty stays empty (C-26). */
export const bhkLabel = (value: string): string => bhkOf(value).replace(/^(\d+)(BHK|RK)$/, '$1 $2');

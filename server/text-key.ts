/** The form in which names are compared: one spelling for "Kalyan (W)", "kalyan w" and "Kalyan  W". */

/** Folds a name to lower-case words of letters, marks and digits of any script, one space between. */
export const textKey = (text: string): string => {
  const small = text.normalize('NFC').toLowerCase();
  // Most names are plain words, and this test is quicker than the patterns for all scripts.
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(small)) return small;
  return small
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
};

/** Joins the words of several names for searching; every word begins after a space. */
export const searchKey = (...names: (string | null | undefined)[]): string => ` ${textKey(names.join(' '))} `;

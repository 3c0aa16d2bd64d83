/** Compares a typed text with a name, allowing for wrong letters and the many spellings of Marathi in Latin letters. */

/** Folds a key to its sound: "vaashi" and "vashi", "jogeshwari" and "jogeshvari" become equal. */
export const soundOf = (key: string): string =>
  key
    .replace(/w/g, 'v')
    .replace(/ee|ii|y/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/aa+/g, 'a')
    .replace(/ph/g, 'f')
    .replace(/([bcdgjkpst])h/g, '$1')
    .replace(/(.)\1+/gu, '$1');

/** Vowel signs, nasal and length marks of Devanagari that are often mistyped. */
const looseMarks: readonly (readonly [RegExp, string])[] = [
  [/[\u0940]/g, '\u093F'],
  [/[\u0942]/g, '\u0941'],
  [/[\u0901\u0902\u093C]/g, ''],
  [/\u0933/g, '\u0932'],
  [/\u0923/g, '\u0928'],
  [/\u0936|\u0937/g, '\u0938'],
];

/** Folds Devanagari's short and long vowels and its similar consonants. */
export const looseDevanagari = (key: string): string =>
  looseMarks.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), key);

/** A name in both forms it is compared in: letter by letter, and by sound. */
export interface PhoneticName {
  readonly exact: string;
  readonly loose: string;
}

/** Returns the forms of a key. */
export const phoneticName = (key: string): PhoneticName => ({
  exact: key,
  loose: /[\u0900-\u097F]/.test(key) ? looseDevanagari(key) : soundOf(key),
});

/** Longest texts that are compared; no name is longer. */
const longestCompared = 250;

// Rows of the distance table, reused, since one search makes thousands of comparisons.
let beforeLast = new Uint8Array(longestCompared + 8);
let last = new Uint8Array(longestCompared + 8);
let current = new Uint8Array(longestCompared + 8);

/**
 * Fills one row of the table: the edits (add, drop, change, swap) that turn the first `row` letters of `a` into beginnings
 * of `b`, only near the diagonal, where the limit can be met. Returns the least of the row.
 */
const fillRow = (a: string, b: string, row: number, limit: number): number => {
  const from = row > limit ? row - limit : 1;
  const to = row + limit < b.length ? row + limit : b.length;
  const letter = a.charCodeAt(row - 1);
  const before = row > 1 ? a.charCodeAt(row - 2) : -1;
  let left = from === 1 ? row : limit + 1;
  let least = left;
  let previous = from > 1 ? b.charCodeAt(from - 2) : -1;
  current[from - 1] = left;
  for (let column = from; column <= to; column++) {
    const other = b.charCodeAt(column - 1);
    let cost = (last[column - 1] as number) + (letter === other ? 0 : 1);
    if (left + 1 < cost) cost = left + 1;
    if (column < row + limit && (last[column] as number) + 1 < cost) cost = (last[column] as number) + 1;
    if (
      letter === previous &&
      before === other &&
      column > 1 &&
      (beforeLast[column - 2] as number) + 1 < cost
    )
      cost = (beforeLast[column - 2] as number) + 1;
    current[column] = cost;
    left = cost;
    previous = other;
    if (cost < least) least = cost;
  }
  return least;
};

/**
 * Counts the edits (add, drop, change, swap a letter) that turn `typed` into the name; Infinity above `limit`. Without
 * `whole` a beginning of the name is enough.
 */
export const distance = (typed: string, name: string, limit: number, whole: boolean): number => {
  const wanted = whole ? name : name.slice(0, typed.length + limit);
  const difference = typed.length - wanted.length;
  if (difference > limit || (whole && -difference > limit) || typed.length > longestCompared)
    return Number.POSITIVE_INFINITY;
  for (let column = 0; column <= limit; column++) last[column] = column;
  for (let row = 1; row <= typed.length; row++) {
    if (fillRow(typed, wanted, row, limit) > limit) return Number.POSITIVE_INFINITY;
    const spare = beforeLast;
    beforeLast = last;
    last = current;
    current = spare;
  }
  let best = last[wanted.length] as number;
  if (!whole)
    for (let column = Math.max(0, typed.length - limit); column < wanted.length; column++)
      best = Math.min(best, last[column] as number);
  return best > limit ? Number.POSITIVE_INFINITY : best;
};

/** Most wrong letters of any match. */
export const mostWrong = 2;

/** Returns how many letters of a text may be wrong: none of up to two, one of up to five, two from six on. */
export const allowance = ({ length }: string): number => (length < 3 ? 0 : length < 6 ? 1 : mostWrong);

/** Compares what was typed with a name, forgiving a letter or two and the many ways Marathi is written in Latin. */

/** Sounds that people spell in several ways; folding both sides makes them equal. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/w/g, 'v'],
  [/ee|ii|y/g, 'i'],
  [/oo/g, 'u'],
  [/aa+/g, 'a'],
  [/ph/g, 'f'],
  [/([bcdgjkpst])h/g, '$1'],
  [/(.)\1+/gu, '$1'],
];

/** Folds a key to how it sounds: "vaashi" and "vashi", "jogeshwari" and "jogeshvari" become one. */
export const soundOf = (key: string): string =>
  sounds.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), key);

/** Vowel signs, nasal and length marks of Devanagari that are often mistyped. */
const looseMarks: readonly (readonly [RegExp, string])[] = [
  [/[\u0940]/g, '\u093F'],
  [/[\u0942]/g, '\u0941'],
  [/[\u0901\u0902\u093C]/g, ''],
  [/\u0933/g, '\u0932'],
  [/\u0923/g, '\u0928'],
  [/\u0936|\u0937/g, '\u0938'],
];

/** Folds Devanagari's short and long vowels and its look-alike consonants together. */
export const looseDevanagari = (key: string): string =>
  looseMarks.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), key);

/** A name in both forms it is compared in: letter by letter, and by sound. */
export interface SpokenName {
  readonly exact: string;
  readonly loose: string;
  /** One bit for each letter of the loose form, so that most names are refused without comparing. */
  readonly letters: number;
}

const lettersOf = (text: string): number => {
  let letters = 0;
  for (let index = 0; index < text.length; index++) letters |= 1 << (text.charCodeAt(index) & 31);
  return letters;
};

/** Counts the kinds of letters that were typed and that a name lacks; each needs at least one change. */
export const lacking = (typed: SpokenName, name: SpokenName): number => {
  let rest = typed.letters & ~name.letters;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** Gives the forms of a key. */
export const spoken = (key: string): SpokenName => {
  const loose = /[\u0900-\u097F]/.test(key) ? looseDevanagari(key) : soundOf(key);
  return { exact: key, loose, letters: lettersOf(loose) };
};

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;

/** Counts the letters to add, drop, change or swap to make one row of the table of all beginnings. */
const nextRow = (a: string, b: string, row: number, last: number[], beforeLast: number[]): number[] => {
  const current = [row];
  for (let column = 1; column <= b.length; column++) {
    const change = a[row - 1] === b[column - 1] ? 0 : 1;
    const cost = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + change);
    const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
    current.push(isSwap ? Math.min(cost, at(beforeLast, column - 2) + 1) : cost);
  }
  return current;
};

/**
 * Counts the letters to add, drop, change or swap to make `typed` the name; more than `limit` answers Infinity.
 * Without `whole` the beginning of the name is enough.
 */
export const distance = (typed: string, name: string, limit: number, whole: boolean): number => {
  const wanted = whole ? name : name.slice(0, typed.length + limit);
  const difference = typed.length - wanted.length;
  if (difference > limit || (whole && -difference > limit)) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: wanted.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row++) {
    const current = nextRow(typed, wanted, row, last, beforeLast);
    if (Math.min(...current) > limit) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = current;
  }
  const best = whole ? at(last, wanted.length) : Math.min(...last);
  return best > limit ? Number.POSITIVE_INFINITY : best;
};

/** Letters that may be wrong in something typed: none in one or two, one up to five, two from six. */
export const allowance = ({ length }: string): number => (length < 3 ? 0 : length < 6 ? 1 : 2);

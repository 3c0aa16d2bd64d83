/** The digits of a text, however they are written: 0 to 9 of any script, and their names in English, Hindi and Marathi. */

/** Words for one digit; Hindi and Marathi also as people write them in Latin letters. */
const names: readonly (readonly [digit: number, words: string])[] = [
  [0, 'zero shunya shunnya sunya शून्य'],
  [1, 'one ek एक'],
  [2, 'two do don दो दोन'],
  [3, 'three teen tin तीन'],
  [4, 'four char chaar चार'],
  [5, 'five paanch panch pach paach पांच पाँच पाच'],
  [6, 'six chhe che chhah chah saha छह छः छे छ सहा'],
  [7, 'seven saat sat सात'],
  [8, 'eight aath ath आठ'],
  [9, 'nine nau no nav नौ नऊ'],
];
const digitOfName = new Map(
  names.flatMap(([digit, words]) => words.split(' ').map((word) => [word, String(digit)] as const)),
);
const repeats = new Map([
  ['double', 2],
  ['dubble', 2],
  ['triple', 3],
]);
const english = [...digitOfName.keys()].filter((word) => /^[a-z]{3,}$/.test(word));
const joinedNames = new RegExp(`^(?:${english.join('|')}){2,14}$`);
const eachName = new RegExp(english.join('|'), 'g');

/** The zero of each script whose digits people type in India, and of full-width digits. */
const zeros = [0x30, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10];

const digitOfSign = (sign: string): string => {
  const point = sign.codePointAt(0) ?? 0;
  const zero = zeros.find((each) => point >= each && point < each + 10);
  return zero === undefined ? '' : String(point - zero);
};

/** Some digits that stand together, and where. */
export interface DigitRun {
  readonly digits: string;
  readonly start: number;
  readonly end: number;
  /** Whether it is a word. */
  readonly isSpoken: boolean;
}

/** A word or a run of digits; the letter O between digits is a zero. */
const piece = /[\d०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯０-９]+|[\p{L}\p{M}]+/gu;

const digitsIn = (text: string): string => Array.from(text, digitOfSign).join('');

const spokenDigits = (word: string): string => {
  const named = digitOfName.get(word);
  if (named !== undefined) return named;
  if (!joinedNames.test(word)) return '';
  return [...word.matchAll(eachName)].map(([name]) => digitOfName.get(name) ?? '').join('');
};

/** Finds the digits of a text in their order; null stands for a word between them that is none. */
export const digitRuns = (text: string): (DigitRun | null)[] => {
  const runs: (DigitRun | null)[] = [];
  let times = 1;
  let from = -1;
  for (const { 0: found, index } of text.matchAll(piece)) {
    const word = found.toLowerCase();
    const end = index + found.length;
    const repeat = repeats.get(word);
    if (repeat !== undefined) {
      [times, from] = [repeat, index];
      continue;
    }
    const signs = digitsIn(found);
    const last = runs.at(-1);
    const isLetterO = /^o+$/.test(word) && last !== null && last?.end === index;
    const spoken = isLetterO ? '0'.repeat(word.length) : signs === '' ? spokenDigits(word) : '';
    const digits =
      signs === ''
        ? spoken.repeat(spoken.length === 1 ? times : 1)
        : signs.length === 1
          ? signs.repeat(times)
          : signs;
    runs.push(
      digits === '' ? null : { digits, start: times > 1 ? from : index, end, isSpoken: spoken !== '' },
    );
    times = 1;
  }
  return runs;
};

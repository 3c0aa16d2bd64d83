/** An index of names that finds right and wrong spellings; its cost hardly grows with the number of names. */
import { type PrefixIndex, indexByPrefix } from './prefix-index.js';
import { headLength, indexHeads, type NearHeads } from './near-spellings.js';
import { createYielder, type Yielder } from './event-loop-yielder.js';
import { allowance, distance, type PhoneticName } from './spelling.js';

/** Things with consecutive numbers, and all names of each, its own first. */
export interface NamedRange {
  readonly first: number;
  readonly count: number;
  /** Names of a thing of the range, counted from 0. */
  readonly namesOf: (at: number) => readonly PhoneticName[];
}

/** Receives a match: the number of a thing and its penalty, 0 the best. May be called more than once for a thing. */
export type Note = (thing: number, penalty: number) => void;

/** Finds numbers of things by name; made by indexNames. */
export interface NameIndex {
  /** Finds names that hold what was typed letter by letter (0 to 3) or begin with its sound (4 and 5). */
  readonly containing: (typed: PhoneticName, note: Note) => void;
  /** Finds names that hold what was typed with up to `most` letters wrong (6 and more). */
  readonly misspelt: (typed: PhoneticName, most: number, note: Note) => void;
}

/** Words of a run that is compared with what was typed; a whole name may have more. */
const longestRun = 6;

// A note of a name: the number of its thing, with flags in the lowest bits.
const isOther = 1;
const isLater = 2;
const isAtEnd = 4;
const bits = 3;

/** Adds a penalty for other spellings, so that "Kalyan" means Kalyan East as much as Kalyan West. */
const noteOne = (one: number, penalty: number, note: Note): void =>
  note(one >> bits, penalty === 0 && one & isOther ? 1 : penalty);

const add = (notes: Map<string, number[]>, text: string, one: number): void => {
  const known = notes.get(text);
  if (known) known.push(one);
  else notes.set(text, [one]);
};

/** Collects the texts by which names are found. */
const createTexts = () => {
  /** Names from their first word, or from a later one. */
  const exact = new Map<string, number[]>();
  const loose = new Map<string, number[]>();
  const runs = new Map<string, number[]>();

  const addRuns = (name: string, base: number): void => {
    const words = name.split(' ');
    for (let start = 0; start < words.length; start++)
      for (let end = start + 1; end <= words.length; end++) {
        const isWhole = start === 0 && end === words.length;
        if (end - start > longestRun && !isWhole) continue;
        const flags = (start > 0 ? isLater : 0) | (end === words.length ? isAtEnd : 0);
        add(runs, words.slice(start, end).join(' '), base | flags);
      }
  };

  return {
    exact,
    loose,
    runs,
    add: (name: PhoneticName, base: number): void => {
      add(exact, name.exact, base);
      for (let at = name.exact.indexOf(' '); at >= 0; at = name.exact.indexOf(' ', at + 1))
        add(exact, name.exact.slice(at + 1), base | isLater);
      add(loose, name.loose, base);
      addRuns(name.loose, base);
    },
  };
};

type Runs = ReadonlyMap<string, readonly number[]>;

const byHead = async (texts: Iterable<string>, yielder: Yielder): Promise<Map<string, string[]>> => {
  const heads = new Map<string, string[]>();
  for (const text of texts) {
    const head = text.slice(0, headLength);
    const known = heads.get(head);
    if (known) known.push(text);
    else heads.set(head, [text]);
    if (yielder.isDue()) await yielder.yieldNow();
  }
  return heads;
};

const countWords = (text: string): number => text.split(' ').length;

/** Something typed in which letters may be wrong. */
interface Typed {
  readonly text: string;
  readonly words: number;
  readonly most: number;
}

/** Notes runs of as many words as were typed (fewer at the end of a name); runs that begin at a later word score worse. */
const noteRun = (runs: Runs, { text, words, most }: Typed, run: string, note: Note): void => {
  // Short names allow fewer wrong letters, or else "mission" would match Sion.
  const wrong = distance(text, run, Math.min(most, allowance(run)), true);
  if (wrong > most) return;
  const missing = words - countWords(run);
  for (const one of runs.get(run) ?? []) {
    const isFirst = (one & isLater) === 0;
    const isEnd = (one & isAtEnd) !== 0;
    const isMeant = missing === 0 || (isEnd && (missing > 0 || isFirst));
    // Matches without a wrong letter are found by `holding`, except by the sound of a later word.
    if (isMeant && (wrong > 0 || !isFirst)) noteOne(one, 10 * wrong + (isFirst ? 0 : 6), note);
  }
};

/** Tells whether one of two texts may be a beginning of the other, with so many letters wrong. */
const mayAgree = (one: string, other: string, limit: number): boolean =>
  distance(one, other, limit, false) <= limit || distance(other, one, limit, false) <= limit;

/** Fewest letters with which a misspelt beginning of a name is looked for. */
const shortestPrefix = 5;

/** Notes names longer than what was typed whose beginning is spelt almost like it. */
const notePrefixes = (
  names: PrefixIndex,
  { text, most }: Typed,
  heads: readonly string[],
  note: Note,
): void => {
  // A text shorter than the head is compared one letter shorter.
  const length = text.length < headLength ? headLength - 1 : headLength;
  let beginning = '';
  let wrong = 0;
  const visit = (name: string, notes: readonly number[]): void => {
    if (name.length <= text.length) return;
    // Names come in alphabetical order, so equal beginnings follow each other.
    if (beginning.length < text.length + most || !name.startsWith(beginning)) {
      beginning = name.slice(0, text.length + most);
      wrong = distance(text, beginning, most, false);
    }
    if (wrong > 0 && wrong <= most) for (const one of notes) noteOne(one, 10 * wrong + 3, note);
  };
  for (const head of heads)
    if (head.length === length && mayAgree(head, text, most)) names.visit(head, visit);
};

/** Penalties of names that contain what was typed. */
const penalties = { same: 0, words: 1, letters: 2, later: 3, sameSound: 4, sound: 5 } as const;

const createContainingSearch =
  (exact: PrefixIndex, loose: PrefixIndex): NameIndex['containing'] =>
  (typed, note) => {
    const goesOn = (text: string, beginning: string): boolean =>
      text.length > beginning.length && text.charAt(beginning.length) !== ' ';
    exact.visit(typed.exact, (text, notes) => {
      const first =
        text === typed.exact
          ? penalties.same
          : goesOn(text, typed.exact)
            ? penalties.letters
            : penalties.words;
      for (const one of notes) noteOne(one, one & isLater ? penalties.later : first, note);
    });
    loose.visit(typed.loose, (text, notes) => {
      const penalty = goesOn(text, typed.loose) ? penalties.sound : penalties.sameSound;
      for (const one of notes) noteOne(one, penalty, note);
    });
  };

/** Indexes the names of things, with pauses in which requests are answered. */
export const indexNames = async ({ first, count, namesOf }: NamedRange): Promise<NameIndex> => {
  const yielder = createYielder();
  const texts = createTexts();
  let longest = 0;
  for (let at = 0; at < count; at++)
    for (const [place, name] of namesOf(at).entries()) {
      texts.add(name, ((first + at) << bits) | (place > 0 ? isOther : 0));
      longest = Math.max(longest, name.exact.length, name.loose.length);
      if (yielder.isDue()) await yielder.yieldNow();
    }
  const exact = await indexByPrefix(texts.exact, yielder);
  const loose = await indexByPrefix(texts.loose, yielder);
  const runsOf = await byHead(texts.runs.keys(), yielder);
  const heads = new Set(runsOf.keys());
  for (const name of texts.loose.keys()) heads.add(name.slice(0, headLength - 1));
  const nearHeads: NearHeads = await indexHeads([...heads], yielder);

  return {
    containing: createContainingSearch(exact, loose),
    misspelt: ({ loose: text }, most, note) => {
      const typed = { text, words: countWords(text), most: Math.min(most, allowance(text)) };
      if (typed.most === 0 || text.length > longest + typed.most) return;
      const heads = nearHeads(text, typed.most);
      for (const head of heads)
        for (const run of runsOf.get(head) ?? []) noteRun(texts.runs, typed, run, note);
      if (text.length >= shortestPrefix) notePrefixes(loose, typed, heads, note);
    },
  };
};

/** Ranks places by how well they fit what was typed. */
import type { NameIndex } from './name-index.js';
import { mostWrong, phoneticName } from './spelling.js';

/** The worst penalty of a name that contains what was typed letter by letter. */
const spelt = 3;

/** The worst penalty of a name that contains what was typed by letters or by sound. */
const soundsRight = 5;

/** A place that fits, with its penalty. */
export interface Match<T> {
  place: T;
  penalty: number;
}

/** Things in order, and the position of each by its number. */
export interface Ranking<T> {
  readonly ranked: readonly T[];
  readonly rankOf: Uint32Array;
}

/** Ranks things, the highest score first; equals by another ranking, or in the given order. */
export const rankBy = <T>(
  things: readonly T[],
  scoreOf: (thing: T) => number,
  among?: Ranking<T>,
): Ranking<T> => {
  const scores = Float64Array.from(things, scoreOf);
  const tieOf = among?.rankOf ?? Uint32Array.from(things, (_, number) => number);
  const numbers = Uint32Array.from(things, (_, number) => number);
  numbers.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (tieOf[a] ?? 0) - (tieOf[b] ?? 0));
  const rankOf = new Uint32Array(things.length);
  for (const [rank, number] of numbers.entries()) rankOf[number] = rank;
  return { ranked: Array.from(numbers, (number) => things[number] as T), rankOf };
};

/** The indexes that together hold all names, and the ranking of things with equal penalties. */
export interface RankedNames<T> {
  readonly indexes: readonly NameIndex[];
  readonly ranking: Ranking<T>;
}

/** Most places that one text may mean; a word in more names is searched for in the listings' texts. */
const mostMeant = 200;

/** Bits of a rank in a sorted number: more than any market has places. */
const rankBits = 22;

/** Collects things by number with the least penalty of each. */
const createFound = <T>({ ranked, rankOf }: Ranking<T>) => {
  const numbers: number[] = [];
  // Made at the first match, since most runs of words match nothing; 0 is "no match".
  let table: Uint8Array | undefined;
  return {
    note: (number: number, penalty: number): void => {
      table ??= new Uint8Array(ranked.length);
      const known = table[number] ?? 0;
      if (known === 0) numbers.push(number);
      if (known === 0 || penalty + 1 < known) table[number] = penalty + 1;
    },
    /** Lists the things that pass `suits`, best first, up to the limit. */
    matches: (suits: (thing: T) => boolean): Match<T>[] => {
      const order = Uint32Array.from(
        numbers,
        (number) => (((table?.[number] ?? 0) - 1) << rankBits) | (rankOf[number] ?? 0),
      ).sort();
      const matches: Match<T>[] = [];
      for (const each of order) {
        const place = ranked[each & ((1 << rankBits) - 1)] as T;
        if (suits(place)) matches.push({ place, penalty: each >>> rankBits });
        if (matches.length === mostMeant) break;
      }
      return matches;
    },
  };
};

const bestOf = <T>(matches: readonly Match<T>[]): number => matches[0]?.penalty ?? Number.POSITIVE_INFINITY;

const upTo = <T>(matches: readonly Match<T>[], worst: number): Match<T>[] =>
  matches.filter(({ penalty }) => penalty <= worst);

/**
 * Finds what a typed key may mean among the things that pass `suits`, best first: only right spellings when there are
 * some, else guesses too.
 */
export const suggestNames = <T>(
  { indexes, ranking }: RankedNames<T>,
  key: string,
  suits: (thing: T) => boolean,
): Match<T>[] => {
  const typed = phoneticName(key);
  const found = createFound(ranking);
  for (const index of indexes) index.containing(typed, found.note);
  const right = found.matches(suits);
  if (bestOf(right) <= spelt) return upTo(right, soundsRight);
  for (const index of indexes) index.misspelt(typed, mostWrong, found.note);
  const matches = found.matches(suits);
  return upTo(matches, bestOf(matches) <= soundsRight ? 20 : bestOf(matches) + 10);
};

/** Finds what a typed key means, best first: all that match by letters or sound, else only the very best guesses. */
export const meantNames = <T>({ indexes, ranking }: RankedNames<T>, key: string): Match<T>[] => {
  const typed = phoneticName(key);
  const found = createFound(ranking);
  for (const index of indexes) index.containing(typed, found.note);
  let matches = found.matches(() => true);
  // Fewest wrong letters first: such a guess is better, and cheaper to find.
  for (let most = 1; matches.length === 0 && most <= mostWrong; most++) {
    for (const index of indexes) index.misspelt(typed, most, found.note);
    matches = found.matches(() => true);
  }
  return upTo(matches, Math.max(bestOf(matches), soundsRight));
};

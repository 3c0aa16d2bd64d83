/** Ranks names by comparing all of them: the simple reference for the index. */
import type { Match } from '../../server/services/place-matching.js';
import { allowance, distance, type PhoneticName, phoneticName } from '../../server/services/spelling.js';

const none = Number.POSITIVE_INFINITY;

const begins = (name: string, typed: string): boolean => name.startsWith(`${typed} `);

const between = (typed: string, name: string, whole: boolean): number =>
  distance(typed, name, Math.min(allowance(typed), whole ? allowance(name) : 2), whole);

const misspelt = (typed: string, name: string): number => {
  if (allowance(typed) === 0) return none;
  const words = name.split(' ');
  const count = typed.split(' ').length;
  const starts = words.map((_, index) => words.slice(index, index + count).join(' '));
  const [first = none, ...later] = starts.map((start) => between(typed, start, true));
  const isUnfinished = typed.length > 4 && typed.length < name.length;
  const unfinished = isUnfinished ? between(typed, name, false) : none;
  const best = Math.min(between(typed, name, true), first);
  return Math.round(10 * Math.min(best, unfinished + 0.3, Math.min(...later, none) + 0.6));
};

const penaltyOf = (typed: PhoneticName, name: PhoneticName): number => {
  if (name.exact === typed.exact) return 0;
  if (begins(name.exact, typed.exact)) return 1;
  if (name.exact.startsWith(typed.exact)) return 2;
  if (name.exact.includes(` ${typed.exact}`)) return 3;
  if (name.loose === typed.loose || begins(name.loose, typed.loose)) return 4;
  if (name.loose.startsWith(typed.loose)) return 5;
  return misspelt(typed.loose, name.loose);
};

const scan = <T extends { names: readonly PhoneticName[] }>(
  places: readonly T[],
  key: string,
): Match<T>[] => {
  const typed = phoneticName(key);
  return places
    .map((place) => {
      const penalties = place.names.map((name, index) => Math.max(index && 1, penaltyOf(typed, name)));
      return { place, penalty: Math.min(...penalties) };
    })
    .filter(({ penalty }) => penalty < none)
    .sort((a, b) => a.penalty - b.penalty);
};

/** Finds what may be meant by a typed key, and what is meant by it. */
export const scanPlaces = <T extends { names: readonly PhoneticName[] }>(
  places: readonly T[],
  key: string,
) => {
  const matches = scan(places, key);
  const best = matches[0]?.penalty ?? 0;
  const worst = best <= 3 ? 5 : best <= 5 ? 20 : best + 10;
  return {
    suggested: matches.filter(({ penalty }) => penalty <= worst),
    meant: matches.filter(({ penalty }) => penalty <= Math.max(best, 5)),
  };
};

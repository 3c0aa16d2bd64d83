/** Ranks places by how well they fit what was typed. */
import { allowance, distance, lacking, type SpokenName, spoken } from './spelling.js';

/** A place with every name it goes by. */
export interface NamedPlace {
  /** The name itself first. */
  readonly names: readonly SpokenName[];
}

/** The worst penalty of a name that holds what was typed letter by letter. */
const spelt = 3;

/** The worst penalty of a name that holds what was typed letter by letter or sound by sound. */
export const soundsRight = 5;

const begins = (name: string, typed: string): boolean => name.startsWith(`${typed} `);

/** A short name stands fewer wrong letters, or else "mission" would be Sion. */
const between = (typed: string, name: string, whole: boolean): number =>
  distance(typed, name, Math.min(allowance(typed), whole ? allowance(name) : 2), whole);

/** What distance cannot tell apart by place in the name: the beginning is likelier meant than a later word. */
const misspelt = (typed: string, name: string): number => {
  if (allowance(typed) === 0) return Number.POSITIVE_INFINITY;
  const words = name.split(' ');
  const count = typed.split(' ').length;
  const starts = words.map((_, index) => words.slice(index, index + count).join(' '));
  const [first = Number.POSITIVE_INFINITY, ...later] = starts.map((start) => between(typed, start, true));
  const isUnfinished = typed.length > 4 && typed.length < name.length;
  const unfinished = isUnfinished ? between(typed, name, false) : Number.POSITIVE_INFINITY;
  const best = Math.min(between(typed, name, true), first);
  return 10 * Math.min(best, unfinished + 0.3, Math.min(...later, Number.POSITIVE_INFINITY) + 0.6);
};

/** How far a name is from what was typed; lower is better, Infinity is no match. */
export const penaltyOf = (typed: SpokenName, name: SpokenName): number => {
  if (name.exact === typed.exact) return 0;
  if (begins(name.exact, typed.exact)) return 1;
  if (name.exact.startsWith(typed.exact)) return 2;
  if (name.exact.includes(` ${typed.exact}`)) return spelt;
  if (name.loose === typed.loose || begins(name.loose, typed.loose)) return 4;
  if (name.loose.startsWith(typed.loose)) return soundsRight;
  if (lacking(typed, name) > allowance(typed.loose)) return Number.POSITIVE_INFINITY;
  return misspelt(typed.loose, name.loose);
};

/** Other spellings count less than the name itself, so that "Kalyan" is Kalyan East as much as Kalyan West. */
const penaltyAmong = (typed: SpokenName, names: readonly SpokenName[]): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const [index, name] of names.entries()) {
    const penalty = penaltyOf(typed, name);
    least = Math.min(least, index === 0 ? penalty : Math.max(1, penalty));
  }
  return least;
};

/** A place that fits, with its penalty. */
export interface Match<T> {
  place: T;
  penalty: number;
}

/** Finds the places that fit a typed key, best first; among equals the order given stays. */
export const matchPlaces = <T extends NamedPlace>(places: readonly T[], key: string): Match<T>[] => {
  const typed = spoken(key);
  return places
    .map((place) => ({ place, penalty: penaltyAmong(typed, place.names) }))
    .filter(({ penalty }) => penalty < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.penalty - b.penalty);
};

/** Keeps what was probably meant: nothing but right spellings when there are some, else the best guesses too. */
export const likely = <T>(matches: readonly Match<T>[]): T[] => {
  const best = matches[0]?.penalty ?? 0;
  const worst = best <= spelt ? soundsRight : best <= soundsRight ? 20 : best + 10;
  return matches.filter(({ penalty }) => penalty < worst + 0.1).map(({ place }) => place);
};

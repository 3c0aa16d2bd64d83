/** The word that a misspelt one was meant to be. */
import { cities } from '../../../model/rules/options/cities.js';

/** The number of letters to change, add, leave out, or exchange with their neighbour. */
const distanceOf = (one: string, other: string): number => {
  const rows = Array.from({ length: one.length + 1 }, (_, at) => [at]);
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let column = 0; column <= other.length; column += 1) (rows[0] as number[])[column] = column;
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const ways = [
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
      ];
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        ways.push(at(row - 2, column - 2) + 1);
      (rows[row] as number[])[column] = Math.min(...ways);
    }
  return at(one.length, other.length);
};

/** Longer texts are no misspelt words. */
const longest = 40;

/** Returns the word nearest to a text, when a third of its letters at most are wrong; undefined when none is near. */
export function nearestTo(text: string, words: readonly string[]): string | undefined {
  if (text.length > longest) return undefined;
  const [best] = words
    .map((word) => ({ word, distance: distanceOf(text.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, distance }) => distance * 3 <= Math.max(word.length, 3))
    .sort((one, other) => one.distance - other.distance);
  return best?.word;
}

/** Returns the city that a misspelt one was meant to be; undefined for one of the list, and for others, which there are. */
export const meantCity = (text: string): string | undefined => {
  const nearest = nearestTo(text.trim(), cities);
  return nearest?.toLowerCase() === text.trim().toLowerCase() ? undefined : nearest;
};

/** An index of texts by their beginning, in alphabetical order. */
import type { Pace } from './pace.js';

/** Texts with what was noted about each. */
export interface Beginnings {
  /** Calls `visit` with each text that has the beginning, and its notes. */
  visit(beginning: string, visit: (text: string, notes: readonly number[]) => void): void;
}

/** Returns the index of the first of the sorted texts that is not before `wanted`. */
const placeOf = (texts: readonly string[], wanted: string): number => {
  let [low, high] = [0, texts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((texts[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Sorts in groups and pauses between them, so that requests are answered meanwhile. */
const sorted = async (texts: Iterable<string>, pace: Pace): Promise<string[]> => {
  const groups = new Map<string, string[]>();
  for (const text of texts) {
    const start = text.slice(0, 2);
    const group = groups.get(start);
    if (group) group.push(text);
    else groups.set(start, [text]);
    if (pace.isDue()) await pace.pause();
  }
  const all: string[] = [];
  for (const start of [...groups.keys()].sort()) {
    for (const text of groups.get(start)?.sort() ?? []) all.push(text);
    await pace.pause();
  }
  return all;
};

/** Makes the index, with pauses. */
export const indexBeginnings = async (
  notes: ReadonlyMap<string, readonly number[]>,
  pace: Pace,
): Promise<Beginnings> => {
  const texts = await sorted(notes.keys(), pace);
  // An array by position, since lookups in a very large map dominate the cost.
  const notesOf: (readonly number[])[] = [];
  for (const text of texts) {
    notesOf.push(notes.get(text) ?? []);
    if (pace.isDue()) await pace.pause();
  }
  return {
    visit: (beginning, visit) => {
      for (let at = placeOf(texts, beginning); at < texts.length; at++) {
        const text = texts[at] ?? '';
        if (!text.startsWith(beginning)) return;
        visit(text, notesOf[at] ?? []);
      }
    },
  };
};

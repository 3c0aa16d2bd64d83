/** Finds texts by their beginning, in the order of the alphabet. */
import type { Pace } from './pace.js';

/** Texts with what was noted about each. */
export interface Beginnings {
  /** Calls back with each text that begins so, and its notes. */
  visit(beginning: string, visit: (text: string, notes: readonly number[]) => void): void;
}

/** Finds the first of sorted texts that is not before another. */
const placeOf = (texts: readonly string[], wanted: string): number => {
  let [low, high] = [0, texts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((texts[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Sorts group by group, so that others have their turn in between. */
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

/** Indexes texts at a pace. */
export const indexBeginnings = async (
  notes: ReadonlyMap<string, readonly number[]>,
  pace: Pace,
): Promise<Beginnings> => {
  const texts = await sorted(notes.keys(), pace);
  // Looking one up among very many costs more than all that is done with it.
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

/** An index of texts by their beginning, in alphabetical order. */
import type { Yielder } from './event-loop-yielder.js';

/** Texts with what was noted about each. */
export interface PrefixIndex {
  /** Calls `visit` with each text that has the beginning, and its notes. */
  visit(prefix: string, visit: (text: string, notes: readonly number[]) => void): void;
}

/** Returns the index of the first of the sorted texts that is not before `wanted`. */
const firstAtOrAfter = (texts: readonly string[], wanted: string): number => {
  let [low, high] = [0, texts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((texts[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Sorts in groups and pauses between them, so that requests are answered meanwhile. */
const sorted = async (texts: Iterable<string>, yielder: Yielder): Promise<string[]> => {
  const groups = new Map<string, string[]>();
  for (const text of texts) {
    const start = text.slice(0, 2);
    const group = groups.get(start);
    if (group) group.push(text);
    else groups.set(start, [text]);
    if (yielder.isDue()) await yielder.yieldNow();
  }
  const all: string[] = [];
  for (const start of [...groups.keys()].sort()) {
    for (const text of groups.get(start)?.sort() ?? []) all.push(text);
    await yielder.yieldNow();
  }
  return all;
};

/** Makes the index, with pauses. */
export const indexByPrefix = async (
  notes: ReadonlyMap<string, readonly number[]>,
  yielder: Yielder,
): Promise<PrefixIndex> => {
  const texts = await sorted(notes.keys(), yielder);
  // An array by position, since lookups in a very large map dominate the cost.
  const notesOf: (readonly number[])[] = [];
  for (const text of texts) {
    notesOf.push(notes.get(text) ?? []);
    if (yielder.isDue()) await yielder.yieldNow();
  }
  return {
    visit: (prefix, visit) => {
      for (let at = firstAtOrAfter(texts, prefix); at < texts.length; at++) {
        const text = texts[at] ?? '';
        if (!text.startsWith(prefix)) return;
        visit(text, notesOf[at] ?? []);
      }
    },
  };
};

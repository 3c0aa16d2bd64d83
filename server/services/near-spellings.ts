/**
 * Finds the texts that may be spelt like a typed one without looking at all of them: two texts that differ by so many
 * letters become the same when both lose that many.
 */
import type { Yielder } from './event-loop-yielder.js';
import { allowance } from './spelling.js';

/** Letters of a text that the index compares; the caller compares the rest. */
export const headLength = 7;

/** Hashes a head without the letters at two positions (-1 for none); a collision costs one comparison. */
const formOf = (head: string, first: number, second: number): number => {
  let form = 0x811c9dc5;
  for (let at = 0; at < head.length; at++)
    if (at !== first && at !== second) form = Math.imul(form ^ head.charCodeAt(at), 0x01000193);
  return form ^ (form >>> 15);
};

/** Visits the hashes of a head and of all forms that lack up to `lost` letters, two at most. */
const visitForms = (head: string, lost: number, visit: (form: number) => void): void => {
  visit(formOf(head, -1, -1));
  if (lost === 0) return;
  for (let first = 0; first < head.length; first++) {
    visit(formOf(head, first, -1));
    if (lost > 1)
      for (let second = first + 1; second < head.length; second++) visit(formOf(head, first, second));
  }
};

/** Lists the heads that may be meant with up to `most` wrong letters, and a few more. */
export type NearHeads = (typed: string, most: number) => string[];

/** Number of hash slots: about one for each form. */
const slotsFor = (heads: number): number => 2 ** Math.ceil(Math.log2(heads * 16 + 1));

/** Indexes heads of at most `headLength` letters, with pauses: a table of slots, and one of the heads in each slot. */
export const indexHeads = async (heads: readonly string[], yielder: Yielder): Promise<NearHeads> => {
  const slots = slotsFor(heads.length);
  const ends = new Uint32Array(slots + 1);
  const each = async (visit: (slot: number, head: number) => void): Promise<void> => {
    for (const [number, head] of heads.entries()) {
      visitForms(head, allowance(head), (form) => visit(form & (slots - 1), number));
      if (yielder.isDue()) await yielder.yieldNow();
    }
  };
  await each((slot) => (ends[slot] = (ends[slot] ?? 0) + 1));
  for (let slot = 1; slot <= slots; slot++) {
    ends[slot] = (ends[slot] ?? 0) + (ends[slot - 1] ?? 0);
    if (yielder.isDue()) await yielder.yieldNow();
  }
  const filled = new Uint32Array(ends[slots] ?? 0);
  // Filled from the back, the end of each slot becomes its beginning.
  await each((slot, head) => {
    ends[slot] = (ends[slot] ?? 0) - 1;
    filled[ends[slot]] = head;
  });

  return (typed, most) => {
    const found = new Set<number>();
    visitForms(typed.slice(0, headLength), most, (form) => {
      const slot = form & (slots - 1);
      for (let at = ends[slot] ?? 0; at < (ends[slot + 1] ?? 0); at++) found.add(filled[at] ?? 0);
    });
    return [...found].map((number) => heads[number] ?? '');
  };
};

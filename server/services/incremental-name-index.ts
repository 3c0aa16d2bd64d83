/** Keeps the names of a changing set of things indexed; only new names are indexed at each update. */
import { textKey } from '../text-key.js';
import { indexNames, type NameIndex } from './name-index.js';
import { type PhoneticName, phoneticName } from './spelling.js';

/** Things in the order of their numbers, and the indexes that find those numbers by name. */
export interface IndexedThings<T> {
  readonly things: readonly T[];
  readonly indexes: readonly NameIndex[];
}

/** Numbers things and indexes their names; made by createIncrementalNameIndex. */
export interface IncrementalNameIndex<T> {
  /** Indexes the names of `things`, all there are now. */
  update(things: readonly T[]): Promise<IndexedThings<T>>;
}

/** Most small indexes of later additions; past that they are merged. */
const mostIndexes = 8;

interface IndexState {
  /** Numbers and names of things, by id. */
  readonly known: ReadonlyMap<string, { readonly number: number; readonly names: string }>;
  readonly indexes: readonly NameIndex[];
}

const nothing: IndexState = { known: new Map(), indexes: [] };

const spokenNames = (names: readonly string[]): PhoneticName[] => {
  const keys = new Set(names.map(textKey));
  keys.delete('');
  return [...keys].map(phoneticName);
};

/** Makes an empty index; a thing's own name comes first. */
export const createIncrementalNameIndex = <T>(
  idOf: (thing: T) => string,
  namesOf: (thing: T) => readonly string[],
): IncrementalNameIndex<T> => {
  let state = nothing;
  const joined = (thing: T): string => namesOf(thing).join('\n');

  const withIndexed = async ({ known, indexes }: IndexState, things: readonly T[]): Promise<IndexState> => {
    const named = {
      first: known.size,
      count: things.length,
      namesOf: (at: number) => spokenNames(namesOf(things[at] as T)),
    };
    const index = await indexNames(named);
    const numbers = new Map(known);
    for (const thing of things) numbers.set(idOf(thing), { number: numbers.size, names: joined(thing) });
    return { known: numbers, indexes: [...indexes, index] };
  };

  const nextState = async (things: readonly T[]): Promise<IndexState> => {
    const { known, indexes } = state;
    const fresh = things.filter((thing) => !known.has(idOf(thing)));
    const isSame =
      things.length - fresh.length === known.size &&
      things.every((thing) => (known.get(idOf(thing))?.names ?? joined(thing)) === joined(thing));
    if (isSame && fresh.length === 0) return state;
    return isSame && indexes.length < mostIndexes ? withIndexed(state, fresh) : withIndexed(nothing, things);
  };

  return {
    update: async (things) => {
      const next = await nextState(things);
      state = next;
      const ordered: T[] = [];
      for (const thing of things) ordered[next.known.get(idOf(thing))?.number ?? 0] = thing;
      return { things: ordered, indexes: next.indexes };
    },
  };
};

/** Keeps the names of a changing set of things indexed; only new names are indexed at each update. */
import { textKey } from '../text-key.js';
import { indexNames, type NameIndex } from './name-index.js';
import { type PhoneticName, phoneticName } from './spelling.js';

/** Things in the order of their numbers, and the indexes that find those numbers by name. */
export interface NamedThings<T> {
  readonly things: readonly T[];
  readonly indexes: readonly NameIndex[];
}

/** Numbers things and indexes their names; made by createNameBook. */
export interface NameBook<T> {
  /** Indexes the names of `things`, all there are now. */
  keep(things: readonly T[]): Promise<NamedThings<T>>;
}

/** Most small indexes of later additions; past that they are merged. */
const mostIndexes = 8;

interface Held {
  /** Numbers and names of things, by id. */
  readonly known: ReadonlyMap<string, { readonly number: number; readonly names: string }>;
  readonly indexes: readonly NameIndex[];
}

const nothing: Held = { known: new Map(), indexes: [] };

const spokenNames = (names: readonly string[]): PhoneticName[] => {
  const keys = new Set(names.map(textKey));
  keys.delete('');
  return [...keys].map(phoneticName);
};

/** Makes an empty book; a thing's own name comes first. */
export const createNameBook = <T>(
  idOf: (thing: T) => string,
  namesOf: (thing: T) => readonly string[],
): NameBook<T> => {
  let held = nothing;
  const joined = (thing: T): string => namesOf(thing).join('\n');

  const grown = async ({ known, indexes }: Held, things: readonly T[]): Promise<Held> => {
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

  const renewed = async (things: readonly T[]): Promise<Held> => {
    const { known, indexes } = held;
    const fresh = things.filter((thing) => !known.has(idOf(thing)));
    const isSame =
      things.length - fresh.length === known.size &&
      things.every((thing) => (known.get(idOf(thing))?.names ?? joined(thing)) === joined(thing));
    if (isSame && fresh.length === 0) return held;
    return isSame && indexes.length < mostIndexes ? grown(held, fresh) : grown(nothing, things);
  };

  return {
    keep: async (things) => {
      const mine = await renewed(things);
      held = mine;
      const ordered: T[] = [];
      for (const thing of things) ordered[mine.known.get(idOf(thing))?.number ?? 0] = thing;
      return { things: ordered, indexes: mine.indexes };
    },
  };
};

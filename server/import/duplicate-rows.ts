/** Finds duplicate rows of a file, in little memory. */

/** Finds duplicates; made by createDuplicateRows. */
export interface DuplicateRows {
  /** Returns the line on which a name was seen first; undefined the first time. */
  firstLineOf(name: string, line: number): number | undefined;
}

/** Counts names; made by createTally. */
export interface Tally {
  /** Returns how often a name was counted, with this time: 1 at first. */
  count(name: string): number;
}

// Two different names meet in 53 bits once in many million files of a million rows.
const numberOf = (name: string): number => {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < name.length; index++) {
    const code = name.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0) + 1;
};

/** Holds a number for each name. */
interface NumberTable {
  /** Returns the number of a name, undefined when it has none, and replaces it by `next` of it. */
  exchange(name: string, next: (before: number | undefined) => number): number | undefined;
}

/** Makes an empty table: two typed arrays that double when half full, 24 bytes a name. */
const createNumberTable = (): NumberTable => {
  let names = new Float64Array(1024);
  let values = new Uint32Array(1024);
  let count = 0;

  const slotOf = (name: number, table: Float64Array): number => {
    let slot = name % table.length;
    while (table[slot] !== 0 && table[slot] !== name) slot = (slot + 1) % table.length;
    return slot;
  };

  const grow = (): void => {
    const larger = new Float64Array(names.length * 2);
    const largerValues = new Uint32Array(names.length * 2);
    names.forEach((name, slot) => {
      if (name === 0) return;
      const to = slotOf(name, larger);
      larger[to] = name;
      largerValues[to] = values[slot] ?? 0;
    });
    names = larger;
    values = largerValues;
  };

  return {
    exchange: (text, next) => {
      const name = numberOf(text);
      const slot = slotOf(name, names);
      const isKnown = names[slot] === name;
      const before = isKnown ? values[slot] : undefined;
      names[slot] = name;
      values[slot] = next(before);
      if (!isKnown) count++;
      if (count * 2 > names.length) grow();
      return before;
    },
  };
};

/** Makes a finder that has seen no line. */
export const createDuplicateRows = (): DuplicateRows => {
  const table = createNumberTable();
  return { firstLineOf: (name, line) => table.exchange(name, (before) => before ?? line) };
};

/** Makes an empty tally. */
export const createTally = (): Tally => {
  const table = createNumberTable();
  return { count: (name) => (table.exchange(name, (before = 0) => before + 1) ?? 0) + 1 };
};

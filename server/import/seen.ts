/** Remembers which rows of a file were there before, in little memory. */

/** Finds repeats; made by createSeenRows. */
export interface SeenRows {
  /** Answers the line a name was seen on before; undefined the first time. */
  lineOf(name: string, line: number): number | undefined;
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

/** Makes an empty memory: two typed arrays that double when half full, 24 bytes a row. */
export const createSeenRows = (): SeenRows => {
  let names = new Float64Array(1024);
  let lines = new Uint32Array(1024);
  let count = 0;

  const slotOf = (name: number, table: Float64Array): number => {
    let slot = name % table.length;
    while (table[slot] !== 0 && table[slot] !== name) slot = (slot + 1) % table.length;
    return slot;
  };

  const grow = (): void => {
    const larger = new Float64Array(names.length * 2);
    const largerLines = new Uint32Array(names.length * 2);
    names.forEach((name, slot) => {
      if (name === 0) return;
      const to = slotOf(name, larger);
      larger[to] = name;
      largerLines[to] = lines[slot] ?? 0;
    });
    names = larger;
    lines = largerLines;
  };

  return {
    lineOf: (text, line) => {
      const name = numberOf(text);
      const slot = slotOf(name, names);
      if (names[slot] === name) return lines[slot];
      names[slot] = name;
      lines[slot] = line;
      count++;
      if (count * 2 > names.length) grow();
      return undefined;
    },
  };
};

/** Limits how many tasks run at once; the others wait in order. */

/** Runs tasks; made by createLanes. */
export interface Lanes {
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** Makes `count` lanes. */
export const createLanes = (count: number): Lanes => {
  const waiting: (() => void)[] = [];
  let free = count;
  return {
    run: async (task) => {
      if (free > 0) free--;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free++;
      }
    },
  };
};

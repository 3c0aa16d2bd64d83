/** Limits how many tasks run at once; the others wait in order. */

/** Runs tasks; made by createConcurrencyLimit. */
export interface ConcurrencyLimit {
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** Makes a limit of `count` tasks at once. */
export const createConcurrencyLimit = (count: number): ConcurrencyLimit => {
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

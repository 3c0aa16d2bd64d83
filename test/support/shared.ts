/** Something slow to start that all suites of a run share: opened once, ended when no suite uses it. */

/** A thing that several suites may hold, one after another or at once. */
export interface Shared<T> {
  /** Opens it, or answers the one that is open. */
  take: () => Promise<T>;
  /** Releases it. After the last release it ends with the process, or after `patience`. */
  leave: () => void;
}

/**
 * Makes one.
 * @param patience milliseconds that it waits for the next suite
 */
export const shared = <T>(
  open: () => Promise<T>,
  close: (thing: T) => Promise<unknown>,
  patience: number,
): Shared<T> => {
  let opened: Promise<T> | undefined;
  let users = 0;
  let waiting: NodeJS.Timeout | undefined;

  const end = (): void => {
    const last = opened;
    opened = undefined;
    void last?.then(close);
  };
  process.once('beforeExit', end);

  return {
    take: () => {
      clearTimeout(waiting);
      users += 1;
      opened ??= open();
      return opened;
    },
    leave: () => {
      users -= 1;
      if (users === 0) waiting = setTimeout(end, patience).unref();
    },
  };
};

/** Keeps a loaded value for a while; when it is old it still serves while a new one is loaded. */

/** A kept value; made by keep. */
export interface Kept<T> {
  /** Gives the value; only the first asker, and the first after forget, waits for it. */
  get: () => Promise<T>;
  /** Drops the value, because it is known to be wrong. */
  forget: () => void;
}

/** Keeps what `load` gives for `age` milliseconds. */
export const keep = <T>(load: () => Promise<T>, age: number, now: () => number = Date.now): Kept<T> => {
  let held: { at: number; value: Promise<T> } | undefined;

  const hold = (value: Promise<T>): Promise<T> => {
    const mine = { at: now(), value };
    held = mine;
    value.catch(() => {
      if (held === mine) held = undefined;
    });
    return value;
  };

  const renew = (old: NonNullable<typeof held>): void => {
    // The next try after a failure waits as long as after a success.
    old.at = now();
    const replace = (value: T): void => {
      if (held === old) void hold(Promise.resolve(value));
    };
    load().then(replace, () => undefined);
  };

  return {
    get: () => {
      if (!held) return hold(load());
      const { value } = held;
      if (now() - held.at > age) renew(held);
      return value;
    },
    forget: () => {
      held = undefined;
    },
  };
};

/** A loaded value cached in this process: stale while it is loaded anew. */

/** A cached value; made by staleWhileRevalidate. */
export interface Cached<T> {
  /** Gives the value; only the first caller, and the first after forget, waits for it. */
  get: () => Promise<T>;
  /** Drops the value, because it is known to be wrong. */
  forget: () => void;
}

/** Caches what `load` gives for `age` milliseconds; past that it still serves while a new one is loaded. */
export const staleWhileRevalidate = <T>(
  load: () => Promise<T>,
  age: number,
  now: () => number = Date.now,
): Cached<T> => {
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

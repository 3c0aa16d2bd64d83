/** A loaded value cached in this process: the stale one is served while a new one is loaded. */

import { runFor } from '../caller.js';

/** A cached value; made by staleWhileRevalidate. */
export interface Cached<T> {
  /** Returns the value; only the first caller, and the first after `forget`, waits for the load. */
  get: () => Promise<T>;
  /** Drops the value. */
  forget: () => void;
}

/** Caches what `load` returns; older than `age` milliseconds it is still served while a new one is loaded. */
export const staleWhileRevalidate = <T>(
  load: () => Promise<T>,
  age: number,
  now: () => number = Date.now,
): Cached<T> => {
  let held: { at: number; value: Promise<T> } | undefined;

  // It is loaded for all, whoever asked first.
  const loadForAll = (): Promise<T> => runFor(undefined, load);

  const hold = (value: Promise<T>): Promise<T> => {
    const mine = { at: now(), value };
    held = mine;
    value.catch(() => {
      if (held === mine) held = undefined;
    });
    return value;
  };

  const renew = (old: NonNullable<typeof held>): void => {
    // Set before the load, so that after a failure the next try comes after `age`.
    old.at = now();
    const replace = (value: T): void => {
      if (held === old) void hold(Promise.resolve(value));
    };
    loadForAll().then(replace, () => undefined);
  };

  return {
    get: () => {
      if (!held) return hold(loadForAll());
      const { value } = held;
      if (now() - held.at > age) renew(held);
      return value;
    },
    forget: () => {
      held = undefined;
    },
  };
};

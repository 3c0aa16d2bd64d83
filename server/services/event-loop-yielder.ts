/** Lets long work pause regularly, so that the server answers requests meanwhile. */
import { setImmediate } from 'node:timers/promises';

/** Says when one piece of work pauses; made by createYielder. */
export interface Yielder {
  /** Tells whether it is time to pause; cheap enough to be called at every step. */
  isDue(): boolean;
  /** Lets other work of the event loop run. */
  yieldNow(): Promise<void>;
}

/** Milliseconds between two pauses. */
const turn = 5;

/** Calls of isDue between two readings of the clock. */
const steps = 64;

/** Makes a yielder whose time begins now. */
export const createYielder = (now: () => number = performance.now.bind(performance)): Yielder => {
  let begun = now();
  let left = steps;
  return {
    isDue: () => {
      left--;
      if (left > 0) return false;
      left = steps;
      return now() - begun > turn;
    },
    yieldNow: async () => {
      await setImmediate();
      begun = now();
    },
  };
};

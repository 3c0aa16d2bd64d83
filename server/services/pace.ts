/** Keeps long work from stopping the server: it pauses when it has held the thread for a while. */
import { setImmediate } from 'node:timers/promises';

/** The rhythm of one piece of work; made by createPace. */
export interface Pace {
  /** Tells whether others have waited long enough; costs next to nothing, so that every step may ask. */
  isDue(): boolean;
  /** Lets the others have their turn. */
  pause(): Promise<void>;
}

/** Milliseconds that work may hold the thread. */
const turn = 5;

/** Steps between two looks at the clock. */
const steps = 64;

/** Makes a rhythm that begins now. */
export const createPace = (now: () => number = performance.now.bind(performance)): Pace => {
  let begun = now();
  let left = steps;
  return {
    isDue: () => {
      left--;
      if (left > 0) return false;
      left = steps;
      return now() - begun > turn;
    },
    pause: async () => {
      await setImmediate();
      begun = now();
    },
  };
};

/** How often something may happen within a short time, counted in this process: a brake, not a ledger. */
import { TooMany } from './wait.js';

/** A limit; made by createShortLimit. */
export interface ShortLimit {
  /** Counts one for a subject; refuses with TooMany past the most. */
  take(subject: string): void;
}

/** Subjects held at once: past that all are forgotten, which is kinder than growing. */
const mostSubjects = 50_000;

/** Makes a limit of so many within so many milliseconds. */
export const createShortLimit = (most: number, within: number, now: () => number = Date.now): ShortLimit => {
  let began = now();
  let counts = new Map<string, number>();
  return {
    take(subject) {
      const at = now();
      if (at - began >= within || counts.size > mostSubjects) {
        began = at;
        counts = new Map();
      }
      const count = (counts.get(subject) ?? 0) + 1;
      counts.set(subject, count);
      if (count > most) throw new TooMany(began + within - at);
    },
  };
};

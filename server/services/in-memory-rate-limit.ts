/** A rate limit for a short time, counted in the memory of this process alone. */
import { RateLimitError } from './rate-limit-error.js';

/** A limit; made by createInMemoryRateLimit. */
export interface InMemoryRateLimit {
  /** Counts one for a subject; refuses with RateLimitError past the most. */
  take(subject: string): void;
}

/** Subjects held at once: past that all are forgotten, which is kinder than growing. */
const mostSubjects = 50_000;

/** Makes a limit of so many within so many milliseconds. */
export const createInMemoryRateLimit = (
  most: number,
  within: number,
  now: () => number = Date.now,
): InMemoryRateLimit => {
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
      if (count > most) throw new RateLimitError(began + within - at);
    },
  };
};

/** A rate limit for a short time, counted in the memory of this process only. */
import { RateLimitError } from './rate-limit-error.js';

/** A limit; made by createInMemoryRateLimit. */
export interface InMemoryRateLimit {
  /** Counts one call of a subject; throws RateLimitError past the limit. */
  take(subject: string): void;
}

/** Most subjects in memory; past that all are dropped, so that memory stays bounded. */
const mostSubjects = 50_000;

/** How many, within how many milliseconds, and what is said to whoever has had them. */
export interface LimitRule {
  most: number;
  within: number;
  why: string;
}

/** Makes a limit of `most` calls within `within` milliseconds. */
export const createInMemoryRateLimit = (
  { most, within, why }: LimitRule,
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
      if (count > most) throw new RateLimitError(began + within - at, why);
    },
  };
};

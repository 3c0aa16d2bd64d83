/** The error of a rate limit: too many attempts, and how long to wait. */
import { ServiceError } from './service-error.js';

const minute = 60;
const hour = 3600;

const count = (value: number, unit: string): string => `${value} ${unit}${value === 1 ? '' : 's'}`;

/** Returns a wait in words: seconds below a minute, minutes below an hour, then hours. */
export const waitInWords = (seconds: number): string => {
  if (seconds < minute) return count(Math.max(1, seconds), 'second');
  return seconds < hour
    ? count(Math.ceil(seconds / minute), 'minute')
    : count(Math.ceil(seconds / hour), 'hour');
};

/** Thrown past a limit; the reply is 429 with Retry-After. */
export class RateLimitError extends ServiceError {
  /** Seconds, at least 1. */
  readonly wait: number;

  constructor(milliseconds: number, why = 'Too many attempts.') {
    const wait = Math.max(1, Math.ceil(milliseconds / 1000));
    super('too-many', `${why} Please try again in ${waitInWords(wait)}.`);
    this.wait = wait;
  }
}

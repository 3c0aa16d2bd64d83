/** The Refresh cooldown: for how long a listing counts as recently refreshed. */
import { numberOf } from './numbers.js';

/** Holds the cooldown after a refresh: 5 minutes, in milliseconds (S-374). */
export const refreshCooldownMs = 300_000;

/** Reads a moment from ISO text or milliseconds (C-55), as milliseconds since 1970; null when it is neither. */
export const timeOf = (value: unknown): number | null => {
  const number = numberOf(value);
  if (number !== null) return number;
  const parsed = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(parsed) ? null : parsed;
};

/**
 * Returns the moment (ms) until which a listing is flagged as recently refreshed, null when it is not (S-374, S-375).
 * A refresh that is exactly 5 minutes old does not count. `now` is the server's clock in ms (C-55).
 */
export const flaggedUntil = (lastVisitTime: unknown, now: number): number | null => {
  const refreshed = timeOf(lastVisitTime);
  if (refreshed === null) return null;
  // A clock that runs ahead must not lock the button for longer than the cooldown.
  const until = Math.min(refreshed, now) + refreshCooldownMs;
  return until > now ? until : null;
};

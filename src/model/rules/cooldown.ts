/** Refresh: for how long a listing counts as just refreshed, and that it moves to the top once a day (S-374, D-17). */
import { wireTime } from './wire-values.js';

/** Holds the cooldown after a refresh: 5 minutes, in milliseconds (S-374). */
export const refreshCooldownMs = 300_000;

/**
 * Returns the moment (ms) until which a listing is flagged as recently refreshed, null when it is not (S-374, S-375).
 * A refresh that is exactly 5 minutes old does not count. `now` is the server's clock in ms (C-55).
 */
export const flaggedUntil = (lastVisitTime: unknown, now: number): number | null => {
  const refreshed = wireTime(lastVisitTime);
  if (refreshed === null) return null;
  // A clock that runs ahead must not lock the button for longer than the cooldown.
  const until = Math.min(refreshed, now) + refreshCooldownMs;
  return until > now ? until : null;
};

const day = 86_400_000;
/** Days begin at midnight in India, as on the server. */
const indiaAhead = 19_800_000;

/** Tells whether two moments lie on the same day: a listing moves to the top once on each. */
export const isSameDay = (one: number, other: number): boolean =>
  Math.floor((one + indiaAhead) / day) === Math.floor((other + indiaAhead) / day);

/** Days as people in Maharashtra count them. */

/** India Standard Time is 5 h 30 min before UTC, all year; in milliseconds. */
const ahead = 5.5 * 3_600_000;
/** Milliseconds of a day. */
export const dayLength = 24 * 3_600_000;

/** Gives the day of a moment in India, yyyy-MM-dd. */
export const dayOf = (now: number): string => new Date(now + ahead).toISOString().slice(0, 10);

/** Gives the milliseconds until the next day begins in India. */
export const untilTomorrow = (now: number): number => dayLength - ((now + ahead) % dayLength);

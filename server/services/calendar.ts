/** Days of the Indian calendar. */

/** Milliseconds that India Standard Time is ahead of UTC, all year. */
export const indiaAhead = 5.5 * 3_600_000;
/** Milliseconds of a day. */
export const dayLength = 24 * 3_600_000;

/** Returns the day of a moment in India, yyyy-MM-dd. */
export const dayOf = (now: number): string => new Date(now + indiaAhead).toISOString().slice(0, 10);

/** Returns the milliseconds until the next day begins in India. */
export const untilTomorrow = (now: number): number => dayLength - ((now + indiaAhead) % dayLength);

const hour = 3_600_000;
/** Hours of the Indian day between which people are written to. */
export const [firstHour, lastHour] = [8, 21] as const;

/** Returns the milliseconds since the day began in India. */
export const sinceMidnight = (now: number): number => (now + indiaAhead) % dayLength;

/** Tells whether people sleep: between nine in the evening and eight in the morning. */
export const isNight = (now: number): boolean =>
  sinceMidnight(now) < firstHour * hour || sinceMidnight(now) >= lastHour * hour;

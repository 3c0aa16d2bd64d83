/** Calendar dates as plain text yyyy-MM-dd, never through a time zone (C-54). */

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Tells whether a text is a real calendar day written yyyy-MM-dd (S-269, S-342). */
export const isIsoDate = (text: string): boolean => {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!match) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  return year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
};

/** Reads days: "From Aug '26", "Immediately", "15 Aug 2026", 2026-08-15, 15/08/2026; answers yyyy-MM-dd (C-54). */
import { plainDigits, tidy } from './text.js';

/** The order of numbers in a date such as 03/04/2026. */
export type DateOrder = 'dd/mm/yyyy' | 'mm/dd/yyyy';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const fullYear = (digits: string): number => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

/** Writes a day if the calendar has it, between 1950 and 2100. */
const dayOf = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < 1950 || year > 2100 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return null;
  return date.toISOString().slice(0, 10);
};

const now =
  /^(?:immediate(?:ly)?|ready(?: to move)?(?: in)?|available(?: now)?|now|today|vacant|तात्काळ|ताबडतोब)\b/;
const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[t ].*)?$/;
const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const named = /^(?:(\d{1,2})(?:st|nd|rd|th)?[\s-]+)?([a-z]{3})[a-z]*[\s,.-]*(?:'\s*)?(\d{4}|\d{2})$/;

/** Reads a day; `asOf` is what "immediately" means, without it such a text is unreadable. */
export const parseDay = (text: string, order: DateOrder = 'dd/mm/yyyy', asOf?: string): string | null => {
  const words = plainDigits(tidy(text))
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/^(?:from|by|after|available from)\s+/, '');
  if (now.test(words)) return asOf ?? null;
  const [, isoYear, isoMonth, isoDay] = iso.exec(words) ?? [];
  if (isoYear !== undefined) return dayOf(Number(isoYear), Number(isoMonth), Number(isoDay));
  const [, first, second, year] = numbers.exec(words) ?? [];
  if (year !== undefined) {
    const [day, month] = order === 'dd/mm/yyyy' ? [first, second] : [second, first];
    return dayOf(fullYear(year), Number(month), Number(day));
  }
  const [, namedDay = '1', monthName = '', namedYear = ''] = named.exec(words) ?? [];
  const month = months.indexOf(monthName) + 1;
  return month === 0 ? null : dayOf(fullYear(namedYear), month, Number(namedDay));
};

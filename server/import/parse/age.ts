/** Reads the age of a building: plain years, "5 to 10 years", "Less than 5 years", "Above 20 years", "New". */
import { plainDigits, tidy } from './text.js';

/** Reads an age as text of the wire: a number, a range such as "5-10", or "20+"; null when none is given. */
export const parseAge = (text: string): string | null => {
  const words = plainDigits(tidy(text)).toLowerCase();
  if (/^(?:new|brand new)\b/.test(words)) return '0';
  const [, low, high] = /^(\d{1,3})\s*(?:to|-|–)\s*(\d{1,3})\b/.exec(words) ?? [];
  if (low !== undefined && high !== undefined)
    return Number(low) < Number(high) ? `${Number(low)}-${Number(high)}` : null;
  const [, under] = /^(?:less than|under|below|upto|up to|<)\s*(\d{1,3})\b/.exec(words) ?? [];
  if (under !== undefined) return `0-${Number(under)}`;
  const [, over] =
    /^(?:above|over|more than|>)\s*(\d{1,3})\b/.exec(words) ?? /^(\d{1,3})\s*\+/.exec(words) ?? [];
  if (over !== undefined) return `${Number(over)}+`;
  const [, years] = /^(\d{1,3})(?:\.0+)?(?:\s*(?:years?|yrs?)\b.*)?$/.exec(words) ?? [];
  return years !== undefined && Number(years) <= 100 ? String(Number(years)) : null;
};

/** Numbers, money and dates as people of a language write them. */
import { groupDigits } from '../../../../words/group-digits.js';
import type { Locale } from './locale.js';

const dates = new Map<string, Intl.DateTimeFormat>();

/** Writes a number in Indian grouping, in Latin digits in every language, so that prices compare at a glance. */
export const formatNumber: (value: number, locale: Locale) => string = (value) =>
  groupDigits(Math.round(value * 1000) / 1000);

/**
 * Writes whole rupees exactly: 12500000 is "₹1,25,00,000". Not by the currency style: for Marathi it groups the
 * digits by thousands.
 */
export const formatRupees: (rupees: number, locale: Locale) => string = (rupees) =>
  `₹${groupDigits(Math.round(rupees))}`;

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Milliseconds that the clocks of India are ahead of UTC; they are never changed for the summer. */
const ahead = 5.5 * 3_600_000;

// English is written with names of our own: the first use of the browser's formats takes it as long as drawing a page.
function written(date: Date, locale: Locale, style: 'short' | 'long'): string {
  if (locale === 'en') {
    const month = months[date.getUTCMonth()] ?? '';
    return `${date.getUTCDate()} ${style === 'long' ? month : month.slice(0, 3)} ${date.getUTCFullYear()}`;
  }
  const key = locale + style;
  const format =
    dates.get(key) ??
    new Intl.DateTimeFormat(`${locale}-IN-u-nu-latn`, {
      day: 'numeric',
      month: style,
      year: 'numeric',
      timeZone: 'UTC',
    });
  dates.set(key, format);
  return format.format(date);
}

/**
 * Writes a day: "5 Nov 2026". A plain yyyy-MM-dd is a calendar day and never passes through a time zone (C-54);
 * a moment is shown as the day it was in India.
 */
export function formatDate(
  date: string | number | Date,
  locale: Locale,
  style: 'short' | 'long' = 'short',
): string {
  const isCalendarDay = /^\d{4}-\d\d-\d\d$/.test(String(date));
  const moment = Number(new Date(date)) + (isCalendarDay ? 0 : ahead);
  return Number.isNaN(moment) ? '' : written(new Date(moment), locale, style);
}

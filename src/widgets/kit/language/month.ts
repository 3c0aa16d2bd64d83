/** Months as people of a language write them. */
import { formatDate } from './format.js';
import type { Locale } from './locale.js';

/** Writes a month (yyyy-MM): "Nov 2026". */
export const formatMonth = (month: string, locale: Locale): string =>
  formatDate(`${month}-01`, locale).replace(/^1 |,/g, '');

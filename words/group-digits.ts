/** Writes numbers the Indian way, with a function of our own: the browser's takes milliseconds to be made. */

/** Groups a number's digits, the last three and then by twos, and keeps its decimals: 1250000.5 is "12,50,000.5" (C-04). */
export function groupDigits(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** Totals above it are not told: nobody reads so far, and counting them costs more than finding a page. */
const mostTold = 10_000;

/** Writes how many a search found: beyond 10,000 it is "10,000+" (G-13), and "N+" where no more than N were read. */
export function groupTotal(total: number, isAtLeast?: boolean): string {
  if (total > mostTold) return `${groupDigits(mostTold)}+`;
  return groupDigits(total) + (isAtLeast ? '+' : '');
}

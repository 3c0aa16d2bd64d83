/** The brand as it is drawn: a market with a name of its own has our symbol beside its name in letters. */

/** The name that the wordmark says. */
export const drawnName = 'Housing';

/** The address of a picture of the brand that others keep: for shared links, and for mails. */
export const brandPicture = (what: 'social' | 'mail', brand: string): string =>
  `/brand/${what}${brand === drawnName ? '' : '-symbol'}.png`;

/** How much one search may name, the same for who asks and who answers. */

/** Localities that one search may name. */
export const mostLocalities = 40;

/** Characters of the name of one. */
export const longestLocality = 120;

/** Listings before the first one of a page at most; a cursor (`after`) goes on without end (S-570). */
export const mostBeforePage = 10_000;

/** Listings a page of results. */
export const pageSize = 24;

/** Counts the pages of so many listings that may be asked for by number. */
export const pagesWithin = (size: number): number => Math.floor(mostBeforePage / size) + 1;

/** How much one search may name, the same for who asks and who answers. */

/** Localities that one search may name. */
export const mostLocalities = 40;

/** Characters of the name of one. */
export const longestLocality = 120;

/** The names that searches read in the address of a page; for scripts that must not carry the whole catalogue of filters. */

const names = (
  'tab city location bbox polygon sort page propertytype property bedrooms roomtype availablefor ownership approvedby ' +
  'commproper localities reraapproved furnished possession more station walk to within photos videos ' +
  'minbudget maxbudget minrent maxrent minarea maxarea'
).split(' ');

/** Tells whether `filtersFromUrl` reads a parameter of that name; all others of a page's address are the page's own. */
export const isSearchName = (name: string): boolean => names.includes(name.toLowerCase());

/** Property types that the home search box offers. */
import type { SearchTab } from '../kinds.js';

// Godam and "Builder Floor Ready" are the search side's spellings of values the posting forms write otherwise (C-05, C-06).
const businessTypes = ['Office', 'Shop', 'Retail', 'Godam', 'Industry'] as const;
const homeTypes = ['Flat', 'Villa', 'Penthouse', 'Residential House'] as const;

/** Lists the property types of the home search box by tab (S-070 to S-074). */
export const propertyTypesByTab: Readonly<Record<SearchTab, readonly string[]>> = {
  Buy: [...homeTypes, 'Builder Floor Ready to Move', 'Builder Under Construction'],
  Rent: [...homeTypes, 'Builder Floor Ready', ...businessTypes],
  'Plot/Land': ['Plot/Land'],
  PG: [...homeTypes, 'Builder Floor Ready'],
  Commercial: businessTypes,
};

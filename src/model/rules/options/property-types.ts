/** Property types that the home search box offers. */
import { sameValue } from '../aliases.js';
import type { SearchTab } from '../kinds.js';

// Godam and "Builder Floor Ready" are the search side's spellings of values the posting forms write otherwise (C-05, C-06).
const businessTypes = ['Office', 'Shop', 'Retail', 'Godam', 'Industry'] as const;
const homeTypes = ['Flat', 'Villa', 'Penthouse', 'Residential House'] as const;

/** Lists the homes of PG and of Rent. Rent shows these until a type is chosen (S-920). */
export const rentedHomes = [...homeTypes, 'Builder Floor Ready'] as const;

/** Lists the property types of the home search box by tab (S-070 to S-074). */
export const propertyTypesByTab: Readonly<Record<SearchTab, readonly string[]>> = {
  Buy: [...homeTypes, 'Builder Floor Ready to Move', 'Builder Under Construction'],
  Rent: [...rentedHomes, ...businessTypes],
  'Plot/Land': ['Plot/Land'],
  PG: rentedHomes,
  Commercial: businessTypes,
};

/** Tells whether these are the homes that a search of Rent asks for where no type is chosen. */
export const areRentedHomes = (types: readonly string[]): boolean =>
  types.length === rentedHomes.length &&
  rentedHomes.every((home) => types.some((type) => sameValue(type, home)));

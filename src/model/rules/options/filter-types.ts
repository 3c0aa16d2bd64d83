/** Property types that the filter panel offers: four wide ones, then those of the tab. */
import { sameValue } from '../aliases.js';
import type { SearchTab } from '../kinds.js';
import { propertyTypesByTab } from './property-types.js';

/** Lists the wide types, one of them misspelt on the wire (S-135). */
export const wideTypes = ['1 RK/Studio Apartment', 'Residental Apartment', 'House Villa', 'Flat'] as const;

/** Lists what the Type section of a tab offers: the wide types, then the tab's own (C-09). */
export const filterTypesOf = (tab: SearchTab): readonly string[] => [
  ...wideTypes,
  ...propertyTypesByTab[tab].filter((type) => !wideTypes.some((wide) => sameValue(wide, type))),
];

/** Says what a filter value of Type stands for: stored property types, or a BHK (C-09). */
export interface TypeMeaning {
  readonly propertyTypes: readonly string[];
  readonly bhk: readonly string[];
}

const meanings: readonly (readonly [string, TypeMeaning])[] = [
  ['1 RK/Studio Apartment', { propertyTypes: [], bhk: ['1RK'] }],
  [
    'Residental Apartment',
    {
      propertyTypes: ['Flat', 'Penthouse', 'Builder Floor Ready to Move', 'Builder Under Construction'],
      bhk: [],
    },
  ],
  ['House Villa', { propertyTypes: ['Villa', 'Residential House'], bhk: [] }],
];

/** Resolves a filter value of Type to the stored values it matches (C-09); other values mean themselves. */
export const meaningOfType = (value: string): TypeMeaning =>
  meanings.find(([wide]) => sameValue(wide, value))?.[1] ?? { propertyTypes: [value], bhk: [] };

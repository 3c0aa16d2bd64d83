/** Which facts each kind shows, and where: one table in place of five pages (S-160 to S-168). */
import type { ListingKind } from '../../../model/index.js';

/** Lists the facts of one kind by the part of the page that shows them. */
interface KindFacts {
  /** Beside the price in the bar (S-160). */
  readonly bar: readonly string[];
  readonly overview: readonly string[];
  readonly details: readonly string[];
  readonly society: readonly string[];
  /** The section that holds the amenities; a plot's stand under its society (S-155). */
  readonly hasSocietyAmenities: boolean;
  /** Whether a home loan can be reckoned: only what is sold. */
  readonly hasLoan: boolean;
}

/** Holds the facts of every kind. */
export const fieldsByKind = {
  sell: {
    bar: ['size', 'carpetArea'],
    overview: ['superArea', 'carpetArea', 'size', 'possession', 'developer', 'furnishedType', 'age', 'floor'],
    details: ['price', 'pricePer', 'address', 'furnishedType', 'possession', 'age', 'bedrooms', 'balconies'],
    society: ['society', 'societyArea', 'buildings', 'totalFloors', 'configuration', 'propertyType'],
    hasSocietyAmenities: false,
    hasLoan: true,
  },
  rent: {
    bar: ['size', 'carpetArea'],
    overview: [
      'carpetArea',
      'size',
      'availableFrom',
      'furnishedType',
      'willingToRent',
      'duration',
      'age',
      'floor',
    ],
    details: [
      'rent',
      'deposit',
      'maintenance',
      'address',
      'furnishedType',
      'bathrooms',
      'balconies',
      'availableFrom',
      'duration',
      'willingToRent',
      'age',
    ],
    society: ['society', 'totalFloors', 'configuration', 'propertyType'],
    hasSocietyAmenities: false,
    hasLoan: false,
  },
  plot: {
    bar: ['plotArea', 'dimensions'],
    overview: [
      'plotArea',
      'dimensions',
      'approvedBy',
      'ownership',
      'floorsAllowed',
      'openSides',
      'boundaryWall',
      'possessionBy',
    ],
    details: [
      'price',
      'pricePer',
      'address',
      'ownership',
      'length',
      'breadth',
      'approvedBy',
      'possessionBy',
      'openSides',
      'overlooking',
    ],
    society: ['society', 'plotArea'],
    hasSocietyAmenities: true,
    hasLoan: true,
  },
  pg: {
    bar: ['availableFor', 'roomType', 'capacity'],
    overview: [
      'roomType',
      'capacity',
      'availableFor',
      'availableFrom',
      'furnishedType',
      'carpetArea',
      'bedrooms',
      'duration',
    ],
    details: [
      'rentPerBed',
      'deposit',
      'maintenance',
      'address',
      'furnishedType',
      'bathrooms',
      'balconies',
      'availableFrom',
      'duration',
      'floor',
      'age',
    ],
    society: ['society', 'totalFloors', 'configuration', 'propertyType'],
    hasSocietyAmenities: false,
    hasLoan: false,
  },
  commercial: {
    bar: ['propertyType', 'carpetArea'],
    overview: [
      'carpetArea',
      'propertyType',
      'possession',
      'ownership',
      'floor',
      'washrooms',
      'age',
      'pricePer',
    ],
    details: ['price', 'pricePer', 'address', 'ownership', 'possession', 'age', 'washrooms', 'floor'],
    society: ['project', 'buildings', 'totalFloors', 'propertyType'],
    hasSocietyAmenities: false,
    hasLoan: true,
  },
} as const satisfies Readonly<Record<ListingKind, KindFacts>>;

/** Counts, ages and rates whose want is a dash (S-159, S-169); of any other fact nothing is said when it is not known. */
const dashed: readonly string[] = [
  'age',
  'balconies',
  'bathrooms',
  'bedrooms',
  'capacity',
  'duration',
  'floor',
  'floorsAllowed',
  'pricePer',
  'totalFloors',
  'washrooms',
];

/** Tells whether a fact is shown, given how it is written. */
export const isFactShown = (name: FactName, text: string): boolean => text !== '' || dashed.includes(name);

/** Names a fact: a field of the view, or what is written from several. */
export type FactName = (typeof fieldsByKind)[ListingKind]['bar' | 'overview' | 'details' | 'society'][number];

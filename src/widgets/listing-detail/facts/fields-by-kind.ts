/** Which facts each kind shows, and where: one table in place of five pages (S-160 to S-168). */
import type { ListingKind } from '../../../model/index.js';
import type { FieldName } from './field-names.js';

/** Lists the facts of one kind by the part of the page that shows them. */
export interface KindFields {
  /** Beside the price in the bar (S-160). */
  readonly bar: readonly FieldName[];
  readonly overview: readonly FieldName[];
  readonly details: readonly FieldName[];
  readonly society: readonly FieldName[];
  /** The section that holds the amenities; a plot's stand under its society (S-155). */
  readonly hasSocietyAmenities: boolean;
  /** Whether a home loan can be reckoned: only what is sold. */
  readonly hasLoan: boolean;
}

/** Holds the facts of every kind. */
export const fieldsByKind: Readonly<Record<ListingKind, KindFields>> = {
  sell: {
    bar: ['size', 'carpetArea'],
    overview: ['superArea', 'carpetArea', 'size', 'possession', 'developer', 'furnished', 'age', 'floor'],
    details: ['price', 'pricePer', 'address', 'furnished', 'possession', 'age', 'bedrooms', 'balconies'],
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
      'furnished',
      'willingToRent',
      'duration',
      'age',
      'floor',
    ],
    details: [
      'rent',
      'deposit',
      'address',
      'furnished',
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
      'furnished',
      'carpetArea',
      'bedrooms',
      'duration',
    ],
    details: [
      'rentPerBed',
      'deposit',
      'address',
      'furnished',
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
};

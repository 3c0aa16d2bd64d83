/** Which fields each kind has, in the order and the step its form asks them; a question mark follows what may stay empty. */
import type { ListingKind } from '../../../api/contract/listings.schema.js';
import type { FieldName } from './fields.js';

/** Names a field as a form asks it: `price`, or `description?`. */
type Asked = FieldName | `${FieldName}?`;

/** The fields of one kind. */
export interface KindFields {
  /** Step one (S-250 to S-255). */
  readonly basics: readonly Asked[];
  /** Step two (S-280 to S-292). */
  readonly details: readonly Asked[];
  /** What is stored and answered but not asked. */
  readonly unasked: readonly FieldName[];
}

const floors = ['floorNumber?', 'totalFloors?'] as const;
const rooms = ['bedrooms?', 'bathrooms?', 'balconies?', ...floors, 'ageOfProperty?'] as const;
const rera = ['reraApproved?', 'reraNumber'] as const;
const end = ['amenities?', 'description?'] as const;

/** Holds the fields of the five kinds. */
export const kindFields = {
  sell: {
    basics: [
      'propertyType',
      'city',
      'locality',
      'society',
      'bhk',
      'furnishedType',
      'carpetArea',
      'carpetAreaUnit',
      'superArea',
      'superAreaUnit',
      'possessionStatus',
      'price',
    ],
    details: [...rooms, 'developer?', 'societyArea', 'societyAreaUnit', ...rera, ...end],
    unasked: ['buildings'],
  },
  rent: {
    basics: [
      'propertyType',
      'city',
      'locality',
      'societyName',
      'bhk',
      'furnishedType',
      'carpetArea',
      'areaUnit',
      'monthlyRent',
      'securityDeposit',
      'maintenance?',
      'willingToRent?',
      'durationOfAgreement?',
      'availableFrom',
    ],
    details: [...rooms, ...end],
    unasked: ['buildings'],
  },
  plot: {
    basics: [
      'city',
      'locality',
      'societyName',
      'plotArea',
      'areaUnit',
      'length',
      'breadth',
      'floorAllowed',
      'boundaryWall',
      'openSides',
      'possessionBy',
      'approvedBy',
      'ownershipType',
      'price',
    ],
    details: [...rera, 'amenities?', 'overlooking?', 'description?'],
    unasked: ['buildings'],
  },
  pg: {
    basics: [
      'propertyType',
      'city',
      'locality',
      'societyName',
      'roomType',
      'capacity',
      'availableFor',
      'bhk',
      'furnishedType',
      'carpetArea',
      'areaUnit',
      'monthlyRent',
      'securityDeposit',
      'maintenance?',
      'durationOfAgreement',
      'availableFrom',
    ],
    details: [...rooms, ...end],
    unasked: ['buildings'],
  },
  commercial: {
    basics: [
      'propertyType',
      'city',
      'locality',
      'projectName',
      'possessionStatus',
      'carpetArea',
      'areaUnit',
      'ownership',
      'price',
    ],
    details: ['washroom?', 'ageOfProperty?', 'totalFloors?', 'floorNumber?', ...rera, ...end],
    // C-29.
    unasked: ['bhk', 'buildings'],
  },
} as const satisfies Readonly<Record<ListingKind, KindFields>>;

/** Lists the fields of a kind that its cards and pages draw. */
export const drawnFieldsOf = (kind: ListingKind): readonly FieldName[] => {
  const { basics, details, unasked }: KindFields = kindFields[kind];
  return [...basics, ...details, ...unasked].map((name) => name.replace('?', '') as FieldName);
};

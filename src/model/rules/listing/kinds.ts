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

/** Names a step of a form. */
export type StepName = 'basics' | 'details';

/** Takes the mark of what may stay empty off a name. */
export type WithoutMark<Text> = Text extends `${infer Name}?` ? Name : Text;

/** Names a field that some form asks. */
export type AskedName = WithoutMark<(typeof kindFields)[ListingKind][StepName][number]>;

const nameOf = (asked: string): AskedName => asked.replace('?', '') as AskedName;

/** Lists the fields that a step of a kind asks, in their order. */
export const fieldsOfStep = (kind: ListingKind, step: StepName): readonly AskedName[] =>
  kindFields[kind][step].map(nameOf);

/** Lists the fields that the form of a kind asks. */
export const askedFields = (kind: ListingKind): readonly AskedName[] => [
  ...fieldsOfStep(kind, 'basics'),
  ...fieldsOfStep(kind, 'details'),
];

/** Lists every field of a kind. */
export const fieldsOf = (kind: ListingKind): readonly FieldName[] => [
  ...askedFields(kind),
  ...kindFields[kind].unasked,
];

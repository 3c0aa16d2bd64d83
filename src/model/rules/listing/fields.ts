/**
 * What a listing consists of: every field that cards and pages draw, once, by its name on the wire (S-440 to S-445). `kinds.ts`
 * says which kind has which, `more-facts.ts` adds what only filters and forms need, `checks.ts` says what may be entered. The
 * view, the wire, the table, forms and imports are derived from these.
 */

/**
 * How a value is written: `choice` is one of a list of texts (R2), `list` several; `rupees` and `number` are numbers; `size`
 * is a number that answers carry as text, `count` a text of digits, as are `floor` ("Ground" is 0) and `age` in years ("10+");
 * `date` is yyyy-MM-dd, `bhk` as in "2BHK", `flag` yes or no.
 */
export type FieldType =
  | 'text'
  | 'long-text'
  | 'choice'
  | 'bhk'
  | 'date'
  | 'rupees'
  | 'number'
  | 'size'
  | 'count'
  | 'floor'
  | 'age'
  | 'flag'
  | 'list';

/** What is to be known of one field, whatever the kind. */
export interface FieldFacts {
  readonly type: FieldType;
  /** Its name in the view when that is another one; fields that mean the same in different kinds share it. */
  readonly view?: string;
  /** The object of the wire that holds it (S-420, S-423). */
  readonly in?: 'features' | 'dimensions';
  /** The sizes it is the unit of. */
  readonly unitOf?: readonly string[];
  /** Ours and not of the specifications: a form that does not send it leaves it as it was. */
  readonly isAdded?: true;
  /** Answered to the owner alone, on our own site: it is in no answer of the market, and no file brings it by this name. */
  readonly isPrivate?: true;
}

const society = { type: 'text', view: 'society' } as const;
const unit = { type: 'choice', view: 'areaUnit' } as const;

/** Holds the fields. Money is in rupees, a size in the unit beside it, length and breadth in feet. */
export const fields = {
  propertyType: { type: 'choice' },
  city: { type: 'text' },
  locality: { type: 'text' },
  society,
  societyName: society,
  projectName: society,
  bhk: { type: 'bhk' },
  furnishedType: { type: 'choice' },

  carpetArea: { type: 'size', view: 'area' },
  plotArea: { type: 'size', view: 'area' },
  areaUnit: { ...unit, unitOf: ['carpetArea', 'plotArea'] },
  carpetAreaUnit: { ...unit, unitOf: ['carpetArea'] },
  superArea: { type: 'size' },
  superAreaUnit: { type: 'choice', unitOf: ['superArea'] },
  societyArea: { type: 'size' },
  societyAreaUnit: { type: 'choice', unitOf: ['societyArea'] },
  length: { type: 'count', in: 'dimensions' },
  breadth: { type: 'count', in: 'dimensions' },

  price: { type: 'rupees' },
  /** Of a bed for PG. */
  monthlyRent: { type: 'rupees', view: 'price' },
  securityDeposit: { type: 'rupees', view: 'deposit' },
  /** Of a month, beside the rent. */
  maintenance: { type: 'rupees', isAdded: true },

  possessionStatus: { type: 'choice', view: 'possession' },
  possessionBy: { type: 'choice', view: 'possession' },
  ownership: { type: 'choice' },
  ownershipType: { type: 'choice', view: 'ownership' },
  approvedBy: { type: 'choice' },
  developer: { type: 'text' },
  reraApproved: { type: 'choice' },
  reraNumber: { type: 'text' },

  availableFrom: { type: 'date' },
  durationOfAgreement: { type: 'choice', view: 'duration' },
  willingToRent: { type: 'list' },
  roomType: { type: 'choice' },
  availableFor: { type: 'choice' },
  /** Number of beds. */
  capacity: { type: 'count' },

  bedrooms: { type: 'count', in: 'features' },
  bathrooms: { type: 'count', in: 'features' },
  balconies: { type: 'count', in: 'features' },
  washroom: { type: 'count', in: 'features', view: 'washrooms' },
  floorNumber: { type: 'floor', in: 'features' },
  totalFloors: { type: 'floor', in: 'features' },
  ageOfProperty: { type: 'age', in: 'features', view: 'age' },
  floorAllowed: { type: 'count', in: 'features', view: 'floorsAllowed' },
  openSides: { type: 'choice', in: 'features' },
  boundaryWall: { type: 'flag', in: 'features' },

  overlooking: { type: 'list' },
  amenities: { type: 'list' },
  description: { type: 'long-text', isAdded: true },
  /** Nothing means that "1 Building" is shown (C-42). */
  buildings: { type: 'number', isAdded: true },
} as const satisfies Readonly<Record<string, FieldFacts>>;

/** Names a field as the wire, the forms and their refusals do. */
export type FieldName = keyof typeof fields;

/** Names what a field is called in the view. */
export type ViewNameOf<Name extends FieldName> = (typeof fields)[Name] extends {
  readonly view: infer View extends string;
}
  ? View
  : Name;

/** Names a field of the view. */
export type ViewName = { [Name in FieldName]: ViewNameOf<Name> }[FieldName];

/** Returns the facts of a field. */
export const factsOf = (name: FieldName): FieldFacts => fields[name];

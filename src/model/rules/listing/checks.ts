/** What may be entered in each field, and the literal text for what may not (S-320 to S-358); both sides check by it. */
import type { ListingKind } from '../../../api/contract/listings.schema.js';
import { optionOf } from '../aliases.js';
import { areaUnits } from '../area.js';
import type { PlotMessageId } from '../messages/plot.js';
import type { PostingMessageId } from '../messages/posting.js';
import * as features from '../options/features.js';
import * as filters from '../options/filters.js';
import * as more from '../options/more-facts.js';
import * as posting from '../options/posting.js';
import { isIsoDate } from '../validate/date.js';
import { type Form, textOf } from '../validate/form.js';
import { isDeposit, isMoney } from '../validate/money.js';
import { pinFault } from '../validate/point.js';
import { asksReraNumber } from '../validate/rera.js';
import { mostTourLink, tourHostOf } from '../validate/tour-link.js';
import { type Accepts, isSensibleText, lettersOnly, nameTest } from '../validate/text.js';
import { type FieldName, factsOf } from './catalogue.js';
import type { FieldType } from './fields.js';
import { isOptional } from './form-fields.js';

/** Names a text about what was entered. */
export type CheckMessageId = PostingMessageId | PlotMessageId;

/** What a check gets beside the value: which names are valid (C-30), and the value of the `with` field. */
interface Beside {
  readonly accepts: Accepts;
  readonly other: string;
}

/** What may be entered in a field. */
export interface FieldCheck {
  /** Says that it is required, and that it is wrong where nothing else does. */
  readonly missing?: CheckMessageId;
  readonly wrong?: CheckMessageId;
  /** Says what is wrong, where there are several texts for it. */
  readonly faultOf?: (value: string) => CheckMessageId | undefined;
  /** Checks a value that is not empty; without it the check of the field's type is used. */
  readonly test?: (value: string, beside: Beside) => boolean;
  /** The closed list it is chosen from, as the wire spells it. */
  readonly options?: readonly string[];
  /** The same in groups, by the name of each; '' names one that needs none. */
  readonly groups?: Readonly<Record<string, readonly string[]>>;
  /** Finds what is in the list without standing there (C-27). */
  readonly finds?: (value: string) => string | null;
  /** The value when nothing was chosen (C-28). */
  readonly standard?: string;
  /** Most characters, or digits of a count. */
  readonly most?: number;
  /** The field it is checked together with. */
  readonly with?: FieldName;
  /** The field whose value says whether it is asked at all; what is not asked is empty (C-26, S-242). */
  readonly when?: readonly [field: FieldName, isAsked: (value: string) => boolean];
}

/** Holds the most characters of a description. */
export const maxDescription = 2000;

/** Tells whether a text is digits with up to two decimals (S-328). */
const isDecimal = (text: string): boolean => /^\d{1,12}(\.\d{1,2})?$/.test(text);
/** Tells whether a text is a positive number without leading zero, up to two decimals (S-356). */
const isPositive = (text: string): boolean => /^[1-9]\d{0,8}(\.\d{1,2})?$/.test(text);

const digits =
  (most: number) =>
  (text: string): boolean =>
    text.length <= most && /^\d+$/.test(text);
const within =
  (least: number, most: number) =>
  (text: string): boolean =>
    digits(3)(text) && Number(text) >= least && Number(text) <= most;

/** C-23: from the ground floor up. */
const isFloor = within(0, 80);
/** S-333. */
const isAge = within(0, 100);

const testOfType: Partial<Record<FieldType, (text: string) => boolean>> = {
  rupees: isMoney,
  size: isDecimal,
  date: isIsoDate,
  floor: isFloor,
  // C-24.
  age: (text) => text === '10+' || isAge(text),
};

/** Letters and spaces, or a name that is known (C-30). */
const isName = (text: string, { accepts }: Beside): boolean => nameTest(accepts)(text);
const name: FieldCheck = { test: isName, missing: 'societyRequired', wrong: 'societyInvalid' };

/** S-333 by G-08. */
const feature: FieldCheck = { wrong: 'featureInvalid' };
const rooms: FieldCheck = { ...feature, test: within(1, 10), options: features.roomCountOptions };
const isSo: FieldCheck = { options: posting.yesOrNo };
const floors: FieldCheck = { ...feature, options: features.floorOptions };

const usual: Partial<Record<FieldName, FieldCheck>> = {
  propertyType: { missing: 'propertyTypeRequired' },
  city: { test: isName, missing: 'cityRequired', wrong: 'cityInvalid' },
  locality: { test: isName, missing: 'localityRequired', wrong: 'localityInvalid' },
  society: name,
  societyName: { ...name, wrong: 'projectInvalid' },
  projectName: { ...name, wrong: 'projectInvalid' },
  mapPin: { faultOf: pinFault, with: 'city' },
  bhk: { missing: 'bhkRequired', options: posting.bhkOptions, with: 'propertyType' },
  furnishedType: { missing: 'furnishedRequired', options: filters.furnishedOptions },

  carpetArea: { missing: 'carpetAreaRequired', wrong: 'areaInvalid' },
  carpetAreaUnit: { missing: 'carpetAreaUnitRequired', options: areaUnits },
  areaUnit: { missing: 'carpetAreaUnitRequired', options: areaUnits },
  superArea: { missing: 'superAreaRequired', wrong: 'areaInvalid' },
  superAreaUnit: { missing: 'superAreaUnitRequired', options: areaUnits },
  societyArea: { missing: 'societyAreaRequired' },
  societyAreaUnit: { missing: 'societyAreaUnitRequired', options: areaUnits },
  plotArea: { missing: 'plotAreaRequired', wrong: 'plotAreaInvalid' },
  length: { test: isPositive, missing: 'lengthRequired', wrong: 'sideInvalid' },
  breadth: { test: isPositive, missing: 'breadthRequired', wrong: 'sideInvalid' },

  price: { missing: 'priceRequired' },
  monthlyRent: { missing: 'rentRequired' },
  securityDeposit: { missing: 'depositRequired', test: isDeposit },

  possessionStatus: { missing: 'possessionStatusRequired', options: filters.possessionStatusOptions },
  possessionBy: {
    missing: 'possessionByRequired',
    options: posting.possessionByOptions(),
    finds: posting.possessionYear,
  },
  ownership: { missing: 'commercialOwnershipRequired', options: filters.ownershipOptions },
  ownershipType: { missing: 'ownershipRequired', options: filters.ownershipOptions },
  approvedBy: { missing: 'approvedByRequired', options: filters.approvedByOptions },
  developer: { test: isName, wrong: 'developerInvalid' },
  reraApproved: { options: filters.reraOptions, standard: 'Not Applicable' },
  // G-09.
  reraNumber: {
    missing: 'reraNumberRequired',
    test: isSensibleText,
    most: 40,
    with: 'reraApproved',
    when: ['reraApproved', asksReraNumber],
  },

  availableFrom: { missing: 'availableFromRequired', wrong: 'availableFromInvalid' },
  durationOfAgreement: { missing: 'durationRequired', options: posting.durationOptions },
  willingToRent: { options: posting.willingToRentOptions },
  roomType: { missing: 'roomTypeRequired', options: filters.roomTypeOptions },
  availableFor: { missing: 'availableForRequired', options: filters.availableForOptions },
  capacity: { test: digits(2), missing: 'capacityRequired', wrong: 'capacityInvalid' },

  bedrooms: rooms,
  bathrooms: rooms,
  balconies: rooms,
  washroom: rooms,
  floorNumber: {
    ...floors,
    with: 'totalFloors',
    test: (floor, { other: top }) => isFloor(floor) && !(isFloor(top) && Number(floor) > Number(top)),
  },
  totalFloors: floors,
  ageOfProperty: { ...feature, options: features.ageOptions },
  floorAllowed: { test: digits(3), missing: 'floorAllowedRequired', most: 3 },
  openSides: { missing: 'openSidesRequired', options: posting.openSidesOptions },
  boundaryWall: { missing: 'boundaryWallRequired', options: posting.yesOrNo },

  overlooking: { options: features.overlookingOptions },
  description: {
    test: (text) => text.length <= maxDescription,
    wrong: 'descriptionLong',
    most: maxDescription,
  },

  parking: { options: more.parkingOptions },
  facing: { options: more.facingOptions },
  negotiable: isSo,
  petsAllowed: isSo,
  meals: { options: more.mealOptions },
  sharing: { test: within(1, 10), options: ['1', '2', '3', '4', '5', '6'] },
  gateTime: { options: more.gateTimeOptions },
  attachedBath: isSo,
  bedsFree: { test: digits(2), most: 2 },
  extract712: isSo,
  naOrder: isSo,
  surveyNumber: { test: isSensibleText, most: 40 },
  roadWidth: { test: within(1, 400), most: 3 },
  tourLink: { test: (text) => tourHostOf(text) !== undefined, wrong: 'tourLinkInvalid', most: mostTourLink },
};

/** C-26: business space to let has no rooms to sleep in. */
const inHomes: FieldCheck = { when: ['propertyType', (type) => !posting.isBusinessType(type)] };

const homeAmenities: FieldCheck = {
  groups: { flatFurnishing: features.flatFurnishings, societyAmenities: features.societyAmenities },
};

const ofKind: Readonly<Record<ListingKind, Partial<Record<FieldName, FieldCheck>>>> = {
  sell: {
    propertyType: { options: posting.sellTypes },
    ageOfProperty: { options: features.sellAgeOptions, test: isAge },
    amenities: homeAmenities,
  },
  rent: {
    propertyType: { options: posting.rentTypes },
    societyName: { wrong: 'societyInvalid' },
    bhk: inHomes,
    bedrooms: inHomes,
    balconies: inHomes,
    amenities: homeAmenities,
  },
  pg: { propertyType: { options: posting.pgTypes }, amenities: homeAmenities },
  plot: {
    locality: { wrong: 'plotLocalityInvalid' },
    areaUnit: { missing: 'plotAreaUnitRequired' },
    price: { missing: 'costRequired' },
    amenities: { options: features.plotAmenities },
  },
  commercial: {
    propertyType: { options: posting.commercialTypes },
    price: { missing: 'commercialPriceRequired' },
    amenities: { groups: { '': features.commercialAmenities, buildingFeatures: features.buildingFeatures } },
  },
};

/** Returns what may be entered in a field of a kind. */
export const checkOf = (kind: ListingKind, field: FieldName): FieldCheck => ({
  ...usual[field],
  ...ofKind[kind][field],
});

/** Lists the choices of a field. */
export const optionsOf = (kind: ListingKind, field: FieldName): readonly string[] => {
  const { groups = {}, options = Object.values(groups).flat() } = checkOf(kind, field);
  return options;
};

/** Brings a choice into its own spelling (R2); null for one that is not on offer. */
export const choiceOf = (kind: ListingKind, field: FieldName, value: string): string | null =>
  optionOf(optionsOf(kind, field), value) ?? checkOf(kind, field).finds?.(value) ?? null;

/** Tells whether a field is asked, given the others. */
export const isAsked = (
  kind: ListingKind,
  field: FieldName,
  valueOf: (field: FieldName) => string,
): boolean => {
  const { when } = checkOf(kind, field);
  return when === undefined || when[1](valueOf(when[0]));
};

/** Returns the faults of some fields of a form; `live` ignores empty ones, for checks while typing (S-254). */
export const faultsOf = (
  kind: ListingKind,
  names: readonly FieldName[],
  form: Form<FieldName>,
  accepts: Accepts = lettersOnly,
  live = false,
): Partial<Record<FieldName, CheckMessageId>> => {
  const faults: Partial<Record<FieldName, CheckMessageId>> = {};
  const valueOf = (field: FieldName): string => textOf(form[field]);
  for (const field of names) {
    const { missing, wrong = missing ?? 'valueInvalid', ...check } = checkOf(kind, field);
    const { test = testOfType[factsOf(field).type] } = check;
    const value = valueOf(field);
    const beside = { accepts, other: check.with ? valueOf(check.with) : '' };
    if (value !== '') {
      const fault = test?.(value, beside) === false ? wrong : check.faultOf?.(value);
      if (fault) faults[field] = fault;
    } else if (missing && !live && !isOptional(kind, field) && isAsked(kind, field, valueOf))
      faults[field] = missing;
  }
  return faults;
};

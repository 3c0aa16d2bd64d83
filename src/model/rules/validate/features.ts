/** Bounds of the number features of step two (S-333, C-23, C-24, G-08). */
import type { PostingMessageId } from '../messages/posting.js';
import { check, type Errors, type Form, optionalValid, type Rule, type Rules } from './form.js';

/** Names the six features of a home, for sale, to rent or as PG (S-280, S-281). */
export type HomeFeature =
  | 'bedrooms'
  | 'bathrooms'
  | 'balconies'
  | 'floorNumber'
  | 'totalFloors'
  | 'ageOfProperty';

/** Names the features of commercial space (S-283). */
export type CommercialFeature = 'washroom' | 'floorNumber' | 'totalFloors' | 'ageOfProperty';

const isWithin =
  (least: number, most: number) =>
  (value: string): boolean =>
    /^\d{1,3}$/.test(value) && Number(value) >= least && Number(value) <= most;

const roomCount = optionalValid('featureInvalid', isWithin(1, 10));
const floor = isWithin(0, 80);
const ageInYears = isWithin(0, 100);

const floorNumber: Rule<'floorNumber' | 'totalFloors', PostingMessageId> = (value, other) => {
  if (value === '') return null;
  if (!floor(value)) return 'featureInvalid';
  const total = other('totalFloors');
  return floor(total) && Number(value) > Number(total) ? 'featureInvalid' : null;
};

/** Holds the rules of floors, shared by homes and commercial space: 0 to 80, no floor above the top one (C-23). */
export const floorRules = { floorNumber, totalFloors: optionalValid('featureInvalid', floor) } as const;

/** Holds the rule of an age in years as sale listings have it: 0 to 100 (S-333). */
export const sellAgeRule = optionalValid('featureInvalid', ageInYears);

/** Holds the rule of an age in years elsewhere: 0 to 100, or "10+" (C-24). */
export const ageRule = optionalValid('featureInvalid', (value) => value === '10+' || ageInYears(value));

/** Holds the rules of rooms: 1 to 10 each (S-333). */
export const roomRules = { bedrooms: roomCount, bathrooms: roomCount, balconies: roomCount } as const;

const homeRules: Rules<HomeFeature, PostingMessageId> = {
  ...roomRules,
  ...floorRules,
  ageOfProperty: ageRule,
};

/** Checks step two of a rent or PG listing (S-333 by G-08); every field may be empty. */
export const validateHomeFeatures = (form: Form<HomeFeature>): Errors<HomeFeature, PostingMessageId> =>
  check(homeRules, form);

/** Holds the rules of the features of commercial space, washrooms 1 to 10 (G-08). */
export const commercialFeatureRules: Rules<CommercialFeature, PostingMessageId> = {
  washroom: roomCount,
  ...floorRules,
  ageOfProperty: ageRule,
};

/** Checks step one of posting a home or business space to let; step two is `validateHomeFeatures`. */
import type { PostingMessageId } from '../messages/posting.js';
import { optionOf } from '../aliases.js';
import { commercialTypes } from '../options/posting.js';
import {
  carpetAreaRule,
  carpetAreaUnitRule,
  homeChoiceRules,
  moneyRule,
  placeRules,
  societyRule,
} from './basics.js';
import { isIsoDate } from './date.js';
import { check, type Errors, type Form, requiredValid, type Rules } from './form.js';
import { type Accepts, lettersOnly } from './text.js';

/** Names the checked fields of step one (S-251); willing to rent and duration may stay empty. */
export type RentBasicField =
  | 'propertyType'
  | 'city'
  | 'locality'
  | 'societyName'
  | 'bhk'
  | 'furnishedType'
  | 'carpetArea'
  | 'areaUnit'
  | 'monthlyRent'
  | 'securityDeposit'
  | 'availableFrom';

/** Tells whether a property type is business space, for which no BHK, bedrooms or balconies are asked (C-26). */
export const isBusinessType = (propertyType: string): boolean =>
  optionOf(commercialTypes, propertyType) !== null;

/** Makes the rules that rent and PG listings share, but for the name of the society (S-340 to S-342). */
export const lettingRules = (accepts: Accepts) => ({
  ...homeChoiceRules,
  ...placeRules(accepts),
  carpetArea: carpetAreaRule,
  areaUnit: carpetAreaUnitRule,
  monthlyRent: moneyRule('rentRequired'),
  securityDeposit: moneyRule('depositRequired'),
  availableFrom: requiredValid('availableFromRequired', 'availableFromInvalid', isIsoDate),
});

const rules = (accepts: Accepts): Rules<RentBasicField, PostingMessageId> => ({
  ...lettingRules(accepts),
  societyName: societyRule('societyInvalid', accepts),
  bhk: (value, other) => (value === '' && !isBusinessType(other('propertyType')) ? 'bhkRequired' : null),
});

/** Checks step one (S-340 to S-342, C-26); `accepts` tells which names pass beside letters and spaces (C-30). */
export const validateRentBasics = (
  form: Form<RentBasicField>,
  accepts: Accepts = lettersOnly,
): Errors<RentBasicField, PostingMessageId> => check(rules(accepts), form);

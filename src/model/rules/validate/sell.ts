/** Checks both steps of posting a home for sale. */
import type { PostingMessageId } from '../messages/posting.js';
import {
  carpetAreaRule,
  carpetAreaUnitRule,
  homeChoiceRules,
  isDecimal,
  moneyRule,
  placeRules,
  societyRule,
} from './basics.js';
import { floorRules, type HomeFeature, roomRules, sellAgeRule } from './features.js';
import { check, type Errors, type Form, optionalValid, required, requiredValid, type Rules } from './form.js';
import { reraNumberRule } from './rera.js';
import { type Accepts, lettersOnly, nameTest } from './text.js';

/** Names the fields of step one (S-250). */
export type SellBasicField =
  | 'propertyType'
  | 'city'
  | 'locality'
  | 'society'
  | 'bhk'
  | 'furnishedType'
  | 'carpetArea'
  | 'carpetAreaUnit'
  | 'superArea'
  | 'superAreaUnit'
  | 'possessionStatus'
  | 'price';

/** Names the fields of step two (S-280). */
export type SellDetailField =
  | HomeFeature
  | 'developer'
  | 'societyArea'
  | 'societyAreaUnit'
  | 'reraApproved'
  | 'reraNumber';

const basicRules = (accepts: Accepts): Rules<SellBasicField, PostingMessageId> => ({
  ...homeChoiceRules,
  ...placeRules(accepts),
  society: societyRule('societyInvalid', accepts),
  carpetArea: carpetAreaRule,
  carpetAreaUnit: carpetAreaUnitRule,
  superArea: requiredValid('superAreaRequired', 'areaInvalid', isDecimal),
  superAreaUnit: required('superAreaUnitRequired'),
  possessionStatus: required('possessionStatusRequired'),
  price: moneyRule('priceRequired'),
});

const detailRules = (accepts: Accepts): Rules<SellDetailField, PostingMessageId> => ({
  ...roomRules,
  ...floorRules,
  ageOfProperty: sellAgeRule,
  developer: optionalValid('developerInvalid', nameTest(accepts)),
  societyArea: (value) => (isDecimal(value) ? null : 'societyAreaRequired'),
  societyAreaUnit: required('societyAreaUnitRequired'),
  reraApproved: () => null,
  reraNumber: reraNumberRule,
});

/** Checks step one (S-321 to S-332); `accepts` tells which names pass beside letters and spaces (C-30). */
export const validateSellBasics = (
  form: Form<SellBasicField>,
  accepts: Accepts = lettersOnly,
): Errors<SellBasicField, PostingMessageId> => check(basicRules(accepts), form);

/** Checks step two (S-333 to S-336, C-23, G-09); `accepts` as in step one. */
export const validateSellDetails = (
  form: Form<SellDetailField>,
  accepts: Accepts = lettersOnly,
): Errors<SellDetailField, PostingMessageId> => check(detailRules(accepts), form);

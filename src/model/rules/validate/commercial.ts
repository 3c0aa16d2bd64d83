/** Checks both steps of posting commercial space. */
import type { PostingMessageId } from '../messages/posting.js';
import {
  carpetAreaRule,
  carpetAreaUnitRule,
  homeChoiceRules,
  moneyRule,
  placeRules,
  societyRule,
} from './basics.js';
import { type CommercialFeature, commercialFeatureRules } from './features.js';
import { check, type Errors, type Form, required, type Rules } from './form.js';
import { reraNumberRule } from './rera.js';
import { type Accepts, lettersOnly } from './text.js';

/** Names the fields of step one (S-255); BHK is never asked (C-29). */
export type CommercialBasicField =
  | 'propertyType'
  | 'city'
  | 'locality'
  | 'projectName'
  | 'possessionStatus'
  | 'carpetArea'
  | 'areaUnit'
  | 'ownership'
  | 'price';

/** Names the checked fields of step two (S-283). */
export type CommercialDetailField = CommercialFeature | 'reraApproved' | 'reraNumber';

const basicRules = (accepts: Accepts): Rules<CommercialBasicField, PostingMessageId> => ({
  propertyType: homeChoiceRules.propertyType,
  ...placeRules(accepts),
  projectName: societyRule('projectInvalid', accepts),
  possessionStatus: required('possessionStatusRequired'),
  carpetArea: carpetAreaRule,
  areaUnit: carpetAreaUnitRule,
  ownership: required('commercialOwnershipRequired'),
  price: moneyRule('commercialPriceRequired'),
});

const detailRules: Rules<CommercialDetailField, PostingMessageId> = {
  ...commercialFeatureRules,
  reraApproved: () => null,
  reraNumber: reraNumberRule,
};

/** Checks step one (S-350); `accepts` tells which names pass beside letters and spaces (C-30). */
export const validateCommercialBasics = (
  form: Form<CommercialBasicField>,
  accepts: Accepts = lettersOnly,
): Errors<CommercialBasicField, PostingMessageId> => check(basicRules(accepts), form);

/** Checks step two (S-333 by G-08, G-09). */
export const validateCommercialDetails = (
  form: Form<CommercialDetailField>,
): Errors<CommercialDetailField, PostingMessageId> => check(detailRules, form);

/** Checks both steps of posting a plot; step one also while typing. */
import type { PlotMessageId } from '../messages/plot.js';
import type { PostingMessageId } from '../messages/posting.js';
import { isDecimal, moneyRule, placeRules, societyRule } from './basics.js';
import { check, type Errors, type Form, required, requiredValid, type Rules } from './form.js';
import { reraNumberRule } from './rera.js';
import { type Accepts, lettersOnly, nameTest } from './text.js';

/** Names the fields of step one (S-253), nested ones by their own name. */
export type PlotBasicField =
  | 'city'
  | 'locality'
  | 'societyName'
  | 'plotArea'
  | 'areaUnit'
  | 'length'
  | 'breadth'
  | 'floorAllowed'
  | 'boundaryWall'
  | 'openSides'
  | 'possessionBy'
  | 'approvedBy'
  | 'ownershipType'
  | 'price';

/** Names the checked fields of step two (C-28). */
export type PlotDetailField = 'reraApproved' | 'reraNumber';

type Id = PostingMessageId | PlotMessageId;

/** Tells whether a text is a positive number without leading zero, up to two decimals (S-356). */
export const isPositive = (text: string): boolean => /^[1-9]\d{0,8}(\.\d{1,2})?$/.test(text);

const basicRules = (accepts: Accepts): Rules<PlotBasicField, Id> => ({
  city: placeRules(accepts).city,
  locality: requiredValid('localityRequired', 'plotLocalityInvalid', nameTest(accepts)),
  societyName: societyRule('projectInvalid', accepts),
  plotArea: requiredValid('plotAreaRequired', 'plotAreaInvalid', isDecimal),
  areaUnit: required('plotAreaUnitRequired'),
  length: requiredValid('lengthRequired', 'sideInvalid', isPositive),
  breadth: requiredValid('breadthRequired', 'sideInvalid', isPositive),
  floorAllowed: (value) => (/^\d{1,3}$/.test(value) ? null : 'floorAllowedRequired'),
  boundaryWall: required('boundaryWallRequired'),
  openSides: required('openSidesRequired'),
  possessionBy: required('possessionByRequired'),
  approvedBy: required('approvedByRequired'),
  ownershipType: required('ownershipRequired'),
  price: moneyRule('costRequired'),
});

const detailRules: Rules<PlotDetailField, PostingMessageId> = {
  reraApproved: () => null,
  reraNumber: reraNumberRule,
};

/** Checks step one (S-324, S-355 to S-358); with `live`, empty fields are left in peace (S-254). */
export const validatePlotBasics = (
  form: Form<PlotBasicField>,
  accepts: Accepts = lettersOnly,
  live = false,
): Errors<PlotBasicField, Id> => check(basicRules(accepts), form, live);

/** Checks step two: the RERA number (C-28, G-09). */
export const validatePlotDetails = (form: Form<PlotDetailField>): Errors<PlotDetailField, PostingMessageId> =>
  check(detailRules, form);

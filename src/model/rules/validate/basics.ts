/** Rules that step one of several posting forms share. */
import type { PostingMessageId } from '../messages/posting.js';
import { required, requiredValid } from './form.js';
import { isMoney } from './money.js';
import { type Accepts, nameTest } from './text.js';

/** Tells whether a text is digits with up to two decimals (S-328). */
export const isDecimal = (text: string): boolean => /^\d{1,12}(\.\d{1,2})?$/.test(text);

/** Makes the rules of city and locality (S-321, S-322). */
export const placeRules = (accepts: Accepts) => ({
  city: requiredValid('cityRequired', 'cityInvalid', nameTest(accepts)),
  locality: requiredValid('localityRequired', 'localityInvalid', nameTest(accepts)),
});

/** Makes the rule of a society or project name; the text for a wrong one differs by form (S-323). */
export const societyRule = (invalid: 'societyInvalid' | 'projectInvalid', accepts: Accepts) =>
  requiredValid('societyRequired', invalid, nameTest(accepts));

/** Holds the rules of the choices that homes share (S-325 to S-327). */
export const homeChoiceRules = {
  propertyType: required('propertyTypeRequired'),
  bhk: required('bhkRequired'),
  furnishedType: required('furnishedRequired'),
} as const;

/** Holds the rule of the carpet area (S-328, S-340). */
export const carpetAreaRule = requiredValid('carpetAreaRequired', 'areaInvalid', isDecimal);

/** Holds the rule of the carpet area's unit (S-330, S-340). */
export const carpetAreaUnitRule = required('carpetAreaUnitRequired');

/** Makes the rule of an amount of rupees; one that is 0 or too long counts as missing (S-332, S-341, G-15). */
export const moneyRule =
  <Id extends PostingMessageId | 'costRequired'>(id: Id) =>
  (value: string): Id | null =>
    isMoney(value) ? null : id;

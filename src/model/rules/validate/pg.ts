/** Checks step one of posting a PG room; step two is `validateHomeFeatures`. */
import type { PostingMessageId } from '../messages/posting.js';
import { societyRule } from './basics.js';
import { check, type Errors, type Form, required, requiredValid, type Rules } from './form.js';
import { lettingRules, type RentBasicField } from './rent.js';
import { type Accepts, lettersOnly } from './text.js';

/** Names the checked fields of step one: those of rent and four more (S-252, C-25). */
export type PgBasicField = RentBasicField | 'roomType' | 'capacity' | 'availableFor' | 'durationOfAgreement';

const rules = (accepts: Accepts): Rules<PgBasicField, PostingMessageId> => ({
  ...lettingRules(accepts),
  societyName: societyRule('projectInvalid', accepts),
  roomType: required('roomTypeRequired'),
  capacity: requiredValid('capacityRequired', 'capacityInvalid', (value) => /^\d{1,2}$/.test(value)),
  availableFor: required('availableForRequired'),
  durationOfAgreement: required('durationRequired'),
});

/** Checks step one (S-343 to S-346); `accepts` tells which names pass beside letters and spaces (C-30). */
export const validatePgBasics = (
  form: Form<PgBasicField>,
  accepts: Accepts = lettersOnly,
): Errors<PgBasicField, PostingMessageId> => check(rules(accepts), form);

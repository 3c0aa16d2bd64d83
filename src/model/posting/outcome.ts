/** The result of sending a form: success by its text, else the reason, and the form ready for another try. */
import type { PostedListing } from '../../api/contract/own-listings.schema.js';
import { hasStatus, isApiError, isScopeMissing, serverMessage } from '../../api/errors.js';
import { postingMessages } from '../rules/messages/posting.js';
import type { FieldName } from './field.js';
import { type FormFaults, shownFields } from './form-check.js';
import { backToReady, withoutTokens } from './media-items.js';
import { newId, type Posting } from './posting-state.js';

/** Thrown when some files did not arrive; the others are not sent again. */
export class UnsentFilesError extends Error {
  constructor(readonly reason: unknown) {
    super('Some files did not arrive.');
  }
}

/** Thrown when the person cancelled sending. */
export class CancelledError extends Error {}

/** Tells a success by its words: a 2xx answer may still say that it is none (S-475, S-476). */
export const isSuccess = ({ mode }: Posting['name'], { message }: PostedListing): boolean =>
  mode === 'edit' ? message === postingMessages.propertyUpdated : message !== postingMessages.postRefused;

/** Says why it failed: the server's own words, else those of the specifications for a failed request. */
const explained = ({ mode }: Posting['name'], failure: unknown): string => {
  if (failure instanceof CancelledError) return '';
  if (failure instanceof UnsentFilesError) return explained({ mode } as Posting['name'], failure.reason);
  const literal = mode === 'edit' ? postingMessages.updateFailed : postingMessages.postFailed;
  return (!hasStatus(failure, 500) && serverMessage(failure)) || literal;
};

const faultsOf = (posting: Posting, failure: unknown): FormFaults => {
  const given = isApiError(failure) && failure.reason === 'status' ? (failure.fields ?? {}) : {};
  return Object.fromEntries(Object.entries(given).filter(([name]) => isAsked(posting, name)));
};

const isAsked = ({ name: { listingType }, values }: Posting, field: string): boolean =>
  ([1, 2] as const).some((step) => shownFields(listingType, step, values).includes(field as FieldName));

const stepOf = ({ name: { listingType }, values }: Posting, faults: FormFaults): 1 | 2 => {
  const firsts = shownFields(listingType, 1, values);
  return Object.keys(faults).some((name) => firsts.includes(name as FieldName)) ? 1 : 2;
};

/** Puts a form back to work after a failure. */
export const failed = (posting: Posting, failure: unknown): Posting => {
  const faults = faultsOf(posting, failure);
  const isFaulty = Object.keys(faults).length > 0;
  const isLost =
    isApiError(failure) &&
    failure.reason === 'status' &&
    Boolean(failure.fields?.images ?? failure.fields?.video);
  const media = failure instanceof UnsentFilesError ? posting.media : backToReady(posting.media);
  return {
    ...posting,
    stage: 'form',
    faults,
    failure: isFaulty ? '' : explained(posting.name, failure),
    complaints: posting.complaints + (isFaulty ? 1 : 0),
    step: isFaulty ? stepOf(posting, faults) : posting.step,
    media: isLost ? withoutTokens(media) : media,
    // The server took an earlier version under this key: sent once more, it is a listing of its own.
    submission: hasStatus(failure, 409) ? newId() : posting.submission,
  };
};

const reasonOf = (failure: unknown): unknown =>
  failure instanceof UnsentFilesError ? failure.reason : failure;

/** Tells whether it failed for want of a session. */
export const isSessionFailure = (failure: unknown): boolean => hasStatus(reasonOf(failure), 401);

/** Tells whether signing in helps: there is no session, or a partner's page may not post. */
export const isSignInFailure = (failure: unknown): boolean =>
  isSessionFailure(failure) || isScopeMissing(reasonOf(failure));

/** Reads the kind of a path. */
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import { kindOf, listingKinds } from '../../src/model/rules/kinds.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import { ServiceError } from '../services/service-error.js';

/** Returns the kind by any of its names (R2); refuses other names and lists the kinds. */
export const kindFrom = (name: string): ListingKind => {
  const kind = kindOf(name);
  if (kind) return kind;
  const message = `kind must be one of ${listingKinds.join(', ')}.`;
  throw new ServiceError('invalid', message, { kind: message });
};

/** Refuses a form whose `type` names another kind than the path. */
export const refuseOtherKind = (kind: ListingKind, type: string | undefined): void => {
  if (!type || kindOf(type) === kind) return;
  const message = messageOf('typeMismatch');
  throw new ServiceError('invalid', message, { type: message });
};

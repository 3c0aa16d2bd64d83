/** Checks the one field of View Response. */
import type { ManageMessageId } from '../messages/manage.js';

/** Asks for a chosen property ID (S-359, S-383). */
export const validateResponseSearch = (propertyId: string): ManageMessageId | null =>
  propertyId.trim() === '' ? 'propertyIdRequired' : null;

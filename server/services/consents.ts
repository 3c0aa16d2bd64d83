/** What people agree to: given, taken back, and logged with the version and the language of the text. */
import type { Consents } from '../../src/api/contract/consents.schema.js';
import type { Sql } from '../db/database.js';
import { updateContactConsent } from '../repositories/account.js';
import { findConsents, insertConsent } from '../repositories/consent.js';

/** Consents; made by createConsents. */
export interface ConsentLog {
  /** Notes that the person agrees to be seen by owners they contact (D-15); once until it is taken back. */
  giveContact(userId: string, language: string): Promise<void>;
  /** Takes that back; who never agreed stays so. */
  withdrawContact(userId: string, language: string): Promise<void>;
  list(userId: string): Promise<Consents>;
}

/** Makes the service over a database. */
export const createConsents = (database: Sql, now: () => number = Date.now): ConsentLog => {
  const change = (userId: string, isGiven: boolean, language: string): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      const at = now();
      if (!(await updateContactConsent(transaction, userId, isGiven ? new Date(at) : null))) return;
      await insertConsent(transaction, { userId, subject: 'contact', isGiven, language }, at);
    });
  return {
    giveContact: (userId, language) => change(userId, true, language),
    withdrawContact: (userId, language) => change(userId, false, language),
    async list(userId) {
      return { consents: await findConsents(database, userId) };
    },
  };
};

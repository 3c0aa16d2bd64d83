/** The log of what people agreed to and took back. */
import type { ConsentEntry, ConsentSubject } from '../../src/api/contract/consents.schema.js';
import { consentVersions } from '../../src/model/rules/consents.js';
import type { Sql } from '../db/database.js';

/** A consent to be logged, of the text as it stands now. */
export interface NewConsent {
  userId: string;
  subject: ConsentSubject;
  isGiven: boolean;
  /** The language of the page; '' where that is not known. */
  language: string;
}

/** Logs a consent, or that it was taken back. */
export const insertConsent = async (
  database: Sql,
  { userId, subject, isGiven, language }: NewConsent,
  now: number,
): Promise<void> => {
  await database
    .insertInto('consent_entry')
    .values({
      ...{ user_id: userId, subject, is_given: isGiven, language },
      ...{ version: consentVersions[subject], at: new Date(now) },
    })
    .execute();
};

/** Lists a person's log, the newest first. */
export const findConsents = async (database: Sql, userId: string): Promise<ConsentEntry[]> => {
  const rows = await database
    .selectFrom('consent_entry')
    .select(['subject', 'is_given as isGiven', 'version', 'language', 'at'])
    .where('user_id', '=', userId)
    .orderBy('number', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
};

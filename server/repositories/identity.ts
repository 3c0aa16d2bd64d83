/** Identities of other services (Google) and their accounts. */
import type { Sql } from '../db/database.js';

/** An identity: the issuer, and the issuer's id of the person. */
export interface Identity {
  issuer: string;
  subject: string;
}

/** Finds the account of an identity. */
export const findIdentityOwner = async (
  database: Sql,
  { issuer, subject }: Identity,
): Promise<string | undefined> => {
  const found = await database
    .selectFrom('app_identity')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return found?.user_id;
};

/** Links an identity to an account. */
export const insertIdentity = async (
  database: Sql,
  { issuer, subject }: Identity,
  userId: string,
): Promise<void> => {
  await database
    .insertInto('app_identity')
    .values({ issuer, subject, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

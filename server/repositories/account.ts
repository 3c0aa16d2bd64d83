/** The accounts people sign in to. */
import { sql } from 'kysely';
import type { UserType } from '../../src/model/rules/user-types.js';
import type { Sql } from '../db/database.js';
import { deleteInvitesTo } from './agency.js';
import { insertAct } from './audit.js';

/** An account as its owner sees it. */
export interface Account {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  usertype: string;
  passwordHash: string | null;
  phoneVerified: boolean;
  emailVerified: boolean;
  agreedAt: Date | null;
  consentAt: Date | null;
  phoneChangedAt: Date | null;
  reraNumber: string | null;
  createdAt: Date;
}

/** An account to be made. */
export interface NewAccount {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  usertype: UserType;
  passwordHash: string | null;
  emailVerified: boolean;
  phoneVerified?: boolean;
  agreedAt: Date;
}

const accounts = (database: Sql) =>
  database
    .selectFrom('app_user')
    .select([
      'id',
      'name',
      'email',
      'phone',
      'usertype',
      'password_hash as passwordHash',
      'phone_verified as phoneVerified',
      'email_verified as emailVerified',
      'agreed_at as agreedAt',
      'contact_consent_at as consentAt',
      'phone_changed_at as phoneChangedAt',
      'rera_number as reraNumber',
      'created_at as createdAt',
    ]);

/** Finds an account by its id. */
export const findAccount = (database: Sql, id: string): Promise<Account | undefined> =>
  accounts(database).where('id', '=', id).executeTakeFirst();

/** Finds an account by its e-mail address, in any case. */
export const findAccountByEmail = (database: Sql, email: string): Promise<Account | undefined> =>
  accounts(database)
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();

/** Finds an account by its ten-digit phone number. */
export const findAccountByPhone = (database: Sql, phone: string): Promise<Account | undefined> =>
  accounts(database).where('phone', '=', phone).executeTakeFirst();

/** Tells whether a code proved the phone of an account. */
export const isPhoneProved = async (database: Sql, id: string): Promise<boolean> => {
  const found = await database
    .selectFrom('app_user')
    .select('phone_verified as isProved')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.isProved === true;
};

/** Tells whether an account may not sign in. */
export const isSuspended = async (database: Sql, id: string): Promise<boolean> => {
  const found = await database
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', id)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
};

/** Inserts an account; returns false when the e-mail address or the phone is taken. */
export const insertAccount = async (database: Sql, account: NewAccount): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('app_user')
    .values({
      id: account.id,
      name: account.name,
      email: account.email,
      phone: account.phone,
      usertype: account.usertype,
      password_hash: account.passwordHash,
      email_verified: account.emailVerified,
      phone_verified: account.phoneVerified ?? false,
      agreed_at: account.agreedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** The columns of an account that may change. */
export interface AccountChange {
  name?: string;
  email?: string | null;
  email_verified?: boolean;
  phone?: string | null;
  phone_verified?: boolean;
  phone_changed_at?: Date | null;
  usertype?: string;
  rera_number?: string | null;
  /** Null takes the password away. */
  password_hash?: string | null;
}

const isTaken = (thrown: unknown): boolean => (thrown as { code?: string }).code === '23505';

/** Notes or takes back that owners may see who contacts them; returns false where it is so already. */
export const updateContactConsent = async (
  transaction: Sql,
  id: string,
  at: Date | null,
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('app_user')
    .set({ contact_consent_at: at })
    .where('id', '=', id)
    .where('contact_consent_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Changes an account; returns false when the new e-mail address or phone is taken. */
export const updateAccount = async (database: Sql, id: string, change: AccountChange): Promise<boolean> => {
  try {
    await database.updateTable('app_user').set(change).where('id', '=', id).execute();
    return true;
  } catch (failure) {
    if (isTaken(failure)) return false;
    throw failure;
  }
};

/**
 * Ends every way into an account: sessions, identities, proofs, grants and trust of partners' pages, and, unless
 * `keepsPassword`, the password and the verification of the e-mail address.
 */
export const clearWaysIn = async (
  transaction: Sql,
  id: string,
  { keepsPassword }: { keepsPassword: boolean },
): Promise<void> => {
  for (const table of [
    'app_session',
    'app_identity',
    'sign_in_proof',
    'partner_grant',
    'partner_trust',
    'known_device',
  ] as const)
    await transaction.deleteFrom(table).where('user_id', '=', id).execute();
  if (!keepsPassword) await updateAccount(transaction, id, { password_hash: null, email_verified: false });
};

/**
 * Deletes an account. What is its own goes with its row; beside that what it wrote into reports, answers that others may
 * have repeated to them for a day and that name it, and codes that were printed.
 */
export const deleteAccount = (database: Sql, id: string): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ email: string | null; phone: string | null; isProved: boolean }>`
      select email, phone, email_verified as "isProved" from app_user where id = ${id} for update`.execute(
      transaction,
    );
    const { email = null, phone = null, isProved = false } = rows[0] ?? {};
    await transaction
      .updateTable('report')
      .set({ text: '', contact: null })
      .where('reporter_id', '=', id)
      .execute();
    await sql`delete from idempotency_key k using contact_unlock u
      where u.owner_id = ${id} and k.user_id = u.user_id
        and (strpos(k.reply, ${phone}::text) > 0 or strpos(k.reply, ${email}::text) > 0)`.execute(
      transaction,
    );
    // An address that nobody proved may be somebody else's, and so are its invitations.
    if (email !== null && isProved) await deleteInvitesTo(transaction, email);
    if (phone !== null) await transaction.deleteFrom('console_sms').where('phone', '=', phone).execute();
    await transaction.deleteFrom('app_user').where('id', '=', id).execute();
    await insertAct(transaction, { actorId: id, act: 'account-deleted', subject: id }, new Date());
  });

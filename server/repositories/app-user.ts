/** Accounts in the database. */
import type { Sql } from '../db/database.js';

/** An account to be written; without a password hash nobody can sign in to it by password. */
export interface NewAppUser {
  id: string;
  name: string;
  email?: string;
  phone?: string;
  usertype: 'Buyer/Owner/Tenant' | 'Agent' | 'Builder';
  passwordHash?: string;
}

/** Inserts accounts; skips those whose id, e-mail or phone exists. */
export const insertAppUsers = async (database: Sql, users: readonly NewAppUser[]): Promise<void> => {
  await database
    .insertInto('app_user')
    .values(
      users.map(({ id, name, email = null, phone = null, usertype, passwordHash = null }) => ({
        id,
        name,
        email,
        phone,
        usertype,
        password_hash: passwordHash,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Finds the account of an e-mail address, in any case. */
export const findAppUserByEmail = async (
  database: Sql,
  email: string,
): Promise<{ id: string; name: string; passwordHash: string | null } | undefined> =>
  database
    .selectFrom('app_user')
    .select(['id', 'name', 'password_hash as passwordHash'])
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();

/** Sets the password hash of an account. */
export const updateAppUserPassword = async (
  database: Sql,
  id: string,
  passwordHash: string,
): Promise<void> => {
  await database.updateTable('app_user').set({ password_hash: passwordHash }).where('id', '=', id).execute();
};

/** Locks an account until the transaction ends; other transactions may still insert rows that refer to it. */
export const lockAppUser = async (transaction: Sql, id: string): Promise<void> => {
  await transaction.selectFrom('app_user').select('id').where('id', '=', id).forNoKeyUpdate().execute();
};

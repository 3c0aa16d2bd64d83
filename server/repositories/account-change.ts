/** What accounts had before their e-mail address or phone changed, kept while that can be undone. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';

/** An account's address and phone before a change. */
export interface AccountChangeBefore {
  userId: string;
  email: string | null;
  phone: string | null;
  emailVerified: boolean;
  phoneVerified: boolean;
}

/** Notes a change under the digest of its token; times in milliseconds since 1970. */
export const insertAccountChange = async (
  transaction: Sql,
  token: string,
  before: AccountChangeBefore,
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<void> => {
  await transaction
    .insertInto('account_change')
    .values({
      token,
      user_id: before.userId,
      email: before.email,
      phone: before.phone,
      email_verified: before.emailVerified,
      phone_verified: before.phoneVerified,
      at: new Date(now),
      expires_at: new Date(expiresAt),
    })
    .execute();
};

/** Takes a change that can still be undone, and with it every later one of the account; undefined when there is none. */
export const takeAccountChange = async (
  transaction: Sql,
  token: string,
  now: number,
): Promise<AccountChangeBefore | undefined> => {
  const found = await transaction
    .deleteFrom('account_change')
    .where('token', '=', token)
    .where('expires_at', '>', new Date(now))
    .returning([
      'user_id as userId',
      'email',
      'phone',
      'email_verified as emailVerified',
      'phone_verified as phoneVerified',
      'at',
    ])
    .executeTakeFirst();
  if (!found) return undefined;
  const { at, ...before } = found;
  await transaction
    .deleteFrom('account_change')
    .where('user_id', '=', before.userId)
    .where('at', '>=', at)
    .execute();
  return before;
};

/** Tells whether an address or phone may still go back to an account other than the given one. */
export const isReserved = async (
  database: Sql,
  { email, phone }: { email: string; phone: string },
  now: number,
  butUserId = '',
): Promise<boolean> => {
  const { rows } = await sql`select 1 from account_change
    where (lower(email) = ${email} or phone = ${phone}) and user_id <> ${butUserId}
      and expires_at > ${new Date(now).toISOString()}::timestamptz limit 1`.execute(database);
  return rows.length > 0;
};

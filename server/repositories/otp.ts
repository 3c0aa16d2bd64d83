/** Sign-in codes, hashed, one a phone at a time; and the number of wrong ones a day. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';

/** Wrong tries that end a code (D-25). */
export const maxTries = 5;
/** Wrong tries over all codes that block a phone until the next day (D-25). */
export const maxWrongTries = 15;

/** A code to be stored; the phone is a digest. */
export interface NewCode {
  phoneKey: string;
  choice: string;
  codeHash: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Stores a code in place of the phone's last one. */
export const upsertCode = async (database: Sql, code: NewCode): Promise<void> => {
  const values = {
    choice: code.choice,
    code_hash: code.codeHash,
    tries: 0,
    expires_at: new Date(code.expiresAt),
  };
  await database
    .insertInto('otp_code')
    .values({ phone_key: code.phoneKey, ...values })
    .onConflict((conflict) => conflict.column('phone_key').doUpdateSet(values))
    .execute();
};

/** Counts a try before it is checked and returns the hash to check; undefined when there is no valid code. */
export const countTry = async (
  transaction: Sql,
  phoneKey: string,
  choice: string,
  now: number,
): Promise<string | undefined> => {
  const found = await transaction
    .updateTable('otp_code')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('phone_key', '=', phoneKey)
    .where('choice', '=', choice)
    .where('tries', '<', maxTries)
    .where('expires_at', '>', new Date(now))
    .returning('code_hash as codeHash')
    .executeTakeFirst();
  return found?.codeHash;
};

/** Deletes a used code; returns false when it is expired or another request was faster. */
export const deleteCode = async (
  database: Sql,
  phoneKey: string,
  codeHash: string,
  now: number,
): Promise<boolean> => {
  const { numDeletedRows } = await database
    .deleteFrom('otp_code')
    .where('phone_key', '=', phoneKey)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Tells whether a phone is blocked on a day, yyyy-MM-dd. */
export const isPhoneLocked = async (database: Sql, phoneKey: string, day: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from otp_guess
    where phone_key = ${phoneKey} and day = ${day}::date and wrong >= ${maxWrongTries}`.execute(database);
  return rows.length > 0;
};

/** Counts a guess as wrong before it is checked; returns false when the day's limit is reached. */
export const countWrongTry = async (transaction: Sql, phoneKey: string, day: string): Promise<boolean> => {
  const { rows } = await sql`insert into otp_guess as g (phone_key, day, wrong)
    values (${phoneKey}, ${day}::date, 1)
    on conflict (phone_key, day) do update set wrong = g.wrong + 1 where g.wrong < ${maxWrongTries}
    returning 1`.execute(transaction);
  return rows.length > 0;
};

/** Subtracts a guess that turned out to be right. */
export const uncountWrongTry = async (database: Sql, phoneKey: string, day: string): Promise<void> => {
  await sql`update otp_guess set wrong = greatest(wrong - 1, 0)
    where phone_key = ${phoneKey} and day = ${day}::date`.execute(database);
};

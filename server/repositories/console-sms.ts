/** The messages of the console sender, for development. */
import type { Sql } from '../db/database.js';

/** Stores the last message to a phone; a message without a code leaves the last code in place. */
export const upsertConsoleSms = async (
  database: Sql,
  sms: { phone: string; message: string; code: string | null },
  now: number,
): Promise<void> => {
  const { phone, message, code } = sms;
  const sent_at = new Date(now);
  await database
    .insertInto('console_sms')
    .values({ phone, message, code, sent_at })
    .onConflict((conflict) =>
      conflict.column('phone').doUpdateSet({ message, sent_at, ...(code !== null && { code }) }),
    )
    .execute();
};

/** Finds the last message and code to a phone. */
export const findConsoleSms = (database: Sql, phone: string) =>
  database
    .selectFrom('console_sms')
    .select(['message', 'code', 'sent_at as sentAt'])
    .where('phone', '=', phone)
    .executeTakeFirst();

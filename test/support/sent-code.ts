/** The code that a test server has sent to a phone; it is on its way a moment after the answer. */
import type { TestServer } from './server.js';

/** Waits for the code; throws when none comes within ten seconds. */
export const sentCode = async (
  { database }: Pick<TestServer, 'database'>,
  phone: string,
): Promise<string> => {
  for (let tries = 0; tries < 500; tries += 1) {
    const row = await database.sql
      .selectFrom('console_sms')
      .select('code')
      .where('phone', '=', phone)
      .executeTakeFirst();
    if (row?.code) return row.code;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`No code came to ${phone}.`);
};

/** What links in mails are signed with, made when it is first asked for. */
import type { Sql } from '../db/database.js';

/** Returns the secret, the same for all servers of a database. */
export const findLinkSecret = async (database: Sql): Promise<string> => {
  await database
    .insertInto('link_secret')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await database.selectFrom('link_secret').select('secret').executeTakeFirstOrThrow();
  return secret;
};

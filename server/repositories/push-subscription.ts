/** Browsers that people want to be told in. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';

/** Where a browser is reached, and the keys that messages are sealed with. */
export interface PushSubscription {
  sessionId: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Notes the browser of a session; a browser that was another session's, or person's, is this one's now. */
export const upsertPushSubscription = async (
  database: Sql,
  { sessionId, endpoint, keys, userId, language }: PushSubscription & { userId: string; language: string },
  now: number,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    // By the digest, which has the index.
    await sql`delete from push_subscription where md5(endpoint) = md5(${endpoint}) and session_id <> ${sessionId}`.execute(
      transaction,
    );
    const facts = {
      ...{ user_id: userId, endpoint, language },
      ...{ p256dh: keys.p256dh, auth: keys.auth, at: new Date(now) },
    };
    await transaction
      .insertInto('push_subscription')
      .values({ session_id: sessionId, ...facts })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(facts))
      .execute();
  });

/** Lists the browsers of a person. */
export const listPushSubscriptions = async (database: Sql, userId: string): Promise<PushSubscription[]> => {
  const rows = await database
    .selectFrom('push_subscription')
    .select(['session_id as sessionId', 'endpoint', 'p256dh', 'auth'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ sessionId, endpoint, p256dh, auth }) => ({
    sessionId,
    endpoint,
    keys: { p256dh, auth },
  }));
};

/** Forgets the browser of a session. */
export const deletePushSubscription = async (database: Sql, sessionId: string): Promise<void> => {
  await database.deleteFrom('push_subscription').where('session_id', '=', sessionId).execute();
};

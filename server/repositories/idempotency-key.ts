/** Responses stored under the Idempotency-Keys of clients, for repeating them. */
import type { Sql } from '../db/database.js';

/** Milliseconds a response is stored. */
export const keyLife = 24 * 3_600_000;

/** Finds the request and the reply of a key. */
export const findStoredResponse = (transaction: Sql, userId: string, key: string, now: number) =>
  transaction
    .selectFrom('idempotency_key')
    .select(['request', 'reply'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('at', '>', new Date(now - keyLife))
    .executeTakeFirst();

/** Stores a response under a key, in place of an older one of that key. */
export const insertStoredResponse = async (
  transaction: Sql,
  response: { userId: string; key: string; request: string; reply: string },
  now: number,
): Promise<void> => {
  const { userId, key, request, reply } = response;
  const at = new Date(now);
  await transaction
    .insertInto('idempotency_key')
    .values({ user_id: userId, key, request, reply, at })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet({ request, reply, at }))
    .execute();
};

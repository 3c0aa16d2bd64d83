/** Answers kept under the keys their clients gave, for repeating them. */
import type { Sql } from '../db/database.js';

/** Milliseconds an answer is kept. */
export const keyLife = 24 * 3_600_000;

/** Finds what was asked and answered under a key. */
export const findKeptReply = (transaction: Sql, userId: string, key: string, now: number) =>
  transaction
    .selectFrom('idempotency_key')
    .select(['request', 'reply'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('at', '>', new Date(now - keyLife))
    .executeTakeFirst();

/** Keeps an answer under a key; an older one of that key is forgotten. */
export const insertKeptReply = async (
  transaction: Sql,
  kept: { userId: string; key: string; request: string; reply: string },
  now: number,
): Promise<void> => {
  const { userId, key, request, reply } = kept;
  const at = new Date(now);
  await transaction
    .insertInto('idempotency_key')
    .values({ user_id: userId, key, request, reply, at })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet({ request, reply, at }))
    .execute();
};

/** Runs what costs coins: one transaction that locks the account first, and each key only once. */
import type { Sql } from '../db/database.js';
import { lockBalance } from '../repositories/coin-account.js';
import { findKeptReply, insertKeptReply } from '../repositories/idempotency-key.js';
import { digestOf } from './digest.js';
import { Refusal } from './refusal.js';

/** Who asks for what. */
export interface PaidCall {
  userId: string;
  /** The Idempotency-Key, when there was one. */
  key: string | undefined;
  /** The call and its body in words that are the same exactly when the request is. */
  request: readonly (string | number | undefined)[];
}

/** What a call works with: the transaction, and the coins the account has. */
export type PaidWork<T> = (transaction: Sql, balance: number) => Promise<T>;

const keyForm = /^[\x21-\x7e]{1,200}$/;

/** Runs the work, or repeats its answer of the last 24 hours; a refusal changes nothing and keeps nothing. */
export const runPaid = async <T extends object>(
  database: Sql,
  { userId, key, request }: PaidCall,
  now: number,
  work: PaidWork<T>,
): Promise<T> => {
  if (key !== undefined && !keyForm.test(key))
    throw new Refusal('invalid', 'Idempotency-Key must be 1 to 200 visible characters.');
  const digest = digestOf(JSON.stringify(request));
  return database.transaction().execute(async (transaction) => {
    const balance = await lockBalance(transaction, userId);
    const kept = key === undefined ? undefined : await findKeptReply(transaction, userId, key, now);
    if (kept && kept.request !== digest)
      throw new Refusal('conflict', 'This Idempotency-Key was used for another request.');
    if (kept) return JSON.parse(kept.reply) as T;
    const reply = await work(transaction, balance);
    if (key !== undefined)
      await insertKeptReply(transaction, { userId, key, request: digest, reply: JSON.stringify(reply) }, now);
    return reply;
  });
};

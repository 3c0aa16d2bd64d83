/** Runs a call in one transaction, and each Idempotency-Key only once. */
import type { Sql } from '../db/database.js';
import { findStoredResponse, insertStoredResponse } from '../repositories/idempotency-key.js';
import { digestOf } from './digest.js';
import { ServiceError } from './service-error.js';

/** Who asks for what. */
export interface KeyedCall {
  userId: string;
  /** The Idempotency-Key, when there was one. */
  key: string | undefined;
  /** The call and its body, equal exactly when the requests are. */
  request: readonly unknown[];
}

const keyForm = /^[\x21-\x7e]{1,200}$/;

const digestOfCall = ({ request }: KeyedCall): string => digestOf(JSON.stringify(request));

/** Finds the reply of this call in the last 24 hours; refuses a key that was used for another request. */
export const findStoredReply = async <T extends object>(
  database: Sql,
  call: KeyedCall,
  now: number,
): Promise<T | undefined> => {
  const { userId, key } = call;
  if (key === undefined) return undefined;
  if (!keyForm.test(key))
    throw new ServiceError('invalid', 'Idempotency-Key must be 1 to 200 visible characters.');
  const stored = await findStoredResponse(database, userId, key, now);
  if (stored && stored.request !== digestOfCall(call))
    throw new ServiceError('conflict', 'This Idempotency-Key was used for another request.');
  return stored && (JSON.parse(stored.reply) as T);
};

/**
 * Runs the work, or repeats its reply of the last 24 hours; a refusal changes and stores nothing. `lock` makes calls of
 * one person wait for each other, and its result is passed to the work.
 */
export const runIdempotent = async <T extends object, L>(
  database: Sql,
  call: KeyedCall,
  now: number,
  lock: (transaction: Sql) => Promise<L>,
  work: (transaction: Sql, locked: L) => Promise<T>,
): Promise<T> =>
  database.transaction().execute(async (transaction) => {
    const locked = await lock(transaction);
    const repeat = await findStoredReply<T>(transaction, call, now);
    if (repeat) return repeat;
    const reply = await work(transaction, locked);
    const { userId, key } = call;
    if (key !== undefined)
      await insertStoredResponse(
        transaction,
        { userId, key, request: digestOfCall(call), reply: JSON.stringify(reply) },
        now,
      );
    return reply;
  });

/** Runs what costs coins: one transaction that locks the account first, and each key only once. */
import type { Sql } from '../db/database.js';
import { lockBalance } from '../repositories/coin-account.js';
import { type KeyedCall, runIdempotent } from './idempotency.js';

/** Who asks for what. */
export type PaidCall = KeyedCall;

/** The work of a paid call, with the transaction and the balance of the account. */
export type PaidWork<T> = (transaction: Sql, balance: number) => Promise<T>;

/** Runs the work, or repeats its reply of the last 24 hours; a refusal changes and stores nothing. */
export const runPaid = <T extends object>(
  database: Sql,
  call: PaidCall,
  now: number,
  work: PaidWork<T>,
): Promise<T> =>
  runIdempotent(database, call, now, (transaction) => lockBalance(transaction, call.userId), work);

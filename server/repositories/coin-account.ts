/** Coin accounts and their ledger; every change is an entry, and the entries add up to the balance. */
import type { CoinReason } from '../../src/api/contract/coins.schema.js';
import type { Sql } from '../db/database.js';

/** A change of a balance, in coins. */
export interface NewCoinEntry {
  userId: string;
  amount: number;
  reason: CoinReason;
  ownerId?: string | undefined;
  listingId?: string | undefined;
  note?: string | undefined;
}

/** Reads a balance; 0 for an account that was never opened. */
export const findBalance = async (database: Sql, userId: string): Promise<number> => {
  const found = await database
    .selectFrom('coin_account')
    .select('balance')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found?.balance ?? 0;
};

/** Opens a coin account; returns false when it was open. */
export const insertCoinAccount = async (transaction: Sql, userId: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('coin_account')
    .values({ user_id: userId, balance: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** Locks an account until the transaction ends and returns its balance; the first statement of every paid transaction. */
export const lockBalance = async (transaction: Sql, userId: string): Promise<number> => {
  const lock = () =>
    transaction
      .selectFrom('coin_account')
      .select('balance')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
  const found = await lock();
  if (found) return found.balance;
  await insertCoinAccount(transaction, userId);
  return (await lock())?.balance ?? 0;
};

/** Changes the balance of a locked account, with its ledger entry; returns the new balance. */
export const insertCoinEntry = async (
  transaction: Sql,
  { userId, amount, reason, ownerId, listingId, note }: NewCoinEntry,
  now: number,
): Promise<number> => {
  const { balance, entries } = await transaction
    .updateTable('coin_account')
    .set((column) => ({
      balance: column('balance', '+', amount),
      entries: column('entries', '+', 1),
    }))
    .where('user_id', '=', userId)
    .returning(['balance', 'entries'])
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('coin_entry')
    .values({
      user_id: userId,
      number: entries,
      at: new Date(now),
      amount,
      balance,
      reason,
      owner_id: ownerId ?? null,
      listing_id: listingId ?? null,
      note: note ?? null,
    })
    .execute();
  return balance;
};

/** Lists entries, the newest first, with the public id of the listing if it still exists. */
export const findCoinEntries = (database: Sql, userId: string, before: number | undefined, limit: number) => {
  const query = database
    .selectFrom('coin_entry as e')
    .leftJoin('listing as l', 'l.id', 'e.listing_id')
    .select([
      'e.number',
      'e.at',
      'e.amount',
      'e.balance',
      'e.reason',
      'e.note',
      'l.property_id as propertyId',
    ])
    .where('e.user_id', '=', userId)
    .orderBy('e.number', 'desc')
    .limit(limit);
  return (before === undefined ? query : query.where('e.number', '<', before)).execute();
};

/** Orders of coins, and the events of their payments. */
import type { Selectable } from 'kysely';
import type { Sql } from '../db/database.js';
import type { CoinOrderTable, PaymentEventTable } from '../db/order-tables.js';
import type { Insertable } from 'kysely';

/** An order as it is stored, with the numbers of its papers. */
export type StoredOrder = Selectable<CoinOrderTable>;

/** Inserts an order. */
export const insertCoinOrder = async (database: Sql, order: Insertable<CoinOrderTable>): Promise<void> => {
  await database.insertInto('coin_order').values(order).execute();
};

/** Finds an order by its id. */
export const findCoinOrder = (database: Sql, id: string): Promise<StoredOrder | undefined> =>
  database.selectFrom('coin_order').selectAll().where('id', '=', id).executeTakeFirst();

/** Finds an order and locks it until the transaction ends. */
export const lockCoinOrder = (transaction: Sql, id: string): Promise<StoredOrder | undefined> =>
  transaction.selectFrom('coin_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Lists a person's orders, the newest first. */
export const findCoinOrders = (database: Sql, userId: string, limit: number): Promise<StoredOrder[]> =>
  database
    .selectFrom('coin_order')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Changes an order. */
export const updateCoinOrder = async (
  database: Sql,
  id: string,
  change: Partial<
    Pick<
      StoredOrder,
      | 'provider_id'
      | 'pay_url'
      | 'state'
      | 'payment_id'
      | 'paid_paise'
      | 'asked_at'
      | 'paid_at'
      | 'refunded_at'
    >
  >,
): Promise<void> => {
  await database.updateTable('coin_order').set(change).where('id', '=', id).execute();
};

/** Lists open orders that the provider was last asked about before a moment, those that waited longest first. */
export const findUnaskedOrders = (database: Sql, before: Date, limit: number): Promise<StoredOrder[]> =>
  database
    .selectFrom('coin_order')
    .selectAll()
    .where('state', '=', 'open')
    .where('asked_at', '<=', before)
    .orderBy('asked_at')
    .limit(limit)
    .execute();

/** Lists orders whose money is to go back and has not. */
export const findUnsentRefunds = (database: Sql, limit: number): Promise<StoredOrder[]> =>
  database
    .selectFrom('coin_order')
    .selectAll()
    .where('state', '=', 'refunded')
    .where('refunded_at', 'is', null)
    .orderBy('paid_at')
    .limit(limit)
    .execute();

/** Notes an event; returns false when it is known already. */
export const insertPaymentEvent = async (
  transaction: Sql,
  event: Insertable<PaymentEventTable>,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('payment_event')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** Notes what an event did. */
export const updateEventOutcome = async (
  transaction: Sql,
  { provider, id, outcome }: { provider: string; id: string; outcome: string },
): Promise<void> => {
  await transaction
    .updateTable('payment_event')
    .set({ outcome })
    .where('provider', '=', provider)
    .where('id', '=', id)
    .execute();
};

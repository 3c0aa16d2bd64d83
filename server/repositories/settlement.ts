/** Settlements: the coins taken for each reveal and message, open until update-coins closes them (docs/decisions/0006). */
import type { ContactAction } from '../db/coin-tables.js';
import type { Sql } from '../db/database.js';
import { newId } from './listing/ids.js';

/** Milliseconds in which an open settlement is closed by update-coins. */
export const settlementLife = 10 * 60_000;

/** A page of a partner: the key it calls under and its exact origin. */
export interface SettlementPage {
  key: string;
  origin: string;
}

/** A settlement to be opened; `coins` is 2, 1, or 0 when the contact was already paid for. */
export interface NewSettlement {
  userId: string;
  action: ContactAction;
  ownerId: string;
  listingId: string | undefined;
  coins: number;
  /** The partner's page that it happens on; undefined on our own site. */
  page: SettlementPage | undefined;
}

/** Opens a settlement. */
export const insertSettlement = async (
  transaction: Sql,
  { userId, action, ownerId, listingId, coins, page }: NewSettlement,
  now: number,
): Promise<void> => {
  await transaction
    .insertInto('coin_settlement')
    .values({
      id: newId(now),
      user_id: userId,
      action,
      owner_id: ownerId,
      listing_id: listingId ?? null,
      coins,
      opened_at: new Date(now),
      partner_key: page?.key ?? null,
      origin: page?.origin ?? null,
    })
    .execute();
};

/** Finds the oldest open settlement of the last 10 minutes on a partner's page, or on our own site; the account must be locked. */
export const findOpenSettlement = (
  transaction: Sql,
  { userId, page }: Pick<NewSettlement, 'userId' | 'page'>,
  now: number,
) =>
  transaction
    .selectFrom('coin_settlement')
    .select(['id', 'coins', 'action', 'owner_id as ownerId', 'listing_id as listingId'])
    .where('user_id', '=', userId)
    .where('partner_key', 'is not distinct from', page?.key ?? null)
    .where('origin', 'is not distinct from', page?.origin ?? null)
    .where('closed_at', 'is', null)
    .where('opened_at', '>', new Date(now - settlementLife))
    .orderBy('opened_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Closes a settlement with its final coins. */
export const closeSettlement = async (
  transaction: Sql,
  id: string,
  coins: number,
  now: number,
): Promise<void> => {
  await transaction
    .updateTable('coin_settlement')
    .set({ closed_at: new Date(now), coins })
    .where('id', '=', id)
    .execute();
};

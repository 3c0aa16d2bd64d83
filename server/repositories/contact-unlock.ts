/** Paid contacts: one row for each person, action and owner or listing, never deleted. */
import type { ContactAction } from '../db/coin-tables.js';
import type { Sql } from '../db/database.js';

/** A contact to be unlocked; the target of a number is the owner, that of a message the listing. */
export interface NewUnlock {
  userId: string;
  action: ContactAction;
  target: string;
  ownerId: string;
  listingId: string | undefined;
  coins: number;
}

/** Tells whether a contact is paid for. */
export const findUnlock = async (
  database: Sql,
  userId: string,
  action: ContactAction,
  target: string,
): Promise<boolean> => {
  const found = await database
    .selectFrom('contact_unlock')
    .select('target')
    .where('user_id', '=', userId)
    .where('action', '=', action)
    .where('target', '=', target)
    .executeTakeFirst();
  return found !== undefined;
};

/** Records that a contact is paid for; the account must be locked. */
export const insertUnlock = async (transaction: Sql, unlock: NewUnlock, now: number): Promise<void> => {
  const { userId, action, target, ownerId, listingId, coins } = unlock;
  await transaction
    .insertInto('contact_unlock')
    .values({
      user_id: userId,
      action,
      target,
      owner_id: ownerId,
      listing_id: listingId ?? null,
      coins,
      at: new Date(now),
    })
    .execute();
};

/** Adds a coin to the price paid for a contact. */
export const updateUnlockCoins = async (
  transaction: Sql,
  userId: string,
  action: ContactAction,
  target: string,
): Promise<void> => {
  await transaction
    .updateTable('contact_unlock')
    .set((column) => ({ coins: column('coins', '+', 1) }))
    .where('user_id', '=', userId)
    .where('action', '=', action)
    .where('target', '=', target)
    .execute();
};

/** Deletes an unlock, when its message could not be sent. */
export const deleteUnlock = async (
  transaction: Sql,
  userId: string,
  action: ContactAction,
  target: string,
): Promise<void> => {
  await transaction
    .deleteFrom('contact_unlock')
    .where('user_id', '=', userId)
    .where('action', '=', action)
    .where('target', '=', target)
    .execute();
};

/** Counts the numbers a person has unlocked since a moment, in milliseconds since 1970. */
export const countUnlocksSince = async (database: Sql, userId: string, since: number): Promise<number> => {
  const { count } = await database
    .selectFrom('contact_unlock')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('action', '=', 'number')
    .where('at', '>', new Date(since))
    .executeTakeFirstOrThrow();
  return count;
};

/** Lists a person's paid contacts, the newest first, with owner and listing if they still exist. */
export const findUnlocksOf = (database: Sql, userId: string) =>
  database
    .selectFrom('contact_unlock as c')
    .innerJoin('app_user as u', 'u.id', 'c.owner_id')
    .leftJoin('listing as l', (join) =>
      join.onRef('l.id', '=', 'c.listing_id').on('l.deleted_at', 'is', null),
    )
    .select([
      'c.action',
      'c.owner_id as ownerId',
      'c.coins',
      'c.at',
      'u.name',
      'u.phone',
      'u.email',
      'l.id as listingId',
      'l.property_id as propertyId',
      'l.kind',
      'l.project',
      'l.property_type as propertyType',
      'l.locality',
      'l.city',
    ])
    .where('c.user_id', '=', userId)
    .orderBy('c.at', 'desc')
    .orderBy('c.target')
    .limit(500)
    .execute();

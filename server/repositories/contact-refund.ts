/** Coins asked back for contacts. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { ContactRefundTable } from '../db/order-tables.js';
import type { Sql } from '../db/database.js';

/** A request as it is stored. */
export type StoredRefund = Selectable<ContactRefundTable>;

/** What a person paid for an owner's number; undefined when the number was never unlocked. */
export const findNumberUnlock = (database: Sql, userId: string, ownerId: string) =>
  database
    .selectFrom('contact_unlock')
    .select(['coins', 'at', 'listing_id as listingId'])
    .where('user_id', '=', userId)
    .where('action', '=', 'number')
    .where('target', '=', ownerId)
    .executeTakeFirst();

/** Finds what a person asked back for an owner. */
export const findRefund = (
  database: Sql,
  userId: string,
  ownerId: string,
): Promise<StoredRefund | undefined> =>
  database
    .selectFrom('contact_refund')
    .selectAll()
    .where('user_id', '=', userId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();

/** Lists a person's requests, the newest first. */
export const findRefundsOf = (database: Sql, userId: string): Promise<StoredRefund[]> =>
  database
    .selectFrom('contact_refund')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .limit(500)
    .execute();

/** Counts a person's requests since a moment. */
export const countRefundsSince = async (database: Sql, userId: string, since: Date): Promise<number> => {
  const { count } = await database
    .selectFrom('contact_refund')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
};

/** Inserts a request. */
export const insertRefund = async (
  transaction: Sql,
  refund: Insertable<ContactRefundTable>,
): Promise<void> => {
  await transaction.insertInto('contact_refund').values(refund).execute();
};

/** Tells whether a listing has left the market: deleted, expired, or taken down by its owner. */
export const isListingClosed = async (database: Sql, id: string): Promise<boolean> => {
  const found = await database
    .selectFrom('listing')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('inactive_reason', 'is', null)
    .where('is_expired', '=', false)
    .executeTakeFirst();
  return found === undefined;
};

/** Tells whether another person with a proved phone said the same of an owner since a moment; both phones must be proved. */
export const hasSecondWitness = async (
  database: Sql,
  { userId, ownerId, reason, since }: { userId: string; ownerId: string; reason: string; since: Date },
): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`select exists (
      select 1 from contact_refund r join app_user u on u.id = r.user_id
      where r.owner_id = ${ownerId} and r.reason = ${reason} and r.user_id <> ${userId} and r.at > ${since}
        and r.state <> 'refused' and u.phone_verified
    ) and exists (select 1 from app_user where id = ${userId} and phone_verified) as "is"`.execute(database);
  return rows[0]?.is === true;
};

/** Lists the requests that wait for an operator, the oldest first. */
export const findOpenRefunds = (database: Sql, most: number) =>
  database
    .selectFrom('contact_refund as r')
    .leftJoin('listing as l', 'l.id', 'r.listing_id')
    .select(['r.id', 'r.reason', 'r.coins', 'r.at', 'r.user_id as user', 'r.owner_id as owner'])
    .select('l.property_id as property')
    .where('r.state', '=', 'open')
    .orderBy('r.at')
    .limit(most)
    .execute();

/** Finds an open request without locking it. */
export const findOpenRefund = (database: Sql, id: string): Promise<StoredRefund | undefined> =>
  database
    .selectFrom('contact_refund')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();

/** Closes an open request; returns false when it is not open any more. */
export const closeRefund = async (
  transaction: Sql,
  id: string,
  { state, answer, at }: { state: 'given' | 'refused'; answer: string; at: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('contact_refund')
    .set({ state, answer, decided_at: at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

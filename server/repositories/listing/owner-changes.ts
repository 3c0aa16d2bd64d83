/** An owner's changes of a listing without editing it: refresh, status, bin. Each checks the owner in its SQL. */
import { sql } from 'kysely';
import type { Sql } from '../../db/database.js';

/** A listing and the owner it must have. */
export interface OwnerOf {
  id: string;
  ownerId: string;
}

/** The times that decide about a Refresh. */
export interface RefreshTimes {
  at: Date;
  /** The last Refresh may not be later than this. */
  freeSince: Date;
  /** Its rank changes only when it was ranked before this (D-17). */
  rankedBefore: Date;
}

/** Refreshes a listing; returns false when its last Refresh is too recent (S-374). */
export const updateLastVisit = async (
  database: Sql,
  { id, ownerId }: OwnerOf,
  { at, freeSince, rankedBefore }: RefreshTimes,
): Promise<boolean> => {
  const now = sql`${at.toISOString()}::timestamptz`;
  const { numAffectedRows } = await sql`
    update listing set last_visit_at = ${now},
      ranked_at = case when ranked_at < ${rankedBefore.toISOString()}::timestamptz then ${now} else ranked_at end
    where id = ${id} and owner_id = ${ownerId} and deleted_at is null
      and (last_visit_at is null or last_visit_at <= ${freeSince.toISOString()}::timestamptz)`.execute(
    database,
  );
  return (numAffectedRows ?? 0n) > 0n;
};

/** Returns when a listing was last refreshed. */
export const findLastVisit = async (database: Sql, id: string): Promise<Date | null> => {
  const found = await database
    .selectFrom('listing')
    .select('last_visit_at as at')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.at ?? null;
};

const waitsForReview = sql`checks @> '[{"does": "review"}]'`;

/** Shows a listing again until `expiresAt`, or sends it to the review it waits for; one that never expires stays so. */
export const updateToActive = async (
  database: Sql,
  { id, ownerId }: OwnerOf,
  expiresAt: Date,
): Promise<void> => {
  await sql`
    update listing set reminded_at = null,
      status = case when ${waitsForReview} then 'Review' else 'Active' end,
      inactive_reason = case when ${waitsForReview} then 'under-review' end,
      expires_at = case when expires_at is null then null else ${expiresAt.toISOString()}::timestamptz end
    where id = ${id} and owner_id = ${ownerId} and deleted_at is null
      and status in ('Active', 'Inactive')`.execute(database);
};

/** Takes an owner's listings off the market until the phone is proved; a trigger shows them again. */
export const holdUnproved = async (transaction: Sql, ownerId: string): Promise<void> => {
  await transaction
    .updateTable('listing')
    .set({ status: 'Inactive', inactive_reason: 'verify-phone' })
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'Active')
    .execute();
};

/** Takes a listing off the market. */
export const updateToInactive = async (
  database: Sql,
  { id, ownerId }: OwnerOf,
  reason: 'paused' | 'sold' | 'rented',
): Promise<void> => {
  await database
    .updateTable('listing')
    .set({ status: 'Inactive', inactive_reason: reason })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .execute();
};

/** Puts a listing into the bin; returns false when it is there already. */
export const updateToBin = async (database: Sql, { id, ownerId }: OwnerOf, at: Date): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable('listing')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Takes a listing out of the bin if it was put there after a time; returns whether it did. */
export const updateFromBin = async (
  database: Sql,
  { id, ownerId }: OwnerOf,
  since: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable('listing')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', '>', since)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Lists what an owner put into the bin after a time, the last first. */
export const findBin = (database: Sql, ownerId: string, since: Date) =>
  database
    .selectFrom('listing')
    .select([
      'id',
      'property_id as propertyId',
      'kind',
      'project',
      'property_type as propertyType',
      'locality',
      'city',
      'deleted_at as deletedAt',
    ])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', '>', since)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .limit(500)
    .execute();

/** Deletes what was put into the bin before a time; several servers may run it at once. */
export const deleteBinned = async (database: Sql, before: Date): Promise<number> => {
  const { numDeletedRows } = await database
    .deleteFrom('listing')
    .where('deleted_at', '<=', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

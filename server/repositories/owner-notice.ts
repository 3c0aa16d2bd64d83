/** Owners whose listings will expire, and what they are told. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';
import { newId } from './listing/ids.js';
import { insertMessages, tellPerson } from './outbox.js';

/** A listing that expires soon, with its owner. */
interface Leaving {
  ownerId: string;
  propertyId: string;
  expiresAt: Date;
}

/** Marks listings that expire before a time as announced and returns them; no two servers take the same. */
const takeLeaving = async (transaction: Sql, now: Date, before: Date, most: number): Promise<Leaving[]> => {
  const { rows } = await sql<Leaving>`
    update listing set reminded_at = ${now.toISOString()}::timestamptz where id in (
      select id from listing where status = 'Active' and deleted_at is null and reminded_at is null
        and expires_at > ${now.toISOString()}::timestamptz and expires_at <= ${before.toISOString()}::timestamptz
      order by owner_id, expires_at limit ${most} for update skip locked)
    returning owner_id as "ownerId", property_id as "propertyId", expires_at as "expiresAt"`.execute(
    transaction,
  );
  return rows;
};

const byOwner = (leaving: readonly Leaving[]): Map<string, Leaving[]> => {
  const owners = new Map<string, Leaving[]>();
  for (const each of leaving) owners.set(each.ownerId, [...(owners.get(each.ownerId) ?? []), each]);
  return owners;
};

/** Tells owners of what expires before a time, each once of all; returns how many listings that were. */
export const tellOfLeaving = (
  database: Sql,
  { now, before, most, bySms }: { now: Date; before: Date; most: number; bySms: boolean },
): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const leaving = await takeLeaving(transaction, now, before, most);
    for (const [userId, listings] of byOwner(leaving)) {
      const sorted = listings.sort((one, other) => one.expiresAt.getTime() - other.expiresAt.getTime());
      const propertyIds = sorted.map(({ propertyId }) => propertyId);
      const [subject = ''] = propertyIds;
      const leavesAt = (sorted[0]?.expiresAt ?? now).toISOString();
      const data = { propertyId: subject, propertyIds, leavesAt };
      await tellPerson(transaction, { userId, type: 'expiry', subject, count: propertyIds.length, data });
      const sms = { key: newId(now.getTime()), kind: 'expiry', channel: 'sms' } as const;
      const notice = { ...sms, userId, data: [{ type: 'expiry', ...data }], isUrgent: false };
      if (bySms) await insertMessages(transaction, [notice], now.getTime());
    }
    return leaving.length;
  });

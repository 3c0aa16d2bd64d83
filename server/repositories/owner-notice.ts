/** Notices to owners whose listings will expire, stored until they are sent. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';
import { newId } from './listing/ids.js';

/** How a notice is sent. */
export type NoticeChannel = 'sms' | 'email';

/** A listing that expires soon, with its owner. */
interface Leaving {
  ownerId: string;
  propertyId: string;
  expiresAt: Date;
}

/** A notice with the facts of its text. */
export interface DueNotice {
  id: string;
  channel: NoticeChannel;
  propertyIds: string[];
  leavesAt: Date;
  tries: number;
  name: string;
  phone: string | null;
  email: string | null;
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

/** Inserts notices of what expires before a time, one for each owner and channel; returns how many listings they name. */
export const insertNotices = (
  database: Sql,
  channels: readonly NoticeChannel[],
  now: Date,
  before: Date,
  most: number,
): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const leaving = await takeLeaving(transaction, now, before, most);
    const notices = [...byOwner(leaving)].flatMap(([ownerId, listings]) => {
      const sorted = listings.sort((one, other) => one.expiresAt.getTime() - other.expiresAt.getTime());
      return channels.map((channel) => ({
        id: newId(now.getTime()),
        owner_id: ownerId,
        channel,
        property_ids: sorted.map(({ propertyId }) => propertyId),
        leaves_at: sorted[0]?.expiresAt ?? now,
        at: now,
        due_at: now,
      }));
    });
    if (notices.length > 0) await transaction.insertInto('owner_notice').values(notices).execute();
    return leaving.length;
  });

/** Takes the notice that is due first and postpones its next try; no two servers take the same. */
export const takeDueNotice = (
  database: Sql,
  now: number,
  pauseAfter: (tries: number) => number,
): Promise<DueNotice | undefined> =>
  database.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('owner_notice as n')
      .innerJoin('app_user as u', 'u.id', 'n.owner_id')
      .select([
        'n.id',
        'n.channel',
        'n.property_ids as propertyIds',
        'n.leaves_at as leavesAt',
        'n.tries',
        'u.name',
        'u.phone',
        'u.email',
      ])
      .where('n.due_at', '<=', new Date(now))
      .orderBy('n.due_at')
      .limit(1)
      .forUpdate('n')
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;
    const tries = due.tries + 1;
    await transaction
      .updateTable('owner_notice')
      .set({ tries, due_at: new Date(now + pauseAfter(tries)) })
      .where('id', '=', due.id)
      .execute();
    return { ...due, tries };
  });

/** Marks a notice as sent, or as failed without `sentAt`. */
export const closeNotice = async (database: Sql, id: string, sentAt?: number): Promise<void> => {
  await database
    .updateTable('owner_notice')
    .set({ due_at: null, ...(sentAt !== undefined && { sent_at: new Date(sentAt) }) })
    .where('id', '=', id)
    .execute();
};

/** Deletes notices older than a time. */
export const deleteNotices = async (database: Sql, before: Date): Promise<void> => {
  await database.deleteFrom('owner_notice').where('at', '<=', before).execute();
};

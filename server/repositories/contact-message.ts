/** Messages to owners, stored until they are sent. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';
import { newId } from './listing/ids.js';

/** A message to be sent. */
export interface NewMessage {
  senderId: string;
  ownerId: string;
  listingId: string;
  /** The coins paid for it, given back when it cannot be sent. */
  coins: number;
}

/** A message taken for sending. */
export interface DueMessage {
  id: string;
  senderId: string;
  ownerId: string;
  listingId: string;
  coins: number;
  tries: number;
}

/** Writes a message, due at once. */
export const insertMessage = async (transaction: Sql, message: NewMessage, now: number): Promise<void> => {
  const at = new Date(now);
  await transaction
    .insertInto('contact_message')
    .values({
      id: newId(now),
      sender_id: message.senderId,
      owner_id: message.ownerId,
      listing_id: message.listingId,
      coins: message.coins,
      at,
      due_at: at,
    })
    .execute();
};

/** Counts a person's messages since a moment, about one listing or all. */
export const countMessagesSince = async (
  database: Sql,
  senderId: string,
  since: number,
  listingId?: string,
): Promise<number> => {
  let query = database
    .selectFrom('contact_message')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('sender_id', '=', senderId)
    .where('at', '>', new Date(since));
  if (listingId !== undefined) query = query.where('listing_id', '=', listingId);
  return (await query.executeTakeFirstOrThrow()).count;
};

/** Takes the message that is due first and postpones its next try; no two servers take the same. */
export const takeDueMessage = async (
  database: Sql,
  now: number,
  pauseAfter: (tries: number) => number,
): Promise<DueMessage | undefined> =>
  database.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('contact_message')
      .select([
        'id',
        'sender_id as senderId',
        'owner_id as ownerId',
        'listing_id as listingId',
        'coins',
        'tries',
      ])
      .where('due_at', '<=', new Date(now))
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;
    const tries = due.tries + 1;
    await transaction
      .updateTable('contact_message')
      .set({ tries, due_at: new Date(now + pauseAfter(tries)) })
      .where('id', '=', due.id)
      .execute();
    return { ...due, tries };
  });

/** Marks a message as sent, or as failed without `sentAt`. */
export const closeMessage = async (database: Sql, id: string, sentAt?: number): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable('contact_message')
    .set({ due_at: null, ...(sentAt !== undefined && { sent_at: new Date(sentAt) }) })
    .where('id', '=', id)
    .where('due_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Reads the facts of a message's text. */
export const findMessageFacts = async (database: Sql, message: DueMessage) => {
  const { rows } = await sql<{
    ownerPhone: string | null;
    name: string;
    phone: string | null;
    propertyId: string;
  }>`select o.phone as "ownerPhone", s.name, s.phone, l.property_id as "propertyId"
    from app_user s, app_user o, listing l
    where s.id = ${message.senderId} and o.id = ${message.ownerId} and l.id = ${message.listingId}`.execute(
    database,
  );
  return rows[0];
};

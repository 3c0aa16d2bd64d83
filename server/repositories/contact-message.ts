/** Messages to owners: who asked about which listing, and what was paid; the outbox sends them. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';
import { newId } from './listing/ids.js';
import { insertMessages } from './outbox.js';

/** A message to be sent. */
export interface NewMessage {
  senderId: string;
  ownerId: string;
  listingId: string;
  /** The coins paid for it, given back when it cannot be sent. */
  coins: number;
}

/** Writes a message, with the one that waits to be sent. */
export const insertMessage = async (transaction: Sql, message: NewMessage, now: number): Promise<void> => {
  const id = newId(now);
  await transaction
    .insertInto('contact_message')
    .values({
      id,
      sender_id: message.senderId,
      owner_id: message.ownerId,
      listing_id: message.listingId,
      coins: message.coins,
      at: new Date(now),
    })
    .execute();
  const contact = { key: `contact ${id}`, kind: 'contact', channel: 'sms' } as const;
  const { ownerId: userId } = message;
  await insertMessages(transaction, [{ ...contact, userId, data: [{ messageId: id }], isUrgent: true }], now);
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

/** Notes when a message was sent. */
export const markMessageSent = async (database: Sql, id: string, at: number): Promise<void> => {
  await database
    .updateTable('contact_message')
    .set({ sent_at: new Date(at) })
    .where('id', '=', id)
    .execute();
};

/** Reads a message with the facts of its text. */
export const findContactMessage = async (database: Sql, id: string) => {
  const { rows } = await sql<
    NewMessage & { ownerPhone: string | null; name: string; phone: string | null; propertyId: string }
  >`select m.sender_id as "senderId", m.owner_id as "ownerId", m.listing_id as "listingId", m.coins,
      o.phone as "ownerPhone", s.name, s.phone, l.property_id as "propertyId"
    from contact_message m join app_user s on s.id = m.sender_id join app_user o on o.id = m.owner_id
      join listing l on l.id = m.listing_id where m.id = ${id}`.execute(database);
  return rows[0];
};

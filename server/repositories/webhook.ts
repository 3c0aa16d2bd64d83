/** Webhooks and what is sent to them, in the database. */
import { sql } from 'kysely';
import type { WebhookDelivery } from '../../src/api/contract/webhooks.schema.js';
import type { Sql } from '../db/database.js';
import type { WebhookDeliveryTable } from '../db/partner-tables.js';
import { newId } from './listing/ids.js';

/** A stored webhook. */
export interface StoredWebhook {
  url: string;
  secret: string;
  oldSecret: string | null;
  oldUntil: Date | null;
  createdAt: Date;
}

/** Finds a person's webhook. */
export const findWebhook = (database: Sql, ownerId: string): Promise<StoredWebhook | undefined> =>
  database
    .selectFrom('webhook')
    .select(['url', 'secret', 'old_secret as oldSecret', 'old_until as oldUntil', 'created_at as createdAt'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();

/** Sets the address; a webhook that is there keeps its secret. Tells whether it is new. */
export const upsertWebhook = async (
  database: Sql,
  ownerId: string,
  { url, secret }: { url: string; secret: string },
  now: number,
): Promise<void> => {
  await database
    .insertInto('webhook')
    .values({ owner_id: ownerId, url, secret, created_at: new Date(now) })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ url }))
    .execute();
};

/** Puts another secret in the place of one; the old one signs too until a moment. */
export const rotateSecret = async (
  database: Sql,
  ownerId: string,
  secret: string,
  oldUntil: number,
): Promise<void> => {
  await database
    .updateTable('webhook')
    .set((row) => ({ old_secret: row.ref('secret'), old_until: new Date(oldUntil), secret }))
    .where('owner_id', '=', ownerId)
    .execute();
};

/** Deletes a webhook with its deliveries. */
export const deleteWebhookOf = async (database: Sql, ownerId: string): Promise<boolean> => {
  const { numDeletedRows } = await database
    .deleteFrom('webhook')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** What is to be told of. */
export interface NewDelivery {
  ownerId: string;
  type: WebhookDeliveryTable['type'];
  listingId: string | undefined;
  /** Of a partner's page. */
  origin: string | undefined;
}

/** Notes a lead for an owner who has a webhook, due at once; does nothing for others. */
export const insertDelivery = async (
  transaction: Sql,
  { ownerId, type, listingId, origin }: NewDelivery,
  now: number,
): Promise<void> => {
  const at = new Date(now);
  await sql`insert into webhook_delivery (id, owner_id, type, listing_id, origin, at, due_at)
    select ${newId(now)}, owner_id, ${type}, ${listingId ?? null}, ${origin ?? ''}, ${at}, ${at}
    from webhook where owner_id = ${ownerId}`.execute(transaction);
};

/** A delivery that is taken for sending, with where it goes. */
export interface DueDelivery extends Omit<StoredWebhook, 'createdAt'> {
  id: string;
  ownerId: string;
  type: WebhookDeliveryTable['type'];
  listingId: string | null;
  propertyId: string | null;
  kind: string | null;
  origin: string;
  at: Date;
  tries: number;
}

/** Which deliveries are taken. */
export interface DueQuery {
  now: number;
  /** The owners whose deliveries are left out. */
  except: readonly string[];
  /** When the next try comes after so many. */
  nextTry: (tries: number) => number;
}

/** Takes the delivery that is due first and postpones its next try; no two servers take the same. */
export const takeDueDelivery = async (
  database: Sql,
  { now, except, nextTry }: DueQuery,
): Promise<DueDelivery | undefined> =>
  database.transaction().execute(async (transaction) => {
    const { rows } = await sql<DueDelivery>`select d.id, d.owner_id as "ownerId", d.type,
      d.listing_id as "listingId", l.property_id as "propertyId", l.kind, d.origin, d.at, d.tries,
      w.url, w.secret, w.old_secret as "oldSecret", w.old_until as "oldUntil"
      from webhook_delivery d join webhook w on w.owner_id = d.owner_id left join listing l on l.id = d.listing_id
      where d.due_at <= ${new Date(now)} and d.owner_id <> all(${[...except]}::text[]) order by d.due_at limit 1 for update of d skip locked`.execute(
      transaction,
    );
    const [due] = rows;
    if (!due) return undefined;
    const tries = due.tries + 1;
    await transaction
      .updateTable('webhook_delivery')
      .set({ tries, due_at: new Date(nextTry(tries)) })
      .where('id', '=', due.id)
      .execute();
    return { ...due, tries };
  });

/** Notes how a try ended: arrived, given up, or to be tried again. */
export const noteTry = async (
  database: Sql,
  id: string,
  { answer, sentAt, isLast }: { answer: string; sentAt?: number; isLast: boolean },
): Promise<void> => {
  await database
    .updateTable('webhook_delivery')
    .set({
      answer,
      ...(isLast && { due_at: null }),
      ...(sentAt !== undefined && { due_at: null, sent_at: new Date(sentAt) }),
    })
    .where('id', '=', id)
    .execute();
};

/** Lists the last 50 deliveries of a person, the newest first. */
export const findDeliveries = async (database: Sql, ownerId: string): Promise<WebhookDelivery[]> => {
  const found = await database
    .selectFrom('webhook_delivery')
    .select(['id', 'type', 'at', 'tries', 'answer', 'due_at as dueAt', 'sent_at as sentAt'])
    .where('owner_id', '=', ownerId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(50)
    .execute();
  return found.map(({ at, dueAt, sentAt, ...rest }) => ({
    ...rest,
    at: at.toISOString(),
    dueAt: dueAt?.toISOString() ?? '',
    state: sentAt ? 'arrived' : dueAt ? 'waiting' : 'given-up',
  }));
};

/** Counts a person's deliveries of a type since a moment. */
export const countDeliveriesSince = async (
  database: Sql,
  ownerId: string,
  type: WebhookDeliveryTable['type'],
  since: number,
): Promise<number> => {
  const { count } = await database
    .selectFrom('webhook_delivery')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('type', '=', type)
    .where('at', '>', new Date(since))
    .executeTakeFirstOrThrow();
  return count;
};

/** Forgets what was told, or given up, before a moment. */
export const deleteOldDeliveries = async (database: Sql, before: Date): Promise<void> => {
  await database
    .deleteFrom('webhook_delivery')
    .where('due_at', 'is', null)
    .where('at', '<=', before)
    .execute();
};

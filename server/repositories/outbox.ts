/** Messages to people, from what they tell until they are sent. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';
import type { MessageChannel, MessageKind } from '../db/outbox-tables.js';
import { newId } from './listing/ids.js';

/** A message to be sent. */
export interface NewMessage {
  /** The same message has the same key, and is written once. */
  key: string;
  kind: MessageKind;
  channel: MessageChannel;
  /** Null where the address alone is known. */
  userId: string | null;
  /** The address, where it is not the account's. */
  email?: string | null;
  /** The one that the person used last, where it is not given. */
  language?: string;
  data: readonly object[];
  /** It leaves at night too. */
  isUrgent: boolean;
}

/** Writes messages, due at once. */
export const insertMessages = async (
  transaction: Sql,
  messages: readonly NewMessage[],
  now: number,
): Promise<void> => {
  if (messages.length === 0) return;
  const at = new Date(now);
  const rows = messages.map(({ userId, email, language, data, isUrgent, ...message }) => ({
    ...message,
    ...{
      id: newId(now),
      user_id: userId,
      email: email ?? null,
      search_id: null,
      language: language ?? sql<string>`language_of(${userId})`,
    },
    ...{ data: JSON.stringify(data), is_urgent: isUrgent, at, due_at: at, sent_at: null, note: null },
  }));
  await transaction
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
};

/** Tells a person something: on the bell, and by each channel that they want and can be reached by. */
export const tellPerson = async (
  transaction: Sql,
  { userId, type, subject, count, data }: PersonNews,
): Promise<void> => {
  await sql`select tell_person(${userId}, ${type}, ${subject}, ${count}::integer, ${JSON.stringify(data)}::jsonb, false)`.execute(
    transaction,
  );
};

/** News for a person. */
export interface PersonNews {
  userId: string;
  type: string;
  subject: string;
  count: number;
  data: object;
}

/** A message taken for sending. */
export interface DueMessage {
  id: string;
  kind: MessageKind;
  channel: MessageChannel;
  userId: string | null;
  searchId: string | null;
  language: string;
  data: readonly Record<string, unknown>[];
  tries: number;
  isUrgent: boolean;
  /** Where it goes to now; null where that is no longer known. */
  email: string | null;
  phone: string | null;
  name: string | null;
}

/** Which messages are taken, and when a try that fails is repeated. */
export interface Taking {
  now: number;
  /** At night only what is urgent leaves. */
  isNight: boolean;
  /** Channels that are closed for the moment. */
  without: readonly MessageChannel[];
  pauseAfter: (message: { tries: number; isUrgent: boolean }) => number;
}

/** Takes the message that is due first and postpones its next try; no two servers take the same. */
export const takeDueMessage = (
  database: Sql,
  { now, isNight, without, pauseAfter }: Taking,
): Promise<DueMessage | undefined> =>
  database.transaction().execute(async (transaction) => {
    const { rows } =
      await sql<DueMessage>`select m.id, m.kind, m.channel, m.user_id as "userId", m.search_id as "searchId",
        m.language, m.data, m.tries, m.is_urgent as "isUrgent", coalesce(m.email, u.email) as email, u.phone, u.name
      from outbox m left join app_user u on u.id = m.user_id
      where m.due_at <= ${new Date(now)}::timestamptz and (m.is_urgent or not ${isNight}::boolean)
        and m.channel <> all(${[...without]}::text[])
      order by m.due_at limit 1 for update of m skip locked`.execute(transaction);
    const [due] = rows;
    if (!due) return undefined;
    const tries = due.tries + 1;
    // From here on what is new is another message.
    await transaction
      .updateTable('outbox')
      .set({ tries, key: due.id, due_at: new Date(now + pauseAfter({ ...due, tries })) })
      .where('id', '=', due.id)
      .execute();
    return { ...due, tries };
  });

/** Notes that a message was sent, or without `sentAt` why not; what it told is forgotten. False when that was done before. */
export const closeMessage = async (
  database: Sql,
  id: string,
  { sentAt, note = null }: { sentAt?: number; note?: string | null },
): Promise<boolean> => {
  const { rows } =
    await sql`update outbox set due_at = null, sent_at = ${sentAt === undefined ? null : new Date(sentAt)}::timestamptz,
      note = ${note}::text, data = (select coalesce(jsonb_agg(distinct jsonb_build_object('type', each -> 'type')), '[]')
        from jsonb_array_elements(data) each where each ? 'type')
    where id = ${id} and due_at is not null returning id`.execute(database);
  return rows.length > 0;
};

/** Counts what waits, by channel. */
export const countWaiting = async (
  database: Sql,
): Promise<{ channel: MessageChannel; waiting: number }[]> => {
  const { rows } = await sql<{ channel: MessageChannel; waiting: number }>`
    select c.channel, count(m.id) as waiting from unnest(array['email', 'sms', 'push']) as c(channel)
    left join outbox m on m.channel = c.channel and m.due_at is not null group by c.channel`.execute(
    database,
  );
  return rows;
};

/** Deletes messages that were written long ago. */
export const deleteOldMessages = async (database: Sql, before: Date): Promise<void> => {
  for (const table of ['outbox', 'alert_mail', 'owner_notice'] as const)
    await database.deleteFrom(table).where('at', '<=', before).execute();
};

/**
 * Takes over what a server of the version before has written and not sent: that one may run beside this one for a moment, or may
 * have been stopped (docs/decisions/0084). The next minor version drops the columns and this function.
 */
export const adoptOlderMessages = async (database: Sql, now: number): Promise<void> => {
  const due = sql`due_at <= ${new Date(now)}::timestamptz`;
  await sql`with taken as (update contact_message set due_at = null where ${due} returning *)
    insert into outbox (id, key, kind, channel, user_id, language, data, is_urgent, at, due_at)
    select id, 'contact ' || id, 'contact', 'sms', owner_id, 'en', jsonb_build_array(jsonb_build_object('messageId', id)),
      true, at, ${new Date(now)}::timestamptz from taken on conflict do nothing`.execute(database);
  await sql`with taken as (update owner_notice set due_at = null where ${due} returning *)
    insert into outbox (id, key, kind, channel, user_id, language, data, is_urgent, at, due_at)
    select id, id, case channel when 'sms' then 'expiry' else 'news' end, channel, owner_id, language_of(owner_id),
      jsonb_build_array(jsonb_build_object('type', 'expiry', 'subject', id, 'count', cardinality(property_ids),
        'propertyIds', to_jsonb(property_ids), 'leavesAt', leaves_at)),
      false, at, ${new Date(now)}::timestamptz from taken on conflict do nothing`.execute(database);
  await sql`with taken as (update alert_mail set due_at = null where ${due} returning *)
    insert into outbox (id, key, kind, channel, user_id, email, search_id, language, is_urgent, at, due_at)
    select id, id, case kind when 'alert' then 'match' else kind end, 'email', user_id, email, search_id, language,
      kind = 'prove', at, ${new Date(now)}::timestamptz from taken on conflict do nothing`.execute(database);
};

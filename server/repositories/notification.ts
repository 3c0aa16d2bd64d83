/** What people are told on the bell. */
import { sql } from 'kysely';
import type { NotificationChoice, Notifications } from '../../src/api/contract/notifications.schema.js';
import type { Sql } from '../db/database.js';
import { timestampOf } from './listing/reply.js';

/** What news keep of a listing `l`: its headline, which outlives it. */
export const headlineOfListing = sql`jsonb_strip_nulls(jsonb_build_object('listingId', l.id, 'kind', l.kind, 'city', l.city,
  'locality', l.locality, 'propertyType', l.property_type, 'bhk', l.bhk, 'price', l.amount))`;

/** News of homes that people have saved. */
export interface SavedHomeNews {
  number: number;
  type: 'cut' | 'gone';
}

/**
 * Tells those who saved a home that it costs less, or has gone. Who saved it after its price was cut, or offers it, is not told;
 * nobody is told that a home has gone which its owner offers again.
 */
export const insertSavedHomeNews = async (
  database: Sql,
  news: readonly SavedHomeNews[],
  at: Date,
): Promise<void> => {
  await sql`insert into notification as n (id, user_id, type, subject, data, at)
    select distinct on (s.user_id, f.type, s.home_id) gen_random_uuid()::text, s.user_id, f.type, s.home_id,
      jsonb_strip_nulls(jsonb_build_object('listingId', coalesce(l.id, s.listing_id), 'kind', s.kind,
        'city', coalesce(l.city, s.city), 'locality', coalesce(l.locality, s.locality),
        'propertyType', coalesce(l.property_type, s.property_type), 'bhk', coalesce(l.bhk, s.bhk),
        'price', coalesce(l.amount, s.last_price), 'before', case when f.type = 'cut' then l.cut_from end)),
      ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as f(number bigint, type text)
    join listing_event e on e.number = f.number
    join saved_home s on s.home_id = e.home_id
    left join listing l on l.id = e.listing_id
    where l.owner_id is distinct from s.user_id and s.stage <> 'no'
      and (case f.type when 'cut' then l.cut_at > s.saved_at else not exists (
        select from listing o where o.home_id = e.home_id and o.status = 'Active' and o.deleted_at is null
          and not o.is_expired) end)
      and not exists (select from notification_choice c
        where c.user_id = s.user_id and c.type = f.type and c.channel = 'bell')
    on conflict (user_id, type, subject) where read_at is null
    do update set data = excluded.data, at = excluded.at`.execute(database);
};

/** Most news that are listed. */
const mostListed = 100;

/** Lists a person's news, the newest first, with the number of those that were not read. */
export const findNotifications = async (
  database: Sql,
  userId: string,
): Promise<Pick<Notifications, 'unread' | 'notifications'>> => {
  const { rows } = await sql<Pick<Notifications, 'unread' | 'notifications'>>`
    select (select count(*) from notification where user_id = ${userId} and read_at is null) as unread,
      coalesce((select json_agg(n.body order by n.at desc, n.id) from (
        select id, at, data || jsonb_build_object('id', id, 'type', type, 'at', ${sql.raw(timestampOf('at'))},
          'isRead', read_at is not null, 'count', count) as body
        from notification where user_id = ${userId} order by at desc, id limit ${mostListed}) n), '[]') as notifications`.execute(
    database,
  );
  return rows[0] ?? { unread: 0, notifications: [] };
};

/** Marks news as read: some, or all. */
export const markRead = async (
  database: Sql,
  userId: string,
  ids: readonly string[] | undefined,
  at: Date,
): Promise<void> => {
  const which = ids ? sql`id = any(${[...ids]}::text[])` : sql`true`;
  await sql`update notification set read_at = ${at}::timestamptz
    where user_id = ${userId} and read_at is null and ${which}`.execute(database);
};

/** Lists what a person does not want to be told. */
export const findRefusedNews = (
  database: Sql,
  userId: string,
): Promise<Pick<NotificationChoice, 'type' | 'channel'>[]> =>
  database
    .selectFrom('notification_choice')
    .select(['type', 'channel'])
    .where('user_id', '=', userId)
    .execute();

/** Notes whether a person wants news of a type. */
export const writeChoice = async (
  database: Sql,
  userId: string,
  { type, channel, isOn }: NotificationChoice,
): Promise<void> => {
  if (isOn) {
    await database
      .deleteFrom('notification_choice')
      .where('user_id', '=', userId)
      .where('type', '=', type)
      .where('channel', '=', channel)
      .execute();
    return;
  }
  await database
    .insertInto('notification_choice')
    .values({ user_id: userId, type, channel })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

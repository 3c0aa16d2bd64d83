/** What people are told on the bell. */
import { sql } from 'kysely';
import type {
  NotificationChoice,
  Notifications,
  NotificationType,
} from '../../src/api/contract/notifications.schema.js';
import type { Sql } from '../db/database.js';
import { isPublic } from './listing/filters.js';
import { timestampOf } from './listing/reply.js';

/** What news keep of a listing `l`: its headline, which outlives it. */
export const headlineOfListing = sql`jsonb_strip_nulls(jsonb_build_object('listingId', l.id, 'kind', l.kind, 'city', l.city,
  'locality', l.locality, 'propertyType', l.property_type, 'bhk', l.bhk, 'price', l.amount))`;

/**
 * Crosses out events that were read, and in the same statement tells those who saved a home that it costs less, or has gone: who
 * is killed before has told nothing. Who saved it after its price was cut, or offers it, is not told; nobody is told that a home
 * has gone which its owner offers again.
 */
export const takeListingEvents = async (database: Sql, numbers: readonly number[]): Promise<void> => {
  await sql`with e as (
      delete from listing_event where number = any(${[...numbers]}::bigint[]) returning listing_id, home_id, reason, number
    )
    select tell_person(n.user_id, n.reason, n.home_id, 1, n.data, false) from (
      select distinct on (s.user_id, e.reason, s.home_id) s.user_id, e.reason, s.home_id,
        jsonb_strip_nulls(jsonb_build_object('listingId', coalesce(l.id, s.listing_id), 'kind', s.kind,
          'city', coalesce(l.city, s.city), 'locality', coalesce(l.locality, s.locality),
          'propertyType', coalesce(l.property_type, s.property_type), 'bhk', coalesce(l.bhk, s.bhk),
          'price', coalesce(l.amount, s.last_price), 'before', case when e.reason = 'cut' then l.cut_from end)) as data
      from e join saved_home s on s.home_id = e.home_id
      left join listing l on l.id = e.listing_id
      where e.reason in ('cut', 'gone') and l.owner_id is distinct from s.user_id and s.stage <> 'no'
        and (case e.reason when 'cut' then l.cut_at > s.saved_at else not exists (
          select from listing o where o.home_id = e.home_id and o.status = 'Active' and o.deleted_at is null
            and not o.is_expired) end)
      order by s.user_id, e.reason, s.home_id, e.number desc) n`.execute(database);
};

/** Finds the keys of the first pictures of listings that the public may see, by their ids. */
export const findNewsPictures = async (
  database: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; image: string }>`select l.id, l.images[1] as image from listing l
    where l.id = any(${[...ids]}::text[]) and l.images[1] is not null and ${isPublic}`.execute(database);
  return new Map(rows.map(({ id, image }) => [id, image]));
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

/** Lists where a person chose the opposite of what is usual: an SMS, or not to be told otherwise. */
export const findChoices = (
  database: Sql,
  userId: string,
): Promise<Pick<NotificationChoice, 'type' | 'channel'>[]> =>
  database
    .selectFrom('notification_choice')
    .select(['type', 'channel'])
    .where('user_id', '=', userId)
    .execute();

/** Notes whether people want news of types. */
export const writeChoices = async (
  database: Sql,
  userId: string,
  choices: readonly NotificationChoice[],
): Promise<void> => {
  for (const { type, channel, isOn } of choices) {
    const isUsual = isOn === (channel !== 'sms');
    if (isUsual)
      await database
        .deleteFrom('notification_choice')
        .where('user_id', '=', userId)
        .where('type', '=', type)
        .where('channel', '=', channel)
        .execute();
    else
      await database
        .insertInto('notification_choice')
        .values({ user_id: userId, type, channel })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
};

/** Finds whom a message told of news, and of what types. */
export const findMailedNews = async (
  database: Sql,
  id: string,
): Promise<{ userId: string; types: NotificationType[] } | undefined> => {
  const { rows } = await sql<{ userId: string; types: NotificationType[] }>`select user_id as "userId",
      (select coalesce(json_agg(distinct each ->> 'type'), '[]') from jsonb_array_elements(data) each) as types
    from outbox where id = ${id} and kind = 'news' and user_id is not null`.execute(database);
  return rows[0];
};

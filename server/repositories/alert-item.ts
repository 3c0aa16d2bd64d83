/** What was found for saved searches, and what their people are told of it. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';
import type { MessageChannel } from '../db/outbox-tables.js';
import { headlineOfListing } from './notification.js';
import { isPublic } from './listing/filters.js';
import { isProved } from './saved-search.js';

/** A home found for a search, by the event that brought it. */
export interface FoundForSearch {
  searchId: string;
  number: number;
  reason: 'match' | 'cut';
  /** It was there before, and met the search only now. */
  isChanged: boolean;
}

/** Days after which a home that is shown again is no news. */
const newsDays = 60;

/**
 * Notes what was found, each home once for a search and reason, and tells it on the bell in the same statement. Left out are
 * homes that one offers oneself, and those that were offered before the search was saved.
 */
export const insertAlertItems = async (
  database: Sql,
  found: readonly FoundForSearch[],
  { at, channels }: { at: Date; channels: readonly MessageChannel[] },
): Promise<void> => {
  await sql`with found as (
      select s.id as search_id, s.user_id, s.query, f.reason, l.id as listing_id, l.home_id,
        (case when s.user_id is null then 'email' = any(${[...channels]}::text[]) and ${isProved}
          else exists (select from news_channels(s.user_id, 'match') c where c = any(${[...channels]}::text[])) end) as waits
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
        as f("searchId" text, number bigint, reason text, "isChanged" boolean)
      join listing_event e on e.number = f.number
      join listing l on l.id = e.listing_id and ${isPublic}
      join app_user o on o.id = l.owner_id
      join saved_search s on s.id = f."searchId" and s.frequency <> 'off'
      left join app_user u on u.id = s.user_id
      where l.owner_id is distinct from s.user_id and lower(o.email) is distinct from s.email
        and (f."isChanged" or f.reason = 'cut'
          or (l.listed_at >= s.created_at and l.listed_at > now() - make_interval(days => ${newsDays})))
    ), added as (
      insert into alert_item (search_id, home_id, reason, listing_id, at, waits)
      select distinct on (search_id, home_id, reason) search_id, home_id, reason, listing_id, ${at}::timestamptz, waits from found
      on conflict do nothing returning search_id, listing_id, home_id
    ), told as (
      select f.user_id, f.search_id, min(f.query) as query, count(distinct a.home_id)::integer as count,
        max(a.listing_id) as listing_id
      from added a join found f on f.search_id = a.search_id and f.listing_id = a.listing_id
      where f.user_id is not null and wants_news(f.user_id, 'match', 'bell')
      group by f.user_id, f.search_id
    )
    insert into notification as n (id, user_id, type, subject, count, data, at)
    select gen_random_uuid()::text, t.user_id, 'match', t.search_id, t.count,
      ${headlineOfListing} || jsonb_build_object('query', t.query), ${at}::timestamptz
    from told t join listing l on l.id = t.listing_id
    on conflict (user_id, type, subject) where read_at is null
    do update set count = n.count + excluded.count, data = excluded.data, at = excluded.at`.execute(database);
};

/** A search for which something waits to be mailed, now. */
export interface WaitingSearch {
  searchId: string;
  /** Who is told: an account, or a guest's address. */
  userId: string | null;
  email: string | null;
  language: string;
}

/** Until when a search, or its person, must have been told for the last time. */
export interface MailTimes {
  instant: Date;
  daily: Date;
  weekly: Date;
}

/** Lists the searches for which a mail is due, those of one recipient together. */
export const findWaitingSearches = async (
  database: Sql,
  { instant, daily, weekly }: MailTimes,
  most: number,
): Promise<WaitingSearch[]> => {
  const { rows } = await sql<WaitingSearch>`
    select s.id as "searchId", s.user_id as "userId", s.email, s.language
    from saved_search s where s.id in (select search_id from alert_item where waits)
      and case s.frequency
        when 'instant' then not exists (select from outbox m where m.kind = 'match' and m.at > ${instant}::timestamptz
          and (m.user_id = s.user_id or m.email = s.email))
        when 'daily' then s.mailed_at < ${daily}::timestamptz
        when 'weekly' then s.mailed_at < ${weekly}::timestamptz
        else false end
    order by coalesce(s.user_id, s.email), s.created_at limit ${most}`.execute(database);
  return rows;
};

/**
 * Writes messages about what waits for searches of one recipient, one for each channel that they want and that is open, and takes
 * it out of the waiting, in one statement.
 */
export const insertAlertMessages = async (
  database: Sql,
  message: { id: string; userId: string | null; email: string | null; language: string; at: Date },
  searchIds: readonly string[],
  channels: readonly MessageChannel[],
): Promise<void> => {
  const { id, userId, email, language, at } = message;
  await sql`with told as (
      update alert_item set waits = false, mail_id = ${id} where search_id = any(${[...searchIds]}::text[]) and waits
      returning home_id
    ), noted as (
      update saved_search set mailed_at = ${at}::timestamptz where id = any(${[...searchIds]}::text[])
    ), by as (
      select 'email' as channel where ${userId}::text is null
      union all select c from news_channels(${userId}::text, 'match') c
    )
    insert into outbox (id, key, kind, channel, user_id, email, language, data, is_urgent, at, due_at)
    select n.id, n.id, 'match', n.channel, ${userId}::text, ${email}::text, ${language},
      jsonb_build_array(jsonb_build_object('type', 'match', 'subject', '',
        'count', (select count(distinct home_id) from told))), false, ${at}::timestamptz, ${at}::timestamptz
    from (select by.channel, case by.channel when 'email' then ${id} else ${id} || by.channel end as id from by) n
    where n.channel = any(${[...channels]}::text[]) and exists (select from told)`.execute(database);
};

/** Questions that an address, or an account, is asked in a day. */
const mostQuestions = 3;

/** The question whether an address is a person's own. */
export interface NewProveMail {
  id: string;
  searchId: string;
  userId: string | null;
  email: string | null;
  language: string;
  at: Date;
}

/** Writes the question, unless one waits for the same search or enough were asked in the last day. */
export const insertProveMail = async (
  database: Sql,
  { id, searchId, userId, email, language, at }: NewProveMail,
): Promise<void> => {
  await sql`insert into outbox (id, key, kind, channel, user_id, email, search_id, language, is_urgent, at, due_at)
    select ${id}, ${id}, 'prove', 'email', ${userId}::text, ${email}::text, ${searchId}, ${language}, true,
      ${at}::timestamptz, ${at}::timestamptz
    where not exists (select from outbox where kind = 'prove' and search_id = ${searchId} and due_at is not null)
      and (select count(*) from outbox where kind = 'prove' and at > ${at}::timestamptz - interval '1 day'
        and (user_id = ${userId}::text or email = ${email}::text)) < ${mostQuestions}`.execute(database);
};

/** A home as a mail shows it. */
export interface MailedHome {
  searchId: string;
  query: string;
  reason: 'match' | 'cut';
  listingId: string;
  kind: 'sell' | 'rent' | 'plot' | 'pg' | 'commercial';
  city: string;
  locality: string;
  propertyType: string | null;
  bhk: string | null;
  /** Rupees now, and before the last cut. */
  amount: number;
  before: number | null;
  /** Key of the first picture. */
  image: string | null;
}

/** The homes of a mail that the public may still see, search by search, and of each the newest first. */
export const findMailedHomes = async (database: Sql, mailId: string): Promise<MailedHome[]> => {
  const { rows } = await sql<MailedHome>`
    select s.id as "searchId", s.query, i.reason, l.id as "listingId", l.kind, l.city, l.locality,
      l.property_type as "propertyType", l.bhk, l.amount, l.cut_from as before, l.images[1] as image
    from alert_item i join saved_search s on s.id = i.search_id and s.frequency <> 'off'
      join listing l on l.id = i.listing_id and ${isPublic}
    where i.mail_id = ${mailId} order by s.created_at, s.id, l.ranked_at desc, l.id`.execute(database);
  return rows;
};

/** Deletes what was told long ago. */
export const deleteOldAlerts = async (database: Sql, before: Date): Promise<void> => {
  await database.deleteFrom('alert_item').where('at', '<=', before).execute();
  await database.deleteFrom('notification').where('at', '<=', before).execute();
};

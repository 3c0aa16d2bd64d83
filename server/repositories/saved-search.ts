/** Searches that people save. */
import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { Frequency, SavedSearch } from '../../src/api/contract/searches.schema.js';
import type { Sql } from '../db/database.js';
import type { Predicate } from './listing/filters.js';
import { timestampOf } from './listing/reply.js';

/** Whose search: an account's, seen from a page, or a guest's. */
export interface SearchOwner {
  userId?: string | undefined;
  /** A guest's, in small letters. */
  email?: string | undefined;
  /** A partner's key; '' on our own site, which shows all of a person's. */
  key: string;
}

/** A search to be written. */
export interface NewSavedSearch {
  id: string;
  kind: ListingKind;
  query: string;
  isAlike: boolean;
  frequency: Frequency;
  language: string;
  at: Date;
}

/** Where a search may find something, and bounds of what it finds; money in rupees. */
export interface SearchBounds {
  /** Keys of cities; '' is anywhere. */
  cities: readonly string[];
  least: number | null;
  most: number | null;
  rooms: readonly number[] | null;
}

/** Holds for the address that mails of search `s` go to, of person `u`: proved, by a link of ours or otherwise. */
export const isProved = sql<boolean>`(case when s.user_id is null then s.proved = s.email
  else u.email is not null and (u.email_verified or lower(u.email) = s.proved) end) is true`;

const isOf = ({ userId, email, key }: SearchOwner): Predicate =>
  userId === undefined
    ? sql`s.email = ${email ?? ''}`
    : sql`(s.user_id = ${userId} and (${key} = '' or s.partner_key = ${key}))`;

const selectSearches = (where: Predicate): RawBuilder<{ search: SavedSearch }> => sql<{
  search: SavedSearch;
}>`select json_build_object('id', s.id, 'kind', s.kind, 'query', s.query, 'frequency', s.frequency,
    'createdAt', ${sql.raw(timestampOf('s.created_at'))}, 'isProved', ${isProved}, 'hasMail', coalesce(s.email, u.email) is not null,
    'found', (select count(distinct i.home_id) from alert_item i where i.search_id = s.id)) as search
  from saved_search s left join app_user u on u.id = s.user_id
  where ${where} order by s.created_at desc, s.id`;

const searchesOf = async (database: Sql, where: Predicate): Promise<SavedSearch[]> =>
  (await selectSearches(where).execute(database)).rows.map(({ search }) => search);

/** Lists searches, the last saved first. */
export const listSavedSearches = (database: Sql, owner: SearchOwner): Promise<SavedSearch[]> =>
  searchesOf(database, isOf(owner));

/** Finds one of them. */
export const findSavedSearch = async (
  database: Sql,
  owner: SearchOwner,
  id: string,
): Promise<SavedSearch | undefined> =>
  (await searchesOf(database, sql`(${isOf(owner)} and s.id = ${id})`))[0];

/** Counts all searches of a person or guest, wherever they were saved, and those whose address is not proved. */
export const countSavedSearches = async (
  database: Sql,
  owner: SearchOwner,
): Promise<{ all: number; unproved: number }> => {
  const { rows } = await sql<{ all: number; unproved: number }>`select count(*) as all,
    count(*) filter (where s.proved is null) as unproved from saved_search s
    where ${isOf({ ...owner, key: '' })}`.execute(database);
  return rows[0] ?? { all: 0, unproved: 0 };
};

/** The address that an account's mails go to, and whether it is proved to us. */
export const findMailAddress = async (
  database: Sql,
  userId: string,
): Promise<{ email: string | null; isProved: boolean } | undefined> => {
  const { rows } = await sql<{ email: string | null; isProved: boolean }>`select u.email,
      (u.email_verified or exists (select from saved_search s where s.user_id = u.id and s.proved = lower(u.email)))
        as "isProved"
    from app_user u where u.id = ${userId}`.execute(database);
  return rows[0];
};

/** Finds the same search of the same person on the same site. */
export const findSameSearch = async (
  database: Sql,
  { userId, email, key }: SearchOwner,
  query: string,
): Promise<string | undefined> => {
  const whose = userId === undefined ? sql`email = ${email ?? ''}` : sql`user_id = ${userId}`;
  const { rows } = await sql<{ id: string }>`select id from saved_search
    where ${whose} and partner_key = ${key} and md5(query) = md5(${query})`.execute(database);
  return rows[0]?.id;
};

/** Writes a search with the places where it is looked for; false when the same was saved at the same moment. */
export const insertSavedSearch = async (
  database: Sql,
  { userId, email, key }: SearchOwner,
  search: NewSavedSearch,
  bounds: SearchBounds,
): Promise<boolean> => {
  const { id, kind, query, isAlike, frequency, language, at } = search;
  // An address that was proved for one search is proved for the next.
  const { rows } = await sql`with added as (
      insert into saved_search (id, user_id, email, partner_key, kind, query, is_alike, frequency, language, created_at, proved,
        mailed_at)
      select ${id}, ${userId ?? null}, ${email ?? null}, ${key}, ${kind}, ${query}, ${isAlike}::boolean, ${frequency}, ${language},
        ${at}::timestamptz, (select s.proved from saved_search s join app_user u on u.id = s.user_id
          where s.user_id = ${userId ?? null} and s.proved = lower(u.email) limit 1), ${at}::timestamptz
      on conflict do nothing returning id
    )
    insert into saved_search_place (kind, city_key, search_id, least, most, rooms)
    select ${kind}, city, added.id, ${bounds.least}::bigint, ${bounds.most}::bigint,
      ${bounds.rooms && [...bounds.rooms]}::smallint[]
    from added, unnest(${[...bounds.cities]}::text[]) city returning 1`.execute(database);
  return rows.length > 0;
};

/** Changes how often a search tells; what it found while it was off waits for no mail. */
export const updateFrequency = async (
  database: Sql,
  ids: readonly string[],
  frequency: Frequency,
  at: Date,
): Promise<void> => {
  const which = sql`any(${[...ids]}::text[])`;
  await sql`update saved_search set frequency = ${frequency},
    mailed_at = case when frequency = 'off' then ${at}::timestamptz else mailed_at end where id = ${which}`.execute(
    database,
  );
  if (frequency === 'off')
    await sql`update alert_item set waits = false where search_id = ${which} and waits`.execute(database);
};

/** Deletes a search of somebody. */
export const deleteSavedSearch = async (database: Sql, owner: SearchOwner, id: string): Promise<void> => {
  await sql`delete from saved_search s where ${isOf(owner)} and s.id = ${id}`.execute(database);
};

/** The searches that a link of a mail is about: of one search, or of all that a mail told of. */
export const findLinkedSearches = async (
  database: Sql,
  { searchId, mailId }: { searchId?: string; mailId?: string },
): Promise<{ id: string; query: string; frequency: Frequency }[]> => {
  const which =
    searchId === undefined
      ? sql`s.id in (select i.search_id from alert_item i where i.mail_id = ${mailId ?? ''})`
      : sql`s.id = ${searchId}`;
  const { rows } = await sql<{ id: string; query: string; frequency: Frequency }>`
    select s.id, s.query, s.frequency from saved_search s where ${which} order by s.created_at`.execute(
    database,
  );
  return rows;
};

/** Notes that somebody followed a link that was sent to the address of these searches. */
export const proveAddress = async (database: Sql, ids: readonly string[]): Promise<void> => {
  await sql`update saved_search t set proved = whose.email
    from (select s.user_id, coalesce(s.email, lower(u.email)) as email from saved_search s
      left join app_user u on u.id = s.user_id where s.id = any(${[...ids]}::text[])) whose
    where whose.email is not null and (case when whose.user_id is null then t.id = any(${[...ids]}::text[])
      else t.user_id = whose.user_id end)`.execute(database);
};

/** Deletes a guest's searches that nobody proved in time, or that have been off for long. */
export const deleteStaleSearches = async (
  database: Sql,
  { unproved, off }: { unproved: Date; off: Date },
): Promise<void> => {
  await sql`delete from saved_search where email is not null
    and ((proved is null and created_at <= ${unproved}::timestamptz)
      or (frequency = 'off' and mailed_at <= ${off}::timestamptz))`.execute(database);
};

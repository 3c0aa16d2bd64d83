/** Homes that people have saved. */
import { type RawBuilder, sql } from 'kysely';
import type { DeviceHome, SavedChange, SavedHome } from '../../src/api/contract/saved.schema.js';
import type { Sql } from '../db/database.js';
import type { SearchCondition } from './listing/condition.js';
import { every, isPublic, type Predicate, predicatesOf } from './listing/filters.js';
import { timestampOf } from './listing/reply.js';

/** Whose list, and from where it is seen. */
export interface SavedView {
  userId: string;
  /** A partner's key; '' on our own site, which shows all. */
  key: string;
  /** What the key's lock permits; undefined without a lock. */
  condition: SearchCondition | undefined;
}

const permitted = ({ condition = {} }: SavedView): Predicate => every([...predicatesOf(condition).values()]);

/** Holds for the rows that the view shows. */
const isSeen = ({ key }: SavedView): Predicate => (key === '' ? sql`true` : sql`${key} = any(s.saved_under)`);

/** Holds for a saved home that an id means: its listing's id or Property ID, also of one that offers it now. */
const isMeant = (id: string): Predicate => sql`(s.listing_id = ${id}
  or s.home_id in (select m.home_id from listing m where m.id = ${id} or m.property_id = ${id}))`;

const columns = sql.raw(`json_strip_nulls(json_build_object(
  'id', coalesce(l.id, s.listing_id), 'kind', s.kind, 'city', coalesce(l.city, s.city),
  'locality', coalesce(l.locality, s.locality),
  'propertyType', case when l.id is null then s.property_type else l.property_type end,
  'bhk', case when l.id is null then s.bhk else l.bhk end,
  'savedAt', ${timestampOf('s.saved_at')}, 'price', s.price, 'lastPrice', coalesce(l.amount, s.last_price),
  'stage', s.stage, 'isGone', not coalesce(l.is_shown, false)`);

/** A saved home, and the home that it is. */
export interface SavedRow {
  home: SavedHome;
  homeId: string;
}

/** The rows of a view as JSON: each with the listing that offers the home now, or offered it last. */
const selectSaved = (view: SavedView, where: Predicate): RawBuilder<SavedRow> => {
  const note = sql.raw(view.key === '' ? `, 'note', nullif(s.note, '')` : '');
  return sql<SavedRow>`select ${columns}${note})) as home, s.home_id as "homeId" from saved_home s
    left join lateral (
      select l.*, (${isPublic}) as is_shown from listing l where l.home_id = s.home_id and ${permitted(view)}
      order by is_shown desc, (l.id = s.listing_id) desc, l.created_at desc limit 1
    ) l on true
    where s.user_id = ${view.userId} and ${isSeen(view)} and ${where}
      and ${view.condition ? sql<boolean>`l.id is not null` : sql<boolean>`true`}
    order by s.saved_at desc, s.home_id`;
};

const homesOf = async (database: Sql, view: SavedView, where: Predicate): Promise<SavedHome[]> =>
  (await selectSaved(view, where).execute(database)).rows.map(({ home }) => home);

/** The same with the home that each is. */
export const listSavedRows = async (database: Sql, view: SavedView): Promise<SavedRow[]> =>
  (await selectSaved(view, sql`true`).execute(database)).rows;

/** Lists what a view shows, the last saved first. */
export const listSavedHomes = (database: Sql, view: SavedView): Promise<SavedHome[]> =>
  homesOf(database, view, sql`true`);

/** Finds one of them by an id. */
export const findSavedHome = async (
  database: Sql,
  view: SavedView,
  id: string,
): Promise<SavedHome | undefined> => (await homesOf(database, view, isMeant(id)))[0];

/** Counts all that a person has saved, wherever. */
export const countSavedHomes = async (database: Sql, userId: string): Promise<number> => {
  const { count } = await database
    .selectFrom('saved_home')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
};

/** Tells whether a listing may be saved: public, off the market, or unknown and what the lock does not permit. */
export const findSavable = async (
  database: Sql,
  view: SavedView,
  id: string,
): Promise<{ isPublic: boolean } | undefined> => {
  const { rows } = await sql<{ isPublic: boolean }>`select (${isPublic}) as "isPublic" from listing l
    where (l.id = ${id} or l.property_id = ${id}) and ${permitted(view)}`.execute(database);
  return rows[0];
};

const underAlso = (key: string): RawBuilder<string[]> =>
  sql`case when ${key} = any(s.saved_under) then s.saved_under else s.saved_under || ${key}::text end`;

/** Saves the home of a listing that is on the market; a home that is saved already keeps its date and price. */
export const upsertSavedHome = async (
  database: Sql,
  { userId, key }: SavedView,
  id: string,
  { at, stage = 'maybe', note = '' }: SavedChange & { at: Date },
): Promise<void> => {
  await sql`insert into saved_home as s (user_id, home_id, listing_id, kind, city, locality, property_type, bhk, price,
      last_price, saved_at, stage, note, saved_under)
    select ${userId}, l.home_id, l.id, l.kind, l.city, l.locality, l.property_type, l.bhk, l.amount, l.amount, ${at},
      ${stage}, ${note}, array[${key}::text]
    from listing l where l.id = ${id} or l.property_id = ${id}
    on conflict (user_id, home_id) do update set listing_id = excluded.listing_id, saved_under = ${underAlso(key)}`.execute(
    database,
  );
};

/** Changes a saved home. */
export const updateSavedHome = async (
  database: Sql,
  { userId }: SavedView,
  id: string,
  { stage, note }: SavedChange,
): Promise<void> => {
  await sql`update saved_home s set stage = coalesce(${stage ?? null}, s.stage), note = coalesce(${note ?? null}, s.note)
    where s.user_id = ${userId} and ${isMeant(id)}`.execute(database);
};

/** Takes a home off the list of a view; what was saved elsewhere too stays there. */
export const deleteSavedHome = async (
  database: Sql,
  { userId, key }: SavedView,
  id: string,
): Promise<void> => {
  const mine = sql`s.user_id = ${userId} and ${isMeant(id)}`;
  if (key !== '')
    await sql`update saved_home s set saved_under = array_remove(s.saved_under, ${key}) where ${mine}`.execute(
      database,
    );
  const elsewhere = key === '' ? sql`true` : sql`s.saved_under = '{}'`;
  await sql`delete from saved_home s where ${mine} and ${elsewhere}`.execute(database);
};

/** Two notes as one; a note that is in the other already is not repeated. */
const bothNotes = sql`case
  when s.note = '' or position(s.note in excluded.note) > 0 then excluded.note
  when position(excluded.note in s.note) > 0 then s.note
  else left(s.note || E'\n' || excluded.note, 1000) end`;

/** Unites homes of a device with the list, in one statement; returns the ids that are in it now. */
export const mergeSavedHomes = async (
  database: Sql,
  view: SavedView,
  homes: readonly DeviceHome[],
  now: Date,
): Promise<string[]> => {
  const onMarketOnly = view.condition ? sql<boolean>`l.id is not null` : sql<boolean>`true`;
  const { rows } = await sql<{ ids: string[] }>`with given as (
      select d.*, l.id as known_id, coalesce(l.home_id, d.id) as home_id
      from jsonb_to_recordset(${JSON.stringify(homes)}::jsonb) as d(id text, kind text, city text, locality text,
        "propertyType" text, bhk text, "savedAt" timestamptz, price bigint, "lastPrice" bigint, stage text, note text)
      left join listing l on (l.id = d.id) and ${permitted(view)}
      where ${onMarketOnly}
    ), added as (
      insert into saved_home as s (user_id, home_id, listing_id, kind, city, locality, property_type, bhk, price,
        last_price, saved_at, stage, note, saved_under)
      select distinct on (g.home_id) ${view.userId}, g.home_id, g.id, coalesce(l.kind, g.kind), coalesce(l.city, g.city),
        coalesce(l.locality, g.locality), case when l.id is null then g."propertyType" else l.property_type end,
        case when l.id is null then g.bhk else l.bhk end, g.price, coalesce(l.amount, g."lastPrice"),
        least(g."savedAt", ${now}::timestamptz), g.stage, coalesce(g.note, ''), array[${view.key}::text]
      from given g left join listing l on l.id = g.known_id
      order by g.home_id, g."savedAt"
      on conflict (user_id, home_id) do update set
        price = case when excluded.saved_at < s.saved_at then excluded.price else s.price end,
        saved_at = least(s.saved_at, excluded.saved_at),
        stage = case when s.stage = 'maybe' then excluded.stage else s.stage end,
        note = ${bothNotes},
        saved_under = ${underAlso(view.key)}
      returning 1
    )
    select array(select id from given) as ids, (select count(*) from added) as added`.execute(database);
  return rows[0]?.ids ?? [];
};

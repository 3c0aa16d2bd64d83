/** What homes ask in a place: medians and quartiles over enough homes of enough owners, else nothing. */
import { sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import { isPublic } from './filters.js';

/** Homes, and owners of them, below which nothing is said of a place. */
export const fewestHomes = 8;
export const fewestOwners = 3;

const isEnough = sql`count(distinct home_id) >= ${fewestHomes} and count(distinct owner_id) >= ${fewestOwners}`;

/** Rooms of a listing `l`: '4' is four and more, '-' none. */
const rooms = `case when l.bedrooms >= 4 then '4' else coalesce(l.bedrooms::text, '-') end`;

const quartile = (share: number) =>
  sql.raw(`round(percentile_cont(${share}) within group (order by amount))`);

/** The homes of a kind in a city, which are counted at a time: more would keep others from the embedded engine for long. */
interface Counted {
  city: string;
  kind: ListingKind;
}

/** Counts what is asked now; '' stands for all localities and all rooms. */
const countNow = async (transaction: Sql, { city, kind }: Counted): Promise<void> => {
  await sql`delete from asking_median where city_key = ${city} and kind = ${kind}`.execute(transaction);
  await sql`
    insert into asking_median (city_key, locality_key, kind, rooms, homes, owners, lower, median, upper, rate)
    select city_key, coalesce(locality_key, ''), kind, coalesce(rooms, ''), count(distinct home_id),
      count(distinct owner_id), ${quartile(0.25)}, ${quartile(0.5)}, ${quartile(0.75)},
      percentile_cont(0.5) within group (order by rate)
    from (select l.city_key, l.locality_key, l.kind, ${sql.raw(rooms)} as rooms, l.home_id, l.owner_id, l.amount, l.rate
      from listing l
      where l.city_key = ${city} and l.kind = ${kind} and l.amount > 0 and l.locality_key <> '' and ${isPublic}) offered
    group by grouping sets ((city_key, kind), (city_key, kind, rooms), (city_key, kind, locality_key),
      (city_key, kind, locality_key, rooms))
    having ${isEnough} and coalesce(rooms, '') <> '-'`.execute(transaction);
};

/** Months of which is told what was asked at their end, the current one included. */
const monthsTold = 12;

const monthBefore = (ago: number) =>
  sql`to_char(now() - make_interval(months => ${ago}::integer), 'YYYY-MM')`;

/** Counts what was asked at the end of a month, over the homes that were offered then. */
const countMonth = async (transaction: Sql, { city, kind }: Counted, ago: number): Promise<void> => {
  await sql`delete from asking_month where city_key = ${city} and kind = ${kind} and month = ${monthBefore(ago)}`.execute(
    transaction,
  );
  await sql`
    insert into asking_month (city_key, locality_key, kind, month, homes, median)
    select city_key, coalesce(locality_key, ''), kind, ${monthBefore(ago)}, count(distinct home_id), ${quartile(0.5)}
    from (select distinct on (l.city_key, l.locality_key, l.kind, l.home_id) l.city_key, l.locality_key, l.kind, l.home_id,
        l.owner_id, p.amount
      from (select date_trunc('month', now()) - make_interval(months => ${ago}::integer - 1) as ends) m
      join listing l on l.city_key = ${city} and l.kind = ${kind} and l.locality_key <> '' and l.listed_at < m.ends
        and coalesce(l.deleted_at, l.expires_at, 'infinity'::timestamptz) >= least(m.ends, now())
      join listing_price p on p.home_id = l.home_id and p.at < m.ends and p.amount > 0
      order by l.city_key, l.locality_key, l.kind, l.home_id, p.at desc) asked
    group by grouping sets ((city_key, kind), (city_key, kind, locality_key))
    having ${isEnough}`.execute(transaction);
};

/** Everything of which is told what is asked, or was. */
const listCounted = async (database: Sql): Promise<Counted[]> => {
  const { rows } = await sql<Counted>`
    select city_key as city, kind from listing_count where city_key <> ''
    union select city_key, kind from asking_median
    union select city_key, kind from asking_month order by 1, 2`.execute(database);
  return rows;
};

/** Counts what is asked now and at the end of this month, in short transactions between which others are answered. */
export const countAsking = async (database: Sql, signal?: AbortSignal): Promise<void> => {
  for (const counted of await listCounted(database)) {
    signal?.throwIfAborted();
    await database.transaction().execute((transaction) => countNow(transaction, counted));
    await database.transaction().execute((transaction) => countMonth(transaction, counted, 0));
  }
};

/** Counts the months before this one, which hardly change any more: old listings are imported, accounts are erased. */
export const countAskingBefore = async (database: Sql, signal?: AbortSignal): Promise<void> => {
  await sql`delete from asking_month where month <= ${monthBefore(monthsTold)}`.execute(database);
  for (const counted of await listCounted(database))
    for (let ago = 1; ago < monthsTold; ago++) {
      signal?.throwIfAborted();
      await database.transaction().execute((transaction) => countMonth(transaction, counted, ago));
    }
};

/** What homes of a kind and number of rooms ask. */
export interface AskingRow {
  kind: ListingKind;
  /** '' for all, else 0 to 4. */
  rooms: string;
  homes: number;
  owners: number;
  lower: number;
  median: number;
  upper: number;
  rate: number | null;
}

/** The median of a month. */
export interface AskingMonth {
  kind: ListingKind;
  month: string;
  homes: number;
  median: number;
}

/** Finds what homes ask in a city or a locality, by kind, rooms and month; of one kind, or of all. */
export const findAsking = async (
  database: Sql,
  [city, locality]: readonly [city: string, locality: string],
  kind?: ListingKind,
): Promise<{ rows: AskingRow[]; months: AskingMonth[] }> => {
  const here = sql`city_key = ${city} and locality_key = ${locality}
    ${kind === undefined ? sql`` : sql`and kind = ${kind}`}`;
  const { rows } = await sql<AskingRow>`
    select kind, rooms, homes, owners, lower, median, upper, rate from asking_median
    where ${here} order by kind, rooms`.execute(database);
  const { rows: months } = await sql<AskingMonth>`
    select kind, month, homes, median from asking_month where ${here} order by kind, month`.execute(database);
  return { rows, months };
};

/** The median of all homes of a kind in a locality. */
export interface LocalityMedian extends Pick<AskingRow, 'kind' | 'homes' | 'median' | 'rate'> {
  cityKey: string;
  key: string;
}

/** Finds the medians of several localities, each named by the keys of its city and itself. */
export const findLocalityMedians = async (
  database: Sql,
  localities: readonly (readonly [city: string, locality: string])[],
): Promise<LocalityMedian[]> => {
  const wanted = JSON.stringify(localities.map(([city, locality]) => ({ city, locality })));
  const { rows } = await sql<LocalityMedian>`
    select a.city_key as "cityKey", a.locality_key as key, a.kind, a.homes, a.median, a.rate
    from jsonb_to_recordset(${wanted}::jsonb) as wanted(city text, locality text)
    join asking_median a on a.city_key = wanted.city and a.locality_key = wanted.locality and a.rooms = ''
    order by a.city_key, a.locality_key, a.kind`.execute(database);
  return rows;
};

/** The median of a listing `l`'s kind and rooms in its locality, as a member of its JSON. */
export const askingOfListing = `coalesce((
  select jsonb_build_object('asking', jsonb_build_object('median', a.median, 'homes', a.homes, 'owners', a.owners))
  from asking_median a where a.city_key = l.city_key and a.locality_key = l.locality_key and a.kind = l.kind
    and a.rooms = case when l.bedrooms is null then '' else ${rooms} end), '{}'::jsonb)`;

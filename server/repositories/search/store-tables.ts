/** The tables of the search store: those of the market that searches read, without what keeps a market right. */
import { type Kysely, sql } from 'kysely';
import type { Sql } from '../../db/database.js';
import { allMigrations, migrate } from '../../db/migrate.js';
import type { Tables } from '../../db/tables.js';

/** Number of the advisory lock under which a store is written. */
const lockNumber = 7_466_392;

/** Tables that are copied. */
const copied = ['listing', 'app_user', 'rera_check', 'project', 'station', 'place'];
const copiedTables = sql.raw(`array[${copied.map((name) => `'${name}'::regclass`).join(', ')}]`);

/** Runs a write of the store: one after another, of all processes. */
export const writeStore = <T>(store: Sql, work: (transaction: Sql) => Promise<T>): Promise<T> =>
  store.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
    return work(transaction);
  });

/**
 * Rows come in any order, owners without their numbers, and with all that triggers add: references, unique numbers and all
 * triggers but those that keep the counts go.
 */
const detach = async (transaction: Kysely<Tables>): Promise<void> => {
  await sql`do $$ declare found record; begin
    for found in select conrelid::regclass as place, conname as name from pg_constraint
      where conrelid = any(${copiedTables}) and (contype = 'f' or conname in ('app_user_phone_key', 'project_slug_key'))
    loop execute format('alter table %s drop constraint %I', found.place, found.name); end loop;
    for found in select tgrelid::regclass as place, tgname as name from pg_trigger
      where tgrelid = any(${copiedTables}) and not tgisinternal and tgenabled <> 'D' and tgname !~ '^listing_count_'
    loop execute format('alter table %s disable trigger %I', found.place, found.name); end loop;
  end $$`.execute(transaction);
};

/** Refuses a database that holds a market: a store is emptied whenever it is filled. */
const refuseMarket = async (store: Sql): Promise<void> => {
  const { rows } = await sql<{ isMarket: boolean }>`select to_regclass('app_user') is not null
    and to_regclass('search_store') is null as "isMarket"`.execute(store);
  if (rows[0]?.isMarket)
    throw new Error(
      'SEARCH_DATABASE_URL leads to a database that holds a market. Give the address of an empty one, which only searches use.',
    );
};

/**
 * Says that a database is a store before it has the tables of a market: of two processes that begin at once, the second would refuse
 * what the first has made.
 */
const claim = (store: Sql): Promise<void> =>
  writeStore(store, async (transaction) => {
    await refuseMarket(transaction);
    await sql`create table if not exists search_store (feed text not null, tables text not null)`.execute(
      transaction,
    );
  });

/** Brings the tables up to date. */
export const prepareStore = async (store: Sql): Promise<void> => {
  await claim(store);
  await migrate(store);
  await writeStore(store, detach);
};

/** What the tables of this version are called: a store filled by another version is filled anew. */
const version = String([...allMigrations].sort((one, other) => one - other));

/** Tells whether a feed has filled the store. */
export const isFilledBy = async (store: Sql, feed: string): Promise<boolean> => {
  const { rows } = await sql`select from search_store where feed = ${feed} and tables = ${version}`.execute(
    store,
  );
  return rows.length > 0;
};

/** Says that nobody has filled the store; tells whether somebody had. */
export const unmark = async (store: Sql): Promise<boolean> => {
  const { rows } = await sql`delete from search_store returning feed`.execute(store);
  return rows.length > 0;
};

/** Empties the store. */
export const emptyStore = (store: Sql): Promise<void> =>
  writeStore(store, async (transaction) => {
    await sql`truncate search_store`.execute(transaction);
    await sql`truncate ${sql.join([...copied, 'listing_count'].map((name) => sql.id(name)))} cascade`.execute(
      transaction,
    );
  });

/** Notes that a feed has filled it. */
export const markFilled = async (store: Sql, feed: string): Promise<void> => {
  await sql`insert into search_store (feed, tables) values (${feed}, ${version})`.execute(store);
  await sql`analyze`.execute(store);
};

/** An empty database for each suite, on the engine that TEST_ENGINE names: pglite (the default) or postgres. */
import { randomBytes } from 'node:crypto';
import { type PostgresPool, sql } from 'kysely';
import type pg from 'pg';
import { type Database, prepareDatabase, type Sql, sqlOver } from '../../server/db/database.js';
import { migrations } from '../../server/db/migrations/list.js';
import { PglitePool } from '../../server/db/pglite-pool.js';
import { meterPool, type PoolMeter } from '../../server/db/pool-meter.js';
import { openPostgres } from '../../server/db/postgres-pool.js';
import { type CountedPool, countWrites } from '../../server/db/write-counter.js';

/** The engine under test. */
export const engine = process.env.TEST_ENGINE ?? 'pglite';

/** Whether a search store of its own stands beside each database: TEST_SEARCH_STORE=on, on PostgreSQL. */
export const hasSearchStore = process.env.TEST_SEARCH_STORE === 'on' && engine === 'postgres';

/** A database or schema for one suite at a time. */
interface Place {
  sql: Sql;
  writes: () => number;
  meter: PoolMeter;
  searchStore?: NonNullable<Database['searchStore']>;
  /** Makes it the current one. */
  enter(): Promise<unknown>;
  leave(): Promise<unknown>;
  /** Opens the same database as another process would: with connections and a count of writes of its own. */
  beside?: () => Opened;
}

type Opened = Pick<Place, 'sql' | 'writes' | 'meter' | 'searchStore'>;

let memory: Promise<CountedPool & { meter: PoolMeter }> | undefined;

/** A pool as a server has it. */
const watchedPool = (pool: PostgresPool, most: number): CountedPool & { meter: PoolMeter } => {
  const metered = meterPool(pool, 'main', most);
  return { ...countWrites(metered.pool), meter: metered.meter };
};

/** Schemas in use, the last one current: the one connection sees one at a time. */
const schemas: string[] = [];

const useLast = (database: Sql): Promise<unknown> =>
  sql`set search_path to ${sql.id(schemas.at(-1) ?? 'public')}, public`.execute(database);

/** Starting an engine costs seconds, so the suites of a process share one, each in a schema of its own. */
const makeSchema = async (name: string): Promise<Place> => {
  memory ??= PglitePool.open({}).then((pool) => watchedPool(pool, 1));
  const { pool, writes, meter } = await memory;
  const database = sqlOver(pool);
  await sql`create extension if not exists pg_trgm with schema public`.execute(database);
  await sql`create schema ${sql.id(name)}`.execute(database);
  const enter = (): Promise<unknown> => {
    schemas.push(name);
    return useLast(database);
  };
  const leave = (): Promise<unknown> => {
    schemas.splice(schemas.indexOf(name), 1);
    return useLast(database);
  };
  return { sql: database, writes, meter, enter, leave };
};

/** Returns the address of another database of the same server. */
export const addressOf = (url: string, database: string): string => {
  const [place = '', query] = url.split('?');
  return place.replace(/\/[^/]*$/, `/${database}`) + (query === undefined ? '' : `?${query}`);
};

const makeServerDatabase = async (name: string): Promise<Place> => {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is missing. Run: node scripts/postgres.mjs -- COMMAND');
  const names = [name, ...(hasSearchStore ? [`${name}_store`] : [])];
  const asAdmin = async (statement: string): Promise<void> => {
    const admin: Sql = sqlOver(openPostgres(url, 1));
    for (const each of names) await sql`${sql.raw(statement)} ${sql.id(each)}`.execute(admin);
    await admin.destroy();
  };
  await asAdmin('create database');
  const opened: Sql[] = [];
  const openPool = (of: string): pg.Pool => {
    const pool = openPostgres(addressOf(url, of), 4);
    // An idle engine does not keep the process alive.
    pool.options.allowExitOnIdle = true;
    return pool;
  };
  const openStore = (): NonNullable<Database['searchStore']> => {
    const store = sqlOver(openPool(`${name}_store`));
    opened.push(store);
    return { sql: store, readSql: store };
  };
  const open = (): Opened => {
    const { pool: counted, writes, meter } = watchedPool(openPool(name), 4);
    const database = sqlOver(counted);
    opened.push(database);
    return { sql: database, writes, meter, ...(hasSearchStore && { searchStore: openStore() }) };
  };
  process.once('beforeExit', () => {
    void Promise.all(opened.map((each) => each.destroy())).then(() => asAdmin('drop database'));
  });
  let second: ReturnType<typeof open> | undefined;
  const nothing = (): Promise<void> => Promise.resolve();
  return { ...open(), enter: nothing, leave: nothing, beside: () => (second ??= open()) };
};

const makePlace = async (): Promise<Place> => {
  const name = `suite_${randomBytes(5).toString('hex')}`;
  const place = await (engine === 'postgres' ? makeServerDatabase(name) : makeSchema(name));
  await place.enter();
  await prepareDatabase(place.sql);
  return place;
};

interface Table {
  name: string;
  /** Bytes of its rows, the deleted ones too. */
  size: number;
}

const tablesOf = async (database: Sql): Promise<Table[]> => {
  const { rows } = await sql<Table>`select relname as name, pg_relation_size(oid) as size from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> 'schema_migration'
    order by 1`.execute(database);
  return rows;
};

const namesOf = (tables: readonly Table[]): string => String(tables.map(({ name }) => name));

/** Bytes of rows above which tables are truncated, which costs ten times as much as deleting a few rows. */
const large = 2_000_000;

const isRecord = ({ name }: Table): boolean => name === 'audit_entry';

/** Holds what a migration draws once for all time. */
const isMade = ({ name }: Table): boolean => name === 'place_secret';

let allTables: string | undefined;

/** Deletes all rows; returns whether the tables are still those that the migrations make. */
const empty = async (database: Sql): Promise<boolean> => {
  const tables = await tablesOf(database);
  const done = await database.selectFrom('schema_migration').select('number').execute();
  if (namesOf(tables) !== allTables || done.length !== migrations.length) return false;
  // Rows of the operators' record cannot be deleted.
  const [record, others] = [
    tables.filter(isRecord),
    tables.filter((table) => !isRecord(table) && !isMade(table)),
  ];
  const names = others.map(({ name }) => sql.id(name));
  // One statement, so that foreign keys are checked at its end.
  const deletes = names.map((name, at) => sql`${sql.id(`t${at}`)} as (delete from ${name})`);
  const isLarge = tables.reduce((sum, { size }) => sum + size, 0) > large;
  const statement = isLarge ? sql`truncate ${sql.join(names)}` : sql`with ${sql.join(deletes)} select`;
  await statement.execute(database);
  if (record.some(({ size }) => size > 0)) await sql`truncate audit_entry`.execute(database);
  // What the deleted listings counted is counted off at the end of that statement.
  await sql`delete from listing_count`.execute(database);
  await sql`delete from search_outbox`.execute(database);
  return true;
};

/** Unused databases. Making one, with all its tables, is twenty times the work of emptying it. */
const free: Place[] = [];

const takePlace = async (): Promise<Place> => {
  const place = free.pop();
  if (!place) {
    const made = await makePlace();
    allTables ??= namesOf(await tablesOf(made.sql));
    return made;
  }
  await place.enter();
  if (await empty(place.sql)) return place;
  await place.leave();
  return takePlace();
};

/** A test's database; `beside` is the same one as another process has it, where the engine takes several. */
export interface TestDatabase extends Database {
  beside?: () => Database;
}

const databaseOf = (
  { sql: database, writes, meter, searchStore }: Opened,
  leave: () => Promise<void>,
): Database => {
  // Suites share the pool: who watched it in one is told nothing of the next.
  const ends: (() => void)[] = [];
  const watch: PoolMeter['watch'] = (watcher) => {
    const end = meter.watch(watcher);
    ends.push(end);
    return end;
  };
  const close = async (): Promise<void> => {
    for (const end of ends) end();
    await leave();
  };
  return {
    sql: database,
    readSql: database,
    ...(searchStore && { searchStore }),
    lost: new Promise(() => undefined),
    idleTime: undefined,
    writes,
    meters: [{ ...meter, watch }],
    isShared: engine === 'postgres',
    close,
  };
};

/** Opens a database with all tables and nothing in them; one whose tables a suite has changed is not used again. */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  const place = await takePlace();
  const { beside } = place;
  const leave = async (): Promise<void> => {
    await place.leave();
    free.push(place);
  };
  return {
    ...databaseOf(place, leave),
    ...(beside && { beside: () => databaseOf(beside(), () => Promise.resolve()) }),
  };
};

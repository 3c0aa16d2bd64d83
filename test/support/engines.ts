/** A fresh database for each suite, on the engine that TEST_ENGINE names: pglite (the default) or postgres. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, prepareDatabase, type Sql, sqlOver } from '../../server/db/database.js';
import { PglitePool } from '../../server/db/pglite-pool.js';
import { openPostgres } from '../../server/db/postgres-pool.js';

/** The engine under test. */
export const engine = process.env.TEST_ENGINE ?? 'pglite';

let memory: Promise<PglitePool> | undefined;

/** Schemas in use, the last one current: the one connection sees one at a time. */
const schemas: string[] = [];

const useLast = (database: Sql): Promise<unknown> =>
  sql`set search_path to ${sql.id(schemas.at(-1) ?? 'public')}, public`.execute(database);

/** Starting an engine costs seconds, so the suites of a process share one, each in a schema of its own. */
const openSchema = async (name: string): Promise<Database> => {
  memory ??= PglitePool.open({});
  const database = sqlOver(await memory);
  await sql`create extension if not exists pg_trgm with schema public`.execute(database);
  await sql`create schema ${sql.id(name)}`.execute(database);
  schemas.push(name);
  await useLast(database);
  const close = async (): Promise<void> => {
    await sql`drop schema ${sql.id(name)} cascade`.execute(database);
    schemas.splice(schemas.indexOf(name), 1);
    await useLast(database);
  };
  return { sql: database, readSql: database, close };
};

const addressOf = (url: string, database: string): string => {
  const [place = '', query] = url.split('?');
  return place.replace(/\/[^/]*$/, `/${database}`) + (query === undefined ? '' : `?${query}`);
};

const openServerDatabase = async (name: string): Promise<Database> => {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is missing. Run: node scripts/postgres.mjs -- COMMAND');
  const admin: Sql = sqlOver(openPostgres(url, 1));
  await sql`create database ${sql.id(name)}`.execute(admin);
  const database = sqlOver(openPostgres(addressOf(url, name), 4));
  const close = async (): Promise<void> => {
    await database.destroy();
    await sql`drop database ${sql.id(name)}`.execute(admin);
    await admin.destroy();
  };
  return { sql: database, readSql: database, close };
};

/** Opens an empty database with all tables. */
export const openTestDatabase = async (): Promise<Database> => {
  const name = `suite_${randomBytes(5).toString('hex')}`;
  const database = await (engine === 'postgres' ? openServerDatabase(name) : openSchema(name));
  await prepareDatabase(database.sql);
  return database;
};

/** Copies rows of the market into the search store: what the public may see, and nothing else of anybody. */
import { sql } from 'kysely';
import type { Sql } from '../../db/database.js';
import { maskedPhoneOf } from '../listing/reply.js';
import type { Subject } from './outbox.js';

/** A table that is copied, its rows called `r`. */
interface Copy {
  subject: Subject;
  table: string;
  /** What the outbox names a row by. */
  key: string;
  primaryKey: readonly string[];
  /** Columns that are not copied as they stand, with what stands there instead; undefined is left to the store. */
  instead: Readonly<Record<string, string | undefined>>;
  /** The columns that are copied; all others but those of `instead` without it. */
  only?: readonly string[];
  /** Which rows may be copied; all without it. */
  where?: string;
}

const shown = `r.deleted_at is null and r.status not in ('Review', 'Hidden', 'Removed', 'Suspended')`;

/** An owner's exact point, and what only they and the desk see. */
const privateColumns = [
  ...[
    'lat',
    'lng',
    'source_key',
    'review_note',
    'checks',
    'given',
    'edited_from',
    'flagged_at',
    'reminded_at',
  ],
  ...['inactive_reason', 'visits'],
];

const nothing = (columns: readonly string[]): Record<string, undefined> =>
  Object.fromEntries(columns.map((column) => [column, undefined]));

const copies: readonly Copy[] = [
  {
    subject: 'owner',
    table: 'app_user',
    key: 'r.id',
    primaryKey: ['id'],
    // Of an account nothing is copied that is not named here.
    only: ['id', 'name', 'phone', 'usertype', 'created_at', 'phone_verified', 'rera_number'],
    instead: { name: `''`, phone: maskedPhoneOf('r') },
    where: `exists (select from listing l where l.owner_id = r.id)`,
  },
  {
    subject: 'owner',
    table: 'rera_check',
    key: 'r.owner_id',
    primaryKey: ['owner_id', 'number'],
    instead: {},
    where: `exists (select from listing l where l.owner_id = r.owner_id)`,
  },
  {
    subject: 'project',
    table: 'project',
    key: 'r.id',
    primaryKey: ['id'],
    instead: nothing(['draft', 'note', 'picked', 'picked_at']),
    where: 'r.shown is not null',
  },
  { subject: 'station', table: 'station', key: 'r.id', primaryKey: ['id'], instead: {} },
  {
    subject: 'place',
    table: 'place',
    key: `r.city_key || '/' || r.key`,
    primaryKey: ['city_key', 'key'],
    instead: {},
  },
  {
    subject: 'listing',
    table: 'listing',
    key: 'r.id',
    primaryKey: ['id'],
    instead: { ...nothing(privateColumns), content_hash: `''` },
    where: shown,
  },
];

/** The columns that are copied, each with what is read for it; those that the store computes are not. */
const columnsOf = async (database: Sql, { table, instead, only }: Copy): Promise<Map<string, string>> => {
  const { rows } = await sql<{ name: string }>`select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(
    database,
  );
  const isCopied = (name: string): boolean =>
    only ? only.includes(name) : !(name in instead) || instead[name] !== undefined;
  const names = rows.map(({ name }) => name).filter(isCopied);
  return new Map(names.map((name) => [name, instead[name] ?? `r.${name}`]));
};

/** The rows of a table as they are now, as JSON text. */
const readRows = async (
  main: Sql,
  copy: Copy,
  columns: Map<string, string>,
  keys: readonly string[],
): Promise<string> => {
  const list = [...columns].map(([name, value]) => `${value} as ${name}`).join(', ');
  const { rows } = await sql<{ found: string }>`select coalesce(json_agg(found), '[]')::text as found from (
    select ${sql.raw(list)} from ${sql.raw(copy.table)} r
    where ${sql.raw(copy.key)} = any(${[...keys]}::text[]) and ${sql.raw(copy.where ?? 'true')}) found`.execute(
    main,
  );
  return rows[0]?.found ?? '[]';
};

/** Makes the store's rows those that were read; returns the owners of listings that went. */
const writeRows = async (
  store: Sql,
  { table, key, primaryKey }: Copy,
  { columns, keys, found }: { columns: readonly string[]; keys: readonly string[]; found: string },
): Promise<string[]> => {
  const rows = sql`json_populate_recordset(null::${sql.id(table)}, ${found}::json)`;
  const isSame = sql.raw(primaryKey.map((column) => `n.${column} = r.${column}`).join(' and '));
  const owner = sql.raw(table === 'listing' ? 'r.owner_id' : 'null::text');
  const { rows: gone } = await sql<{ owner: string | null }>`delete from ${sql.id(table)} r
    where ${sql.raw(key)} = any(${[...keys]}::text[]) and not exists (select from ${rows} n where ${isSame})
    returning ${owner} as owner`.execute(store);
  const list = sql.raw(columns.join(', '));
  const changes = columns.filter((column) => !primaryKey.includes(column));
  await sql`insert into ${sql.id(table)} (${list}) select ${list} from ${rows}
    on conflict (${sql.raw(primaryKey.join(', '))}) do update
    set ${sql.raw(changes.map((column) => `${column} = excluded.${column}`).join(', '))}`.execute(store);
  return gone.flatMap(({ owner: id }) => id ?? []);
};

const copyKeys = async (main: Sql, store: Sql, copy: Copy, keys: readonly string[]): Promise<string[]> => {
  const columns = await columnsOf(main, copy);
  const found = await readRows(main, copy, columns, keys);
  return writeRows(store, copy, { columns: [...columns.keys()], keys, found });
};

const ownersOf = async (main: Sql, listings: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select distinct owner_id as id from listing
    where id = any(${[...listings]}::text[])`.execute(main);
  return rows.map(({ id }) => id);
};

/** Copies what the keys name as it is now; what is gone, or not for the public, goes. In a transaction of the store. */
export const copySubjects = async (
  main: Sql,
  store: Sql,
  named: readonly { subject: Subject; key: string }[],
): Promise<void> => {
  const keysOf = (subject: Subject): string[] => [
    ...new Set(named.filter((each) => each.subject === subject).map(({ key }) => key)),
  ];
  const copyAll = async (subject: Subject, keys: readonly string[]): Promise<string[]> => {
    const gone: string[] = [];
    if (keys.length > 0)
      for (const copy of copies.filter((each) => each.subject === subject))
        gone.push(...(await copyKeys(main, store, copy, keys)));
    return gone;
  };
  for (const subject of ['station', 'place', 'project'] as const) await copyAll(subject, keysOf(subject));
  const listings = keysOf('listing');
  const gone = await copyAll('listing', listings);
  // An owner is there for as long as a listing is.
  const owners = [...keysOf('owner'), ...gone, ...(await ownersOf(main, listings))];
  await copyAll('owner', [...new Set(owners)]);
};

/** Lists the keys of a subject after one, for filling; owners come with their listings. */
export const listKeys = async (
  main: Sql,
  subject: Exclude<Subject, 'owner'>,
  after: string,
  most: number,
): Promise<string[]> => {
  const copy = copies.find((each) => each.subject === subject);
  if (!copy) return [];
  const key = sql.raw(copy.key);
  const { rows } = await sql<{ key: string }>`select ${key} as key from ${sql.raw(copy.table)} r
    where ${key} > ${after} order by 1 limit ${most}`.execute(main);
  return rows.map((row) => row.key);
};

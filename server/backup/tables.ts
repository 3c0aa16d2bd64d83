/** Reads whole tables as JSON and writes them back, the same on both engines. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';
import { createDigest, type Digest } from './digest.js';

/** A table of the market. */
export interface Table {
  readonly name: string;
  /** Its columns but for those that the database computes. */
  readonly columns: readonly string[];
  /** Tables its rows refer to. */
  readonly references: readonly string[];
}

/** Tables that are about running processes or the versions of the tables, and are no part of a market. */
const apart = ['schema_migration', 'job_lease', 'listing_change', 'search_feed', 'search_outbox'];

const rowsAtOnce = 1000;

/** Puts each table behind those that it refers to. */
const inOrder = (tables: readonly Table[]): Table[] => {
  const done: Table[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const ready = [...waiting].filter(({ name, references }) =>
      references.every((other) => other === name || done.some((each) => each.name === other)),
    );
    if (ready.length === 0) throw new Error('The tables refer to each other in a circle.');
    for (const table of ready) waiting.delete(table);
    done.push(...ready);
  }
  return done;
};

/** Lists the tables of a market, each behind those that it refers to. */
export const listTables = async (database: Sql): Promise<Table[]> => {
  const { rows } = await sql<Table>`select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select distinct r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f') as references
    from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    order by c.relname`.execute(database);
  return inOrder(rows.filter(({ name }) => !apart.includes(name)));
};

/** Runs reads that all see the same moment. */
export const withSnapshot = <T>(database: Sql, work: (snapshot: Sql) => Promise<T>): Promise<T> =>
  database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      await sql`set transaction read only`.execute(snapshot);
      await sql`set local timezone to 'UTC'`.execute(snapshot);
      return work(snapshot);
    });

/** Reads a table, some hundred rows at a time, each row as JSON; the transaction sees the same moment all along. */
export async function* readRows(transaction: Sql, { name }: Pick<Table, 'name'>): AsyncGenerator<string[]> {
  await sql`declare rows_of_table no scroll cursor for
    select row_to_json(t)::text as row from ${sql.id(name)} t`.execute(transaction);
  for (;;) {
    const { rows } = await sql<{
      row: string;
    }>`fetch ${sql.raw(String(rowsAtOnce))} from rows_of_table`.execute(transaction);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close rows_of_table`.execute(transaction);
}

/** Writes rows into a table. */
export const insertRows = async (
  transaction: Sql,
  { name, columns }: Table,
  rows: readonly string[],
): Promise<void> => {
  const list = sql.join(columns.map((column) => sql.id(column)));
  await sql`insert into ${sql.id(name)} (${list})
    select ${list} from json_populate_recordset(null::${sql.id(name)}, ${`[${rows.join(',')}]`}::json)`.execute(
    transaction,
  );
};

/** Lets columns that number their rows go on behind the rows that were written. */
export const continueNumbers = async (transaction: Sql, tables: readonly Table[]): Promise<void> => {
  const { rows } = await sql<{ name: string; column: string }>`select c.relname as name, a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attidentity <> '' and c.relname = any(${tables.map(({ name }) => name)}::text[])`.execute(
    transaction,
  );
  for (const { name, column } of rows)
    await sql`select setval(pg_get_serial_sequence(${name}, ${column}), max(${sql.id(column)}))
      from ${sql.id(name)} having max(${sql.id(column)}) is not null`.execute(transaction);
};

/** Counts the rows of all tables and sums up their hashes. */
export const digestTables = async (
  transaction: Sql,
  tables: readonly Table[],
): Promise<Record<string, Digest>> => {
  const digests: Record<string, Digest> = {};
  for (const table of tables) {
    const digest = createDigest();
    for await (const rows of readRows(transaction, table)) for (const row of rows) digest.add(row);
    digests[table.name] = digest.result();
  }
  return digests;
};

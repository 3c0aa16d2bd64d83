/** Reads a backup into an empty database and a store, and compares what has come out with what went in. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';
import { allMigrations, applyMigrations } from '../db/migrate.js';
import type { MediaStore } from '../media/store.js';
import { createDigest, type Digest } from './digest.js';
import { headName, type Manifest, manifestName, readHead, readManifest } from './manifest.js';
import { continueNumbers, digestTables, insertRows, listTables, type Table } from './tables.js';
import { readTar, type TarEntry } from './tar.js';

/** Where a market is put. */
export interface MarketTarget {
  /** In a transaction; without tables. */
  readonly transaction: Sql;
  readonly media: MediaStore;
  /** A folder on the disk of the store for files that are still coming in. */
  readonly drafts: string;
}

const isSame = (one: Digest | undefined, other: Digest | undefined): boolean =>
  one?.count === other?.count && one?.sha256 === other?.sha256;

/** What a trigger noted once is in the rows already; the database's own checks of references stay on. */
const setTriggers = async (
  transaction: Sql,
  tables: readonly Table[],
  to: 'enable' | 'disable',
): Promise<void> => {
  for (const { name } of tables)
    await sql`alter table ${sql.id(name)} ${sql.raw(to)} trigger user`.execute(transaction);
};

/** Makes the tables as a version had them, with nothing in them; refuses those of a newer version. */
export const makeTables = async (transaction: Sql, wanted: readonly number[]): Promise<Table[]> => {
  const newer = wanted.find((number) => !allMigrations.includes(number));
  if (newer !== undefined)
    throw new Error(`The market is of a newer version (migration ${newer}). Restore it with that version.`);
  await sql`set local timezone to 'UTC'`.execute(transaction);
  await applyMigrations(transaction, wanted);
  const tables = await listTables(transaction);
  await setTriggers(transaction, tables, 'disable');
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.id(name)}`.execute(transaction);
  return tables;
};

/** Compares the tables with what they must hold, and lets them be used; throws naming the first that differs. */
export const checkTables = async (
  transaction: Sql,
  tables: readonly Table[],
  wanted: Manifest['tables'],
): Promise<void> => {
  const found = await digestTables(transaction, tables);
  for (const name of Object.keys({ ...wanted, ...found }))
    if (!isSame(wanted[name], found[name]))
      throw new Error(
        `The table ${name} came out with ${found[name]?.count ?? 'no'} rows that are not the ${wanted[name]?.count ?? 'none'} which went in. Nothing was changed.`,
      );
  await continueNumbers(transaction, tables);
  await setTriggers(transaction, tables, 'enable');
};

const loadPart = async (transaction: Sql, tables: readonly Table[], entry: TarEntry): Promise<void> => {
  const name = entry.name.split('/')[1];
  const table = tables.find((each) => each.name === name);
  if (!table) throw new Error(`The backup has a table ${name}, which its version does not know.`);
  await insertRows(transaction, table, (await entry.text()).trimEnd().split('\n'));
};

const loadFile = async ({ media, drafts }: MarketTarget, { name, content }: TarEntry): Promise<string> => {
  const key = name.slice('media/'.length);
  const hash = createHash('sha256');
  const hashed = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  };
  const draft = join(drafts, 'file.part');
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  await pipeline(hashed(), createWriteStream(draft, { mode: 0o600 }));
  await media.adopt(key, draft);
  return `${key} ${hash.digest('hex')}`;
};

/** Loads the file; throws when it is damaged, torn, or of a newer version, and then the transaction must not stand. */
export const loadBackup = async (path: string, target: MarketTarget): Promise<Manifest> => {
  const { transaction, drafts } = target;
  const files = createDigest();
  let tables: Table[] | undefined;
  let manifest: Manifest | undefined;
  for await (const entry of readTar(createReadStream(path))) {
    if (entry.name === headName)
      tables = await makeTables(transaction, readHead(await entry.text()).migrations);
    else if (entry.name === manifestName) manifest = readManifest(await entry.text());
    else if (entry.name.startsWith('media/')) files.add(await loadFile(target, entry));
    else if (tables && entry.name.startsWith('tables/')) await loadPart(transaction, tables, entry);
  }
  await rm(drafts, { recursive: true, force: true });
  if (!tables || !manifest)
    throw new Error('The file is no whole backup: its beginning or its end is missing. Nothing was changed.');
  await checkTables(transaction, tables, manifest.tables);
  if (!isSame(files.result(), manifest.media))
    throw new Error('The files in the backup are not those that went in. Nothing was changed.');
  await applyMigrations(transaction);
  return manifest;
};

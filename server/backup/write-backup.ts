/** Writes a market into one file: every table as it was at one moment, and the files people sent. */
import { possibleKeysOf, storeKeysOf } from '../media/picture-files.js';
import type { MediaStore } from '../media/store.js';
import type { Sql } from '../db/database.js';
import { type Archive, openArchive } from './archive.js';
import { createDigest } from './digest.js';
import { type BackupHead, headName, type Manifest, manifestName, mediaName, tablePart } from './manifest.js';
import { listTables, readRows, withSnapshot } from './tables.js';

/** A market that is there. */
export interface MarketSource {
  readonly engine: BackupHead['engine'];
  readonly database: Sql;
  /** Its files; nothing is deleted there meanwhile. */
  readonly media: MediaStore;
}

/** What a backup holds. */
export interface BackupReport extends Manifest {
  /** Files that listings show and the store does not have. */
  readonly missing: readonly string[];
}

/** The files of the market at that moment, and those of them that a listing shows. */
interface NotedFiles {
  readonly all: Set<string>;
  readonly shown: Set<string>;
}

const addTables = async (
  archive: Archive,
  snapshot: Sql,
  engine: BackupHead['engine'],
): Promise<Manifest['tables']> => {
  const done = await snapshot.selectFrom('schema_migration').select('number').orderBy('number').execute();
  const head: BackupHead = {
    format: 1,
    at: new Date().toISOString(),
    engine,
    migrations: done.map(({ number }) => number),
  };
  await archive.addText(headName, JSON.stringify(head));
  const digests: Manifest['tables'] = {};
  for (const table of await listTables(snapshot)) {
    const digest = createDigest();
    let part = 0;
    for await (const rows of readRows(snapshot, table)) {
      for (const row of rows) digest.add(row);
      await archive.addText(tablePart(table.name, ++part), `${rows.join('\n')}\n`);
    }
    digests[table.name] = digest.result();
  }
  return digests;
};

const listNotedFiles = async (snapshot: Sql): Promise<NotedFiles> => {
  const rows = await snapshot
    .selectFrom('media_file')
    .select(['key', 'kind', 'listing_id', 'project_id'])
    .execute();
  return {
    all: new Set(rows.flatMap(possibleKeysOf)),
    shown: new Set(rows.filter((row) => row.listing_id ?? row.project_id).flatMap(storeKeysOf)),
  };
};

/** What people sent after that moment belongs to nobody in the backup; what was drawn belongs to no moment. */
const isSent = (key: string): boolean => /^(?:photo|video|document)\//.test(key);

const addMedia = async (
  archive: Archive,
  media: MediaStore,
  { all, shown }: NotedFiles,
): Promise<Pick<BackupReport, 'media' | 'missing'>> => {
  const digest = createDigest();
  const missing = new Set(shown);
  for await (const key of media.list()) {
    if (isSent(key) && !all.has(key)) continue;
    const hash = await archive.addMedia(mediaName(key), media, key);
    if (hash === undefined) continue;
    digest.add(`${key} ${hash}`);
    missing.delete(key);
  }
  return { media: digest.result(), missing: [...missing] };
};

/** Writes the file, which has its name only when it is whole. */
export const writeBackup = async (
  { engine, database, media }: MarketSource,
  path: string,
): Promise<BackupReport> => {
  const archive = await openArchive(path);
  try {
    const [tables, noted] = await withSnapshot(database, async (snapshot) => [
      await addTables(archive, snapshot, engine),
      await listNotedFiles(snapshot),
    ]);
    const files = await addMedia(archive, media, noted);
    const manifest: Manifest = { tables, media: files.media };
    await archive.addText(manifestName, JSON.stringify(manifest));
    await archive.finish();
    return { ...manifest, missing: files.missing };
  } catch (failure) {
    await archive.abandon();
    throw failure;
  }
};

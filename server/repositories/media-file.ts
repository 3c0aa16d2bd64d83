/** Uploaded files: who sent them, and which listing or project shows them, if any. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';
import type { MediaKind } from '../db/media-table.js';

/** A file to be inserted, before it is written (docs/decisions/0013). */
export interface NewMediaFile {
  key: string;
  kind: MediaKind;
  userId: string;
  /** Dominant colour of a photo, #rrggbb. */
  colour?: string;
  /** How a photo looks; missing of a plain one. */
  dhash?: string;
}

/** A file that waits for its listing. */
export interface WaitingFile {
  key: string;
  kind: MediaKind;
  colour: string | null;
}

/** Inserts a file. */
export const insertMediaFile = async (
  database: Sql,
  { key, kind, userId, colour, dhash }: NewMediaFile,
  now: number,
): Promise<void> => {
  await database
    .insertInto('media_file')
    .values({ key, kind, user_id: userId, colour: colour ?? null, dhash: dhash ?? null, at: new Date(now) })
    .execute();
};

/** Finds which of the keys are this person's waiting files, sent after `since`. */
export const listWaitingFiles = (
  database: Sql,
  userId: string,
  keys: readonly string[],
  since: number,
): Promise<WaitingFile[]> =>
  keys.length === 0
    ? Promise.resolve([])
    : database
        .selectFrom('media_file')
        .select(['key', 'kind', 'colour'])
        .where('key', 'in', [...keys])
        .where('user_id', '=', userId)
        .where('listing_id', 'is', null)
        .where('project_id', 'is', null)
        .where('at', '>', new Date(since))
        .execute();

/** Attaches waiting files to a listing; returns how many, which must be all. */
export const attachFiles = async (
  transaction: Sql,
  listingId: string,
  userId: string,
  keys: readonly string[],
): Promise<number> => {
  if (keys.length === 0) return 0;
  const attached = await transaction
    .updateTable('media_file')
    .set({ listing_id: listingId })
    .where('key', 'in', [...keys])
    .where('user_id', '=', userId)
    .where('listing_id', 'is', null)
    .where('project_id', 'is', null)
    .executeTakeFirst();
  return Number(attached.numUpdatedRows);
};

/** Detaches all files of a listing but `kept`; they cannot be used again. Returns their keys. */
export const releaseFiles = async (
  transaction: Sql,
  listingId: string,
  kept: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    update media_file set listing_id = null, user_id = null, at = 'epoch'
    where listing_id = ${listingId} and not (key = any(${[...kept]}::text[])) returning key`.execute(
    transaction,
  );
  return rows.map(({ key }) => key);
};

/** Finds files that wait since before `before`, or were detached; some hundred at a time. */
export const listStaleFiles = (database: Sql, before: number): Promise<{ key: string; kind: MediaKind }[]> =>
  database
    .selectFrom('media_file')
    .select(['key', 'kind'])
    .where('listing_id', 'is', null)
    .where('project_id', 'is', null)
    .where('at', '<', new Date(before))
    .orderBy('at')
    .limit(500)
    .execute();

/** Finds those of the files that no listing shows. */
export const listLooseFiles = (
  database: Sql,
  keys: readonly string[],
): Promise<{ key: string; kind: MediaKind }[]> =>
  keys.length === 0
    ? Promise.resolve([])
    : database
        .selectFrom('media_file')
        .select(['key', 'kind'])
        .where('key', 'in', [...keys])
        .where('listing_id', 'is', null)
        .where('project_id', 'is', null)
        .execute();

/** Deletes the rows of files that no listing shows, after they are deleted from the store. */
export const deleteMediaFiles = async (database: Sql, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return;
  await database
    .deleteFrom('media_file')
    .where('key', 'in', [...keys])
    .where('listing_id', 'is', null)
    .where('project_id', 'is', null)
    .execute();
};

/** Gives waiting files of one account to another one; those that belong to a listing or a project stay. */
export const handOverFiles = async (
  transaction: Sql,
  { from, to, keys }: { from: string; to: string; keys: readonly string[] },
): Promise<void> => {
  await transaction
    .updateTable('media_file')
    .set({ user_id: to })
    .where('key', 'in', keys.length > 0 ? keys : [''])
    .where('user_id', '=', from)
    .where('listing_id', 'is', null)
    .where('project_id', 'is', null)
    .execute();
};

/** Gives a project exactly these of a person's files, waiting or its own already; returns how many of them it has. */
export const setProjectFiles = async (
  transaction: Sql,
  projectId: string,
  userId: string,
  keys: readonly string[],
): Promise<number> => {
  await sql`update media_file set project_id = null, user_id = null, at = 'epoch'
    where project_id = ${projectId} and not (key = any(${[...keys]}::text[]))`.execute(transaction);
  const { rows } = await sql`update media_file set project_id = ${projectId}
    where key = any(${[...keys]}::text[]) and user_id = ${userId} and listing_id is null
      and (project_id is null or project_id = ${projectId}) returning key`.execute(transaction);
  return rows.length;
};

/** Files people send: checked, made ready, kept until a listing takes them, and swept away when none does. */
import { randomBytes } from 'node:crypto';
import type { Sql } from '../db/database.js';
import type { MediaKind } from '../db/media-table.js';
import type { ReceivedFile } from '../media/inbox.js';
import { readPhoto } from '../media/photo.js';
import { fileKeyOf, pictureWidths } from '../media/picture-files.js';
import type { MediaStore } from '../media/store.js';
import { readVideoApart } from '../media/video/video-apart.js';
import {
  deleteMediaFiles,
  insertMediaFile,
  listLooseFiles,
  listStaleFiles,
} from '../repositories/media-file.js';
import { createLanes } from '../threads/lanes.js';

/** A file that is stored. */
export interface StoredUpload {
  /** Its key in the store; of a photo without size and ending. */
  readonly key: string;
  readonly kind: MediaKind;
  /** Dominant colour of a photo, #rrggbb. */
  readonly colour?: string;
  /** Length of a video. */
  readonly seconds?: number;
}

/** Stores files; made by createUploads. */
export interface Uploads {
  /** Checks a file and stores it for a listing; throws InvalidMediaError for one that cannot be taken. The received file is used up. */
  store(userId: string, kind: MediaKind, file: ReceivedFile): Promise<StoredUpload>;
  /** Removes those of the files, by key, that no listing shows. */
  discard(keys: readonly string[]): Promise<void>;
  /** Removes what waited longer than a listing may take, and what was let go. */
  sweep(): Promise<void>;
}

/** Milliseconds a file waits for its listing, and how much later it is swept: nothing is swept while it is being taken. */
export const waitingLife = 24 * 3_600_000;
const grace = 3_600_000;

/** Photos made ready at once; each takes a core for more than a second. */
const atOnce = 2;

/** Two letters of the random name are a folder, so that no folder grows without end. */
const newKey = (kind: MediaKind): string => {
  const name = randomBytes(16).toString('hex');
  return `${kind}/${name.slice(0, 2)}/${name}`;
};

const storeKeysOf = ({ key, kind }: Pick<StoredUpload, 'key' | 'kind'>): string[] =>
  kind === 'photo' ? pictureWidths.map((width) => fileKeyOf(key, width)) : [key];

/** Removes files from the store and from the table, unless a listing shows them. */
const removeLoose = async (database: Sql, store: MediaStore, keys: readonly string[]): Promise<void> => {
  const loose = await listLooseFiles(database, keys);
  for (const file of loose) for (const key of storeKeysOf(file)) await store.delete(key);
  await deleteMediaFiles(
    database,
    loose.map(({ key }) => key),
  );
};

/** Removes what has waited since a time, in milliseconds, for a listing that never came. */
const removeStale = async (database: Sql, store: MediaStore, before: number): Promise<void> => {
  for (;;) {
    const stale = await listStaleFiles(database, before);
    if (stale.length === 0) return;
    await removeLoose(
      database,
      store,
      stale.map(({ key }) => key),
    );
  }
};

/** Makes the service. */
export const createUploads = (database: Sql, store: MediaStore, now: () => number = Date.now): Uploads => {
  const lanes = createLanes(atOnce);
  const discard: Uploads['discard'] = (keys) => removeLoose(database, store, keys);

  /** Notes a file, then writes it; a failure takes both back. */
  const write = async (
    userId: string,
    file: StoredUpload,
    writing: () => Promise<void>,
  ): Promise<StoredUpload> => {
    await insertMediaFile(database, { ...file, userId }, now());
    try {
      await writing();
      return file;
    } catch (thrown) {
      await discard([file.key]).catch(() => undefined);
      throw thrown;
    }
  };

  const keepPhoto = async (userId: string, { path, start }: ReceivedFile): Promise<StoredUpload> => {
    const { colour, sizes } = await lanes.run(() => readPhoto(path, start));
    const file = { key: newKey('photo'), kind: 'photo', colour } as const;
    return write(userId, file, async () => {
      for (const width of pictureWidths) await store.put(fileKeyOf(file.key, width), sizes[width]);
    });
  };

  const keepVideo = async (userId: string, { path, start }: ReceivedFile): Promise<StoredUpload> => {
    const { ending, seconds } = await readVideoApart({ path, start });
    const key = `${newKey('video')}.${ending}`;
    const file = { key, kind: 'video', ...(seconds !== undefined && { seconds }) } as const;
    return write(userId, file, () => store.adopt(key, path));
  };

  return {
    store: async (userId, kind, file) => {
      try {
        return await (kind === 'photo' ? keepPhoto(userId, file) : keepVideo(userId, file));
      } finally {
        await file.remove();
      }
    },
    discard,
    sweep: () => removeStale(database, store, now() - waitingLife - grace),
  };
};

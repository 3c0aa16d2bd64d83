/** Uploaded files: checked, processed, stored until a listing takes them, and deleted when none does. */
import { randomBytes } from 'node:crypto';
import type { Sql } from '../db/database.js';
import type { MediaKind } from '../db/media-table.js';
import type { ReceivedFile } from '../media/inbox.js';
import { InvalidMediaError } from '../media/invalid-media-error.js';
import { isPdf } from '../media/pdf.js';
import {
  avifKeyOf,
  avifWidths,
  fileKeyOf,
  pictureWidths,
  possibleKeysOf,
  type SizedPicture,
} from '../media/picture-files.js';
import type { MediaStore } from '../media/store.js';
import { readVideoInWorker } from '../media/video/video-reader.js';
import {
  deleteMediaFiles,
  insertMediaFile,
  listLooseFiles,
  listStaleFiles,
} from '../repositories/media-file.js';
import { createConcurrencyLimit } from '../threads/concurrency-limit.js';

/** A file that is stored. */
export interface StoredUpload {
  /** Its key in the store; of a photo without size and ending. */
  readonly key: string;
  readonly kind: MediaKind;
  /** Dominant colour of a photo, #rrggbb. */
  readonly colour?: string;
  /** How a photo looks; missing of a plain one. */
  readonly dhash?: string;
  /** Length of a video. */
  readonly seconds?: number;
}

/** Stores files; made by createUploads. */
export interface Uploads {
  /** Checks a file and stores it for a listing; throws InvalidMediaError for a refused one. Moves the received file. */
  store(userId: string, kind: MediaKind, file: ReceivedFile): Promise<StoredUpload>;
  /** Deletes those of the files, by key, that no listing shows. */
  discard(keys: readonly string[]): Promise<void>;
  /** Deletes files that waited too long for a listing, and those a listing dropped. */
  sweep(): Promise<void>;
}

/** Milliseconds a file waits for its listing; it is deleted an hour later, so never while a listing takes it. */
export const waitingLife = 24 * 3_600_000;
const grace = 3_600_000;

/** Photos processed at once; each takes a core for more than a second. */
const atOnce = 2;

/** Makes a random key; two letters of it are a folder, so that no folder gets too many files. */
const newKey = (kind: MediaKind): string => {
  const name = randomBytes(16).toString('hex');
  return `${kind}/${name.slice(0, 2)}/${name}`;
};

/** Deletes files from the store and from the table, unless a listing shows them or a backup reads the store. */
const removeLoose = async (database: Sql, store: MediaStore, keys: readonly string[]): Promise<void> => {
  if (await store.isHeld()) return;
  const loose = await listLooseFiles(database, keys);
  for (const file of loose) for (const key of possibleKeysOf(file)) await store.delete(key);
  await deleteMediaFiles(
    database,
    loose.map(({ key }) => key),
  );
};

/** Deletes files that have waited for a listing since before a time in milliseconds. */
const removeStale = async (database: Sql, store: MediaStore, before: number): Promise<void> => {
  while (!(await store.isHeld())) {
    const stale = await listStaleFiles(database, before);
    if (stale.length === 0) return;
    await removeLoose(
      database,
      store,
      stale.map(({ key }) => key),
    );
  }
};

/** Writes every size of a photo. */
const putPhoto = async (
  store: MediaStore,
  photo: string,
  { sizes, avif }: Pick<SizedPicture, 'sizes' | 'avif'>,
): Promise<void> => {
  for (const width of pictureWidths) await store.put(fileKeyOf(photo, width), sizes[width]);
  for (const width of avifWidths) {
    const key = avifKeyOf(fileKeyOf(photo, width));
    if (key && avif) await store.put(key, avif[width]);
  }
};

/** The library of pictures takes 10 MB: it is loaded with the first photo. */
const loadPhotos = () => import('../media/photo.js');

/** Makes the service. */
export const createUploads = (database: Sql, store: MediaStore, now: () => number = Date.now): Uploads => {
  const limit = createConcurrencyLimit(atOnce);
  const discard: Uploads['discard'] = (keys) => removeLoose(database, store, keys);

  /** Inserts the row of a file, then writes the file; a failure deletes both. */
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
    const { readPhoto } = await loadPhotos();
    const picture = await limit.run(() => readPhoto(path, start));
    const { colour, dhash } = picture;
    const file = {
      key: newKey('photo'),
      kind: 'photo',
      colour,
      ...(dhash !== undefined && { dhash }),
    } as const;
    return write(userId, file, () => putPhoto(store, file.key, picture));
  };

  const keepVideo = async (userId: string, { path, start }: ReceivedFile): Promise<StoredUpload> => {
    const { ending, seconds } = await readVideoInWorker({ path, start });
    const key = `${newKey('video')}.${ending}`;
    const file = { key, kind: 'video', ...(seconds !== undefined && { seconds }) } as const;
    return write(userId, file, () => store.adopt(key, path));
  };

  const keepDocument = async (userId: string, { path }: ReceivedFile): Promise<StoredUpload> => {
    if (!(await isPdf(path))) throw new InvalidMediaError('brochureInvalid');
    const key = `${newKey('document')}.pdf`;
    return write(userId, { key, kind: 'document' }, () => store.adopt(key, path));
  };

  const keep = { photo: keepPhoto, video: keepVideo, document: keepDocument } as const;

  return {
    store: async (userId, kind, file) => {
      try {
        return await keep[kind](userId, file);
      } finally {
        await file.remove();
      }
    },
    discard,
    sweep: () => removeStale(database, store, now() - waitingLife - grace),
  };
};

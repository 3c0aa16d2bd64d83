/** The store of media files: a small interface, which a folder and a bucket (bucket-store.ts) have. */
import { createReadStream, existsSync } from 'node:fs';
import { opendir, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { moveDurably } from '../files/durable-files.js';
import { tryFileLock } from '../files/file-lock.js';
import { makePrivateFolder } from '../files/private-folder.js';
import { newPartFile, sweepPartFiles } from './part-files.js';

/** A stored file. Its content never changes: new content gets a new key. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  /** Streams the bytes from `start` to `end`, both included; all of them by default. */
  read(range?: { start: number; end: number }): Readable;
}

/** Keeps files by key; a key looks like `demo/tower/sell-1-1-800.webp`. */
export interface MediaStore {
  /** Resolves when the file is there to stay, even if the power fails; so does `adopt`. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** Moves a finished file of the disk of the data folder into the store. */
  adopt(key: string, path: string): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  exists(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Lists the keys of all files, in no order. */
  list(): AsyncIterable<string>;
  /** Forbids deleting for a backup and resolves with how to allow it again; undefined while another backup forbids it. */
  hold(): Promise<(() => Promise<void>) | undefined>;
  /** Whether a backup forbids deleting; a later sweep then deletes. */
  isHeld(): Promise<boolean>;
  /** Deletes unfinished files not written to for `age` milliseconds; returns how many. */
  sweep(age: number): Promise<number>;
}

const part = '[a-zA-Z0-9][a-zA-Z0-9_-]*(?:\\.[a-zA-Z0-9]+)?';
const safeKey = new RegExp(`^${part}(?:/${part}){0,5}$`);

/** Tells whether a key is valid: plain names between slashes, so that none leads out of the store. */
export const isMediaKey = (key: string): boolean => key.length <= 200 && safeKey.test(key);

async function* listKeys(root: string): AsyncGenerator<string> {
  const entries = existsSync(root) ? await opendir(root, { recursive: true }) : [];
  for await (const entry of entries) {
    const key = relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
    if (entry.isFile() && isMediaKey(key)) yield key;
  }
}

/** A lock that the kernel holds: a backup that is killed holds nothing any more. */
const createHold = (root: string): Pick<MediaStore, 'hold' | 'isHeld'> => {
  const file = join(root, '.hold');
  return {
    hold: async () => {
      makePrivateFolder(root);
      const lock = tryFileLock(file);
      return lock && (async () => lock.release());
    },
    isHeld: async () => {
      if (!existsSync(file)) return false;
      const look = tryFileLock(file, { shared: true });
      look?.release();
      return look === undefined;
    },
  };
};

/** Makes a store in a folder, which is created with the first file. */
export const createFolderStore = (folder: string): MediaStore => {
  const root = resolve(folder);
  const pathOf = (key: string): string => {
    if (!isMediaKey(key)) throw new Error('A media key holds only plain names between slashes.');
    return join(root, key);
  };
  // No key begins with a dot, so that drafts cannot be read by key.
  const drafts = join(root, '.drafts');

  const get = async (key: string): Promise<StoredFile | undefined> => {
    if (!isMediaKey(key)) return undefined;
    const path = pathOf(key);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    return { size: found.size, read: (range) => createReadStream(path, range) };
  };

  return {
    get,
    exists: async (key) => (await get(key)) !== undefined,
    put: async (key, content) => {
      const path = pathOf(key);
      // Renaming is atomic, so nobody ever reads half a file.
      const draft = await newPartFile(drafts);
      try {
        await writeFile(draft, content, { mode: 0o600 });
        await moveDurably(draft, path);
      } catch (failure) {
        await rm(draft, { force: true });
        throw failure;
      }
    },
    adopt: async (key, from) => moveDurably(from, pathOf(key)),
    delete: async (key) => rm(pathOf(key), { force: true }),
    list: () => listKeys(root),
    ...createHold(root),
    sweep: (age) => sweepPartFiles(drafts, age),
  };
};

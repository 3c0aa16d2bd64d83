/** A tar file being written: under its name only when it is whole and on the disk. */
import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { moveDurably } from '../files/durable-files.js';
import type { MediaStore } from '../media/store.js';
import { tarBytes, type TarFile, tarEnd } from './tar.js';

/** An archive that is being written; see openArchive. */
export interface Archive {
  add(file: TarFile): Promise<void>;
  addText(name: string, text: string): Promise<void>;
  /** Adds a file of the store and answers the SHA-256 of its content; undefined when the store does not have it. */
  addMedia(name: string, store: MediaStore, key: string): Promise<string | undefined>;
  /** Renames the finished file to its final name. */
  finish(): Promise<void>;
  /** Takes away what was written. */
  abandon(): Promise<void>;
}

/** Begins an archive. */
export const openArchive = async (path: string): Promise<Archive> => {
  const draft = `${resolve(path)}.part`;
  const handle = await open(draft, 'w', 0o600);
  const add = async (file: TarFile): Promise<void> => {
    for await (const bytes of tarBytes(file)) await handle.appendFile(bytes);
  };
  return {
    add,
    addText: (name, text) => {
      const bytes = Buffer.from(text);
      return add({ name, size: bytes.length, content: [bytes] });
    },
    addMedia: async (name, store, key) => {
      const file = await store.get(key);
      if (!file) return undefined;
      const hash = createHash('sha256');
      const content = async function* (): AsyncGenerator<Buffer> {
        for await (const chunk of file.read() as AsyncIterable<Buffer>) {
          hash.update(chunk);
          yield chunk;
        }
      };
      await add({ name, size: file.size, content: content() });
      return hash.digest('hex');
    },
    finish: async () => {
      await handle.appendFile(tarEnd);
      await handle.close();
      await moveDurably(draft, resolve(path));
    },
    abandon: async () => {
      await handle.close();
      await rm(draft, { force: true });
    },
  };
};

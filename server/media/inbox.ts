/** Where files lie while they come in: a folder of nameless files, emptied of what nobody finished. */
import { createWriteStream, type WriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MessageId } from '../../src/model/rules/messages/catalogue.js';
import { newPartFile, sweepPartFiles } from './part-files.js';
import { InvalidMediaError } from './invalid-media-error.js';

/** A file that has come in whole. */
export interface ReceivedFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** The first bytes, 64 at most. */
  readonly start: Buffer;
  /** Takes it away; it may be gone already. */
  remove(): Promise<void>;
}

/** One part of a form. */
export type FormPart =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly file: ReceivedFile; readonly fileName: string };

/** Takes files in; made by createInbox. */
export interface Inbox {
  /** Writes a stream of at most `most` bytes; a longer one is an InvalidMediaError with the text `tooLarge`. Leaves nothing behind when it fails. */
  receive(stream: Readable, most: number, tooLarge: MessageId): Promise<ReceivedFile>;
  /** Removes what has lain there untouched for so many milliseconds; answers how many files. */
  sweep(age: number): Promise<number>;
}

const firstBytes = async (path: string): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/** Resolves when the file is closed: one removed while it is still being opened would come into being afterwards. */
const closed = (file: WriteStream): Promise<void> =>
  new Promise((resolve) => {
    if (file.closed) resolve();
    else file.once('close', resolve);
  });

/** Makes an inbox in a folder, which is created with the first file. */
export const createInbox = (folder: string): Inbox => {
  const root = resolve(folder);
  return {
    receive: async (stream, most, tooLarge) => {
      const path = await newPartFile(root);
      const remove = (): Promise<void> => rm(path, { force: true });
      let size = 0;
      const counted = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
        for await (const chunk of source) {
          size += chunk.length;
          if (size > most) throw new InvalidMediaError(tooLarge);
          yield chunk;
        }
      };
      const file = createWriteStream(path, { flags: 'wx' });
      try {
        await pipeline(stream, counted, file);
        return { path, size, start: await firstBytes(path), remove };
      } catch (thrown) {
        await closed(file);
        await remove();
        throw thrown;
      }
    },

    sweep: (age) => sweepPartFiles(root, age),
  };
};

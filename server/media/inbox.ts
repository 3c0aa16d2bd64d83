/** The folder that receives uploads under random names; unfinished files are deleted after a while. */
import { createWriteStream, type WriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MessageId } from '../../src/model/rules/messages/catalogue.js';
import { newPartFile, sweepPartFiles } from './part-files.js';
import { InvalidMediaError } from './invalid-media-error.js';

/** A file that was received in full. */
export interface ReceivedFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** The first bytes, 64 at most. */
  readonly start: Buffer;
  /** Deletes it; it may be deleted already. */
  remove(): Promise<void>;
}

/** One part of a form. */
export type FormPart =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly file: ReceivedFile; readonly fileName: string };

/** Receives files; made by createInbox. */
export interface Inbox {
  /** Writes a stream of at most `most` bytes; throws InvalidMediaError with `tooLarge` for a longer one, and deletes it. */
  receive(stream: Readable, most: number, tooLarge: MessageId): Promise<ReceivedFile>;
  /** Deletes files not written to for `age` milliseconds; returns how many. */
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

/** Resolves when the file is closed: one deleted while it is being opened would be created afterwards. */
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
      const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
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

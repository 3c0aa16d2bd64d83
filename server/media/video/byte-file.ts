/** Random access to a file, with one block cached for neighbouring reads. */
import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';

/** An open file; made by openBytes. */
export interface ByteFile {
  /** Bytes. */
  readonly size: number;
  /** Reads `length` bytes; fewer at the end of the file. Throws after more reads than any film needs. */
  read(position: number, length: number): Promise<Buffer>;
  write(position: number, bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

const pieceSize = 65_536;

/** Most reads of a file; ten minutes of a fragmented film (one fragment a second) need some ten thousand. */
const mostReads = 1_000_000;

const fill = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
};

/** Opens a file for reading and writing. */
export const openBytes = async (path: string): Promise<ByteFile> => {
  const file = await open(path, 'r+');
  const { size } = await file.stat();
  let reads = 0;
  let piece: { position: number; bytes: Buffer } = { position: 0, bytes: Buffer.alloc(0) };
  const has = (position: number, length: number): boolean =>
    position >= piece.position && position + length <= piece.position + piece.bytes.length;
  return {
    size,
    read: async (position, length) => {
      if (++reads > mostReads) throw new Error('The file has too many parts.');
      const wanted = Math.max(0, Math.min(length, size - position));
      if (!has(position, wanted))
        piece = { position, bytes: await fill(file, position, Math.max(wanted, pieceSize)) };
      const from = position - piece.position;
      return piece.bytes.subarray(from, from + wanted);
    },
    write: async (position, bytes) => {
      await file.write(bytes, 0, bytes.length, position);
      piece = { position: 0, bytes: Buffer.alloc(0) };
    },
    close: () => file.close(),
  };
};

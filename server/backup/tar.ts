/** Writes and reads tar files (POSIX ustar), of plain files only. */
import { buffer, text } from 'node:stream/consumers';

const block = 512;

/** A file on its way into an archive. */
export interface TarFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** A file of an archive; its content is read to its end before the next one is asked for, or not at all. */
export interface TarEntry {
  readonly name: string;
  readonly size: number;
  readonly content: AsyncIterable<Buffer>;
  /** Reads a short content as text. */
  text(): Promise<string>;
}

/** A name of more than 100 bytes is cut at a slash; both halves have fields of their own. */
const halvesOf = (name: string): [prefix: string, name: string] => {
  if (name.length <= 100) return ['', name];
  const cut = name.indexOf('/', name.length - 101);
  if (cut < 1 || cut > 155) throw new Error(`The name ${name} is too long for an archive.`);
  return [name.slice(0, cut), name.slice(cut + 1)];
};

const sumOf = (header: Buffer): number => {
  let sum = 8 * 32;
  for (const [at, byte] of header.entries()) if (at < 148 || at >= 156) sum += byte;
  return sum;
};

const headerOf = ({ name, size }: TarFile): Buffer => {
  const [prefix, rest] = halvesOf(name);
  const header = Buffer.alloc(block);
  const octal = (value: number, at: number, digits: number): void => {
    header.write(value.toString(8).padStart(digits, '0'), at, 'latin1');
  };
  header.write(rest, 0, 'latin1');
  octal(0o600, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(size, 124, 11);
  octal(Math.floor(Date.now() / 1000), 136, 11);
  header.write('0', 156, 'latin1');
  header.write('ustar\u000000', 257, 'latin1');
  header.write(prefix, 345, 'latin1');
  octal(sumOf(header), 148, 6);
  return header;
};

const paddingAfter = (size: number): number => (block - (size % block)) % block;

/** Reads the bytes of a file in an archive; throws when its content is not as long as was said. */
export async function* tarBytes(file: TarFile): AsyncGenerator<Uint8Array> {
  yield headerOf(file);
  let written = 0;
  for await (const chunk of file.content) {
    written += chunk.length;
    yield chunk;
  }
  if (written !== file.size) throw new Error(`The file ${file.name} changed while it was being read.`);
  yield Buffer.alloc(paddingAfter(file.size));
}

/** What stands at the end of an archive. */
export const tarEnd = Buffer.alloc(2 * block);

/** Cuts a stream into pieces of wanted sizes. */
const createCutter = (source: AsyncIterable<Uint8Array>) => {
  const iterator = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  /** Returns up to so many bytes; an empty piece at the end of the stream. */
  const next = async (most: number): Promise<Buffer> => {
    if (rest.length === 0) {
      const read = await iterator.next();
      if (read.done) return rest;
      rest = Buffer.from(read.value.buffer, read.value.byteOffset, read.value.byteLength);
    }
    const piece = rest.subarray(0, most);
    rest = rest.subarray(piece.length);
    return piece;
  };
  return next;
};

const torn = (): Error => new Error('The backup file ends too early: it was not written to its end.');

const textIn = (header: Buffer, from: number, to: number): string =>
  header.toString('latin1', from, to).split('\0', 1)[0] ?? '';

/** Reads an archive file by file; throws when it is damaged or torn. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const next = createCutter(source);
  async function* bytes(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      const piece = await next(left);
      if (piece.length === 0) throw torn();
      left -= piece.length;
      yield piece;
    }
  }
  for (;;) {
    const header = await buffer(bytes(block));
    if (header.every((byte) => byte === 0)) return;
    if (sumOf(header) !== Number.parseInt(textIn(header, 148, 156), 8))
      throw new Error('The backup file is damaged, or no file that npm run backup has written.');
    const size = Number.parseInt(textIn(header, 124, 136), 8);
    const name = [textIn(header, 345, 500), textIn(header, 0, 100)].filter(Boolean).join('/');
    const content = bytes(size);
    yield { name, size, content, text: () => text(content) };
    for await (const _ of content);
    for await (const _ of bytes(paddingAfter(size)));
  }
}

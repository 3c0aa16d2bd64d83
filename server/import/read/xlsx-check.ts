/** Checks an uploaded Excel file before it is unpacked: a few bytes of an archive may expand to gigabytes. */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { UnreadableFileError } from './raw-row.js';

const unpack = promisify(inflateRaw);

/** Bytes all parts of a workbook may have together; a thousand rows have well under one million. */
const mostBytes = 40_000_000;

interface Entry {
  /** Where its head begins. */
  readonly start: number;
  readonly packed: number;
  readonly isDeflated: boolean;
}

const heads = { entry: 0x04034b50, listed: 0x02014b50, end: 0x06054b50 } as const;

const refuse = (why: string): never => {
  throw new UnreadableFileError(`The Excel file cannot be read: ${why}. Save it again, or send it as CSV.`);
};

/** Reads the list of parts at the end of the file. */
const entriesOf = (file: Buffer): { entries: Entry[]; listStart: number } => {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0 || end + 22 > file.length) return refuse('it has no list of parts');
  const count = file.readUInt16LE(end + 10);
  const listStart = file.readUInt32LE(end + 16);
  const entries: Entry[] = [];
  for (let at = listStart, left = count; left > 0; left--) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== heads.listed)
      return refuse('its list of parts is broken');
    entries.push({
      start: file.readUInt32LE(at + 42),
      packed: file.readUInt32LE(at + 20),
      isDeflated: file.readUInt16LE(at + 10) === 8,
    });
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return { entries: entries.sort((a, b) => a.start - b.start), listStart };
};

/** Bytes of a part's data descriptor, which repeats its sizes, with or without a signature. */
const longestTrailer = 24;

/** Checks that the parts are where the directory says, with nothing between them, and do not unpack to too much. */
export const checkXlsx = async (path: string): Promise<void> => {
  const file = await readFile(path);
  const { entries, listStart } = entriesOf(file);
  let position = 0;
  let total = 0;
  for (const { start, packed, isDeflated } of entries) {
    const isNext = start >= position && start - position <= longestTrailer;
    if (!isNext || start + 30 > file.length || file.readUInt32LE(start) !== heads.entry)
      return refuse('its parts are not where its list says');
    const body = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28);
    const content = file.subarray(body, body + packed);
    const unpacked = isDeflated
      ? await unpack(content, { maxOutputLength: mostBytes }).catch(() =>
          refuse('a part is broken or far too large'),
        )
      : content;
    total += unpacked.length;
    if (total > mostBytes) return refuse('it is far too large');
    position = body + packed;
  }
  if (listStart < position || listStart - position > longestTrailer)
    return refuse('its parts are not where its list says');
};

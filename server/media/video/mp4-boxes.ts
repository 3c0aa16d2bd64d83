/** The boxes of MP4 and QuickTime files: finds them and overwrites them in place. */
import type { ByteFile } from './byte-file.js';

/** A box of a file, positions in bytes. */
export interface Box {
  readonly type: string;
  /** Where its header begins, and where its content does. */
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/** More boxes than any real film has. */
const mostBoxes = 20_000;

/** Bytes of an index box that is read whole; ten minutes of film have far less. */
const mostBytes = 16_000_000;

const boxAt = async (file: ByteFile, start: number, end: number): Promise<Box> => {
  const head = await file.read(start, 16);
  if (head.length < 8) throw new Error('A box has no head.');
  const short = head.readUInt32BE(0);
  const isLong = short === 1 && head.length === 16;
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - start : short;
  const body = start + (isLong ? 16 : 8);
  if (size < body - start || start + size > end) throw new Error('A box is longer than what holds it.');
  return { type: head.toString('latin1', 4, 8), start, body, end: start + size };
};

/** Lists the boxes between two positions; throws when they do not fill the range. */
export const boxesIn = async (file: ByteFile, from: number, end: number): Promise<Box[]> => {
  const boxes: Box[] = [];
  for (let position = from; position + 8 <= end; ) {
    const box = await boxAt(file, position, end);
    boxes.push(box);
    if (boxes.length > mostBoxes) throw new Error('There are too many boxes.');
    position = box.end;
  }
  return boxes;
};

/** Lists the boxes in a box; none in a missing one. */
export const childBoxes = (file: ByteFile, box: Box | undefined): Promise<Box[]> =>
  box ? boxesIn(file, box.body, box.end) : Promise.resolve([]);

/** Finds the first box of a type. */
export const findBox = (boxes: readonly Box[], type: string): Box | undefined =>
  boxes.find((box) => box.type === type);

/** Reads the content of a box; throws when it is larger than any index box should be. */
export const contentOf = (file: ByteFile, box: Box | undefined): Promise<Buffer> => {
  if (!box) throw new Error('A box is missing.');
  if (box.end - box.body > mostBytes) throw new Error('A box is too large to be read.');
  return file.read(box.body, box.end - box.body);
};

/** Writes zeros over bytes. */
export const wipe = async (file: ByteFile, from: number, end: number): Promise<void> => {
  for (let at = from; at < end; at += 65_536) await file.write(at, Buffer.alloc(Math.min(65_536, end - at)));
};

/** Overwrites a box with a free one, which players skip; no other box moves. */
export const overwriteBox = async (file: ByteFile, box: Box): Promise<void> => {
  await file.write(box.start + 4, Buffer.from('free'));
  await wipe(file, box.body, box.end);
};

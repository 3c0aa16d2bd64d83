/** Wipes the samples of a track of an MP4 or QuickTime film; they are in the film's data, apart from the track's boxes. */
import type { ByteFile } from './byte-file.js';
import { overwriteBox, type Box, contentOf, childBoxes, findBox, wipe } from './mp4-boxes.js';

/** Most wiped ranges; ten minutes at 60 frames a second are 36,000 frames. */
const mostRanges = 50_000;

/** Wipes bytes that an index points at; made by createWiper. */
export type WipeData = (start: number, size: number) => Promise<void>;

/** Finds the last of the boxes that begins at a position or before it; they stand in the order of the file. */
const lastBefore = (boxes: readonly Box[], position: number): Box | undefined => {
  let [low, high] = [0, boxes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((boxes[middle]?.start ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return boxes[low - 1];
};

/** Makes the function; it throws when an index points outside the data or at far too much of it. */
export const createWiper = (file: ByteFile, data: readonly Box[]): WipeData => {
  let left = file.size;
  let ranges = 0;
  return async (start, size) => {
    if (size === 0) return;
    left -= size;
    ranges += 1;
    const box = lastBefore(data, start);
    const isInside = box !== undefined && start >= box.body && start + size <= box.end;
    if (!isInside || left < 0 || ranges > mostRanges) throw new Error('A sample lies outside the data.');
    await wipe(file, start, start + size);
  };
};

/** Adds up the bytes of samples from one number up to another, from 0. */
type SizeOf = (from: number, to: number) => number;

const summed =
  (sizeOf: (sample: number) => number): SizeOf =>
  (from, to) => {
    let size = 0;
    // Reading past the end of the table throws, so that a false count ends soon.
    for (let sample = from; sample < to; sample++) size += sizeOf(sample);
    return size;
  };

/** Reads the sizes of samples in either of the two ways they are written. */
const sizesOf = async (file: ByteFile, table: readonly Box[]): Promise<SizeOf> => {
  const compact = findBox(table, 'stz2');
  const bytes = await contentOf(file, compact ?? findBox(table, 'stsz'));
  if (!compact) {
    const all = bytes.readUInt32BE(4);
    return all ? (from, to) => (to - from) * all : summed((sample) => bytes.readUInt32BE(12 + sample * 4));
  }
  const width = bytes.readUInt8(7);
  if (width === 4)
    return summed((sample) => (bytes.readUInt8(12 + (sample >> 1)) >> (sample % 2 ? 0 : 4)) & 15);
  return summed((sample) => bytes.readUIntBE(12 + sample * (width / 8), width / 8));
};

const offsetsOf = async (file: ByteFile, table: readonly Box[]): Promise<number[]> => {
  const wide = findBox(table, 'co64');
  const bytes = await contentOf(file, wide ?? findBox(table, 'stco'));
  return Array.from({ length: Math.min(bytes.readUInt32BE(4), bytes.length >> 2) }, (_, chunk) =>
    wide ? Number(bytes.readBigUInt64BE(8 + chunk * 8)) : bytes.readUInt32BE(8 + chunk * 4),
  );
};

/** Returns the number of samples in each chunk: written as runs, each from its first chunk to that of the next. */
const countsOf = async (file: ByteFile, table: readonly Box[], chunks: number): Promise<number[]> => {
  const bytes = await contentOf(file, findBox(table, 'stsc'));
  const counts = new Array<number>(chunks).fill(0);
  const runs = Math.min(bytes.readUInt32BE(4), Math.floor((bytes.length - 8) / 12));
  const firstOf = (run: number): number =>
    run < runs ? Math.min(bytes.readUInt32BE(8 + run * 12) - 1, chunks) : chunks;
  for (let run = 0; run < runs && firstOf(run) < chunks; run++) {
    const [first, end] = [firstOf(run), firstOf(run + 1)];
    // With chunks in order each is counted once, so that the cost is linear in the length of the index.
    if (first < 0 || end <= first) throw new Error('The chunks of a track are not in order.');
    counts.fill(bytes.readUInt32BE(12 + run * 12), first, end);
  }
  return counts;
};

/** Wipes the samples of a track; throws when its index is broken. */
export const wipeSamples = async (file: ByteFile, track: Box, wipeData: WipeData): Promise<void> => {
  const media = await childBoxes(file, findBox(await childBoxes(file, track), 'mdia'));
  const table = await childBoxes(file, findBox(await childBoxes(file, findBox(media, 'minf')), 'stbl'));
  // A fragmented film has its samples in its fragments; see wipeFragments.
  if (!findBox(table, 'stco') && !findBox(table, 'co64')) return;
  const offsets = await offsetsOf(file, table);
  if (offsets.length === 0) return;
  const sizeOf = await sizesOf(file, table);
  const counts = await countsOf(file, table, offsets.length);
  let sample = 0;
  for (const [chunk, start] of offsets.entries()) {
    const end = sample + (counts[chunk] ?? 0);
    await wipeData(start, sizeOf(sample, end));
    sample = end;
  }
};

/** The tracks to be wiped from a film's fragments. */
interface Fragments {
  /** The boxes of the film's moov box. */
  readonly movie: readonly Box[];
  readonly wipeData: WipeData;
  readonly ids: ReadonlySet<number>;
}

/** Reads the default sample size of each track by the track's id. */
const usualSizes = async (file: ByteFile, movie: readonly Box[]): Promise<Map<number, number>> => {
  const sizes = new Map<number, number>();
  for (const box of await childBoxes(file, findBox(movie, 'mvex'))) {
    if (box.type !== 'trex') continue;
    const bytes = await contentOf(file, box);
    sizes.set(bytes.readUInt32BE(4), bytes.readUInt32BE(16));
  }
  return sizes;
};

type OptionalFields = readonly (readonly [flag: number, length: number])[];

/** Finds the optional fields of a box: from `from` on, in order, those whose flag is set. */
const optional = (from: number, flags: number, fields: OptionalFields) => {
  const found = new Map<number, number>();
  let at = from;
  for (const [flag, length] of fields)
    if (flags & flag) {
      found.set(flag, at);
      at += length;
    }
  return { found, end: at };
};

/** Adds up the samples of one run of a fragment. */
const runOf = (bytes: Buffer, usual: number): { offset: number | undefined; size: number } => {
  const flags = bytes.readUIntBE(1, 3);
  const count = bytes.readUInt32BE(4);
  const { found, end } = optional(8, flags, [
    [0x1, 4],
    [0x4, 4],
  ]);
  const at = found.get(0x1);
  const offset = at === undefined ? undefined : bytes.readInt32BE(at);
  if (!(flags & 0x200)) return { offset, size: usual * count };
  const step = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length;
  const sizeAt = end + (flags & 0x100 ? 4 : 0);
  let size = 0;
  for (let sample = 0; sample < count; sample++) size += bytes.readUInt32BE(sizeAt + sample * step);
  return { offset, size };
};

interface Piece {
  /** Default sample sizes by track. */
  readonly usual: ReadonlyMap<number, number>;
  readonly start: number;
  readonly part: Box;
  readonly boxes: readonly Box[];
  /** Whether its data may follow those of another run whose size is not known. */
  readonly isFollowing: boolean;
}

const wipePiece = async (
  file: ByteFile,
  { start, part, boxes, isFollowing, usual: usualOf }: Piece,
  { wipeData, ids }: Fragments,
): Promise<void> => {
  const head = await contentOf(file, findBox(boxes, 'tfhd'));
  const id = head.readUInt32BE(4);
  if (!ids.has(id)) return;
  const flags = head.readUIntBE(1, 3);
  const { found } = optional(8, flags, [
    [0x1, 8],
    [0x2, 4],
    [0x8, 4],
    [0x10, 4],
  ]);
  const [baseAt, sizeAt] = [found.get(0x1), found.get(0x10)];
  if (baseAt === undefined && !(flags & 0x20000) && isFollowing)
    throw new Error('A piece begins where another one ends.');
  const base = baseAt === undefined ? start : Number(head.readBigUInt64BE(baseAt));
  const usual = sizeAt === undefined ? (usualOf.get(id) ?? 0) : head.readUInt32BE(sizeAt);
  let position = base;
  for (const box of boxes.filter(({ type }) => type === 'trun')) {
    const { offset, size } = runOf(await contentOf(file, box), usual);
    if (offset !== undefined) position = base + offset;
    await wipeData(position, size);
    position += size;
  }
  await overwriteBox(file, part);
};

/** Wipes the samples of tracks from the fragments of a fragmented film, and their part of the index. */
export const wipeFragments = async (
  file: ByteFile,
  top: readonly Box[],
  fragments: Fragments,
): Promise<void> => {
  if (fragments.ids.size === 0) return;
  const usual = await usualSizes(file, fragments.movie);
  for (const { start, ...piece } of top.filter(({ type }) => type === 'moof')) {
    const parts = (await childBoxes(file, { start, ...piece })).filter(({ type }) => type === 'traf');
    for (const [number, part] of parts.entries()) {
      const boxes = await childBoxes(file, part);
      await wipePiece(file, { start, part, boxes, isFollowing: number > 0, usual }, fragments);
    }
  }
};

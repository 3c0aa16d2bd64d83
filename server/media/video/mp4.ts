/** Reads the boxes of MP4 and QuickTime files, and blanks those that say where the video was taken. */
import type { ByteFile } from './byte-file.js';
import type { VideoFacts } from './video-facts.js';

interface Box {
  readonly type: string;
  /** Where it begins, with its head, and where its content does. */
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/** More boxes than any real film has. */
const mostBoxes = 20_000;

/** Boxes with what people call metadata: places, names, device, edits. */
const personal = new Set(['udta', 'meta', 'uuid']);

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

/** Lists the boxes between two positions. */
const boxesIn = async (file: ByteFile, from: number, end: number): Promise<Box[]> => {
  const boxes: Box[] = [];
  for (let position = from; position + 8 <= end; ) {
    const box = await boxAt(file, position, end);
    boxes.push(box);
    if (boxes.length > mostBoxes) throw new Error('There are too many boxes.');
    position = box.end;
  }
  return boxes;
};

const inside = (file: ByteFile, box: Box | undefined): Promise<Box[]> =>
  box ? boxesIn(file, box.body, box.end) : Promise.resolve([]);

const named = (boxes: readonly Box[], type: string): Box | undefined =>
  boxes.find((box) => box.type === type);

/** Reads a number whose width depends on the version of its box. */
const numberAt = (bytes: Buffer, position: number, isWide: boolean): number =>
  isWide ? Number(bytes.readBigUInt64BE(position)) : bytes.readUInt32BE(position);

interface Timing {
  readonly scale: number;
  readonly duration: number;
}

/** mvhd and mdhd share their beginning: version, two dates, the scale, the duration. */
const timingOf = async (file: ByteFile, box: Box | undefined): Promise<Timing> => {
  if (!box) throw new Error('The box with the length is missing.');
  const bytes = await file.read(box.body, 32);
  const isWide = bytes[0] === 1;
  const at = isWide ? 20 : 12;
  return { scale: bytes.readUInt32BE(at) || 1, duration: numberAt(bytes, at + 4, isWide) };
};

interface Track extends Timing {
  readonly box: Box;
  readonly id: number;
  /** vide, soun, meta, ... */
  readonly handler: string;
}

const trackOf = async (file: ByteFile, box: Box): Promise<Track> => {
  const parts = await inside(file, box);
  const media = await inside(file, named(parts, 'mdia'));
  const handler = named(media, 'hdlr');
  const head = named(parts, 'tkhd');
  if (!handler || !head) throw new Error('A track says not what it is.');
  const headBytes = await file.read(head.body, 32);
  return {
    box,
    id: headBytes.readUInt32BE(headBytes[0] === 1 ? 20 : 12),
    handler: (await file.read(handler.body + 8, 4)).toString('latin1'),
    ...(await timingOf(file, named(media, 'mdhd'))),
  };
};

/** Films recorded in pieces tell the time of each piece instead of a length in front; the last one is near the end. */
const lastFragment = async (
  file: ByteFile,
  boxes: readonly Box[],
  tracks: readonly Track[],
): Promise<number> => {
  let last = 0;
  for (const piece of boxes.filter(({ type }) => type === 'moof'))
    for (const run of (await inside(file, piece)).filter(({ type }) => type === 'traf')) {
      const parts = await inside(file, run);
      const [head, time] = [named(parts, 'tfhd'), named(parts, 'tfdt')];
      if (!head || !time) continue;
      const id = (await file.read(head.body + 4, 4)).readUInt32BE(0);
      const bytes = await file.read(time.body, 12);
      const scale = tracks.find((track) => track.id === id)?.scale ?? 1;
      last = Math.max(last, numberAt(bytes, 4, bytes[0] === 1) / scale);
    }
  return last;
};

/** Writes over a box so that players pass over it; the others stay where the index says they are. */
const blank = async (file: ByteFile, box: Box): Promise<void> => {
  await file.write(box.start + 4, Buffer.from('free'));
  for (let at = box.body; at < box.end; at += 65_536)
    await file.write(at, Buffer.alloc(Math.min(65_536, box.end - at)));
};

const blankPersonal = async (file: ByteFile, boxes: readonly Box[]): Promise<void> => {
  for (const box of boxes.filter(({ type }) => personal.has(type))) await blank(file, box);
};

/** Tells whether the first bytes are those of an MP4 or QuickTime file. */
export const isMp4 = (start: Buffer): boolean => /^(ftyp|moov|wide)$/.test(start.toString('latin1', 4, 8));

/** Reads a film and blanks what is personal in it; throws for a broken one. */
export const readMp4 = async (file: ByteFile, start: Buffer): Promise<VideoFacts> => {
  const top = await boxesIn(file, 0, file.size);
  const movie = named(top, 'moov');
  const parts = await inside(file, movie);
  const { scale, duration } = await timingOf(file, named(parts, 'mvhd'));
  const tracks: Track[] = [];
  for (const box of parts.filter(({ type }) => type === 'trak')) tracks.push(await trackOf(file, box));
  const seconds = Math.max(duration / scale, await lastFragment(file, top, tracks));

  await blankPersonal(file, top);
  await blankPersonal(file, parts);
  for (const track of tracks)
    if (track.handler === 'meta') await blank(file, track.box);
    else await blankPersonal(file, await inside(file, track.box));
  const brand = start.toString('latin1', 4, 12);
  return {
    ending: brand.startsWith('ftyp') && brand !== 'ftypqt  ' ? 'mp4' : 'mov',
    seconds: seconds > 0 ? seconds : undefined,
    hasPicture: tracks.some(({ handler }) => handler === 'vide'),
  };
};

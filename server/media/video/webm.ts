/** Reads the elements of WebM files and blanks those with places, devices and other personal data. */
import type { ByteFile } from './byte-file.js';
import type { VideoFacts } from './video-facts.js';

/** The elements that matter, by id. */
const ids = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
  time: 0xe7,
  tags: 0x1254c367,
  attachments: 0x1941a469,
} as const;

/** Elements whose content is read element by element; all others are passed over. */
const opened = new Set<number>([ids.head, ids.segment, ids.info, ids.tracks, ids.track, ids.cluster]);
const personal = new Set<number>([ids.tags, ids.attachments]);

/** More elements than ten minutes of film have. */
const mostElements = 400_000;

interface Element {
  readonly id: number;
  readonly start: number;
  readonly body: number;
  /** undefined when a live recording left the size open. */
  readonly end: number | undefined;
}

/** Counts the bytes of a number by its first byte: 1xxxxxxx is one, 01xxxxxx two, and so on. */
const widthOf = (first: number): number => Math.clz32(first) - 23;

const elementAt = async (file: ByteFile, start: number): Promise<Element | undefined> => {
  const bytes = await file.read(start, 12);
  const idWidth = widthOf(bytes[0] ?? 0);
  const sizeWidth = widthOf(bytes[idWidth] ?? 0);
  if (idWidth > 4 || sizeWidth > 8 || bytes.length < idWidth + sizeWidth) return undefined;
  const body = start + idWidth + sizeWidth;
  const all = 2 ** (7 * sizeWidth) - 1;
  let size = (bytes[idWidth] ?? 0) & (0xff >> sizeWidth);
  for (const byte of bytes.subarray(idWidth + 1, idWidth + sizeWidth)) size = size * 256 + byte;
  return {
    id: bytes.readUIntBE(0, idWidth),
    start,
    body,
    end: size === all ? undefined : body + size,
  };
};

const wholeAt = async (file: ByteFile, { body, end = body }: Element): Promise<number> => {
  const bytes = await file.read(body, Math.min(8, end - body));
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0);
};

const floatAt = async (file: ByteFile, { body, end = body }: Element): Promise<number> => {
  const bytes = await file.read(body, Math.min(9, end - body));
  return bytes.length === 4 ? bytes.readFloatBE(0) : bytes.length === 8 ? bytes.readDoubleBE(0) : 0;
};

/** Overwrites an element with a Void element of the same length. */
const blank = async (file: ByteFile, { start, end = start }: Element): Promise<void> => {
  const size = end - start - 9;
  if (size < 0) return;
  const head = Buffer.alloc(9);
  head.writeUInt8(0xec);
  head.writeBigUInt64BE((1n << 56n) | BigInt(size), 1);
  await file.write(start, head);
  for (let at = start + 9; at < end; at += 65_536)
    await file.write(at, Buffer.alloc(Math.min(65_536, end - at)));
};

interface Found {
  docType: string;
  scale: number;
  duration: number;
  lastTime: number;
  hasPicture: boolean;
}

const note = async (file: ByteFile, element: Element, found: Found): Promise<void> => {
  const { id, body, end = body } = element;
  if (id === ids.docType)
    found.docType = (await file.read(body, Math.min(16, end - body))).toString('latin1');
  else if (id === ids.scale) found.scale = await wholeAt(file, element);
  else if (id === ids.duration) found.duration = await floatAt(file, element);
  else if (id === ids.time) found.lastTime = Math.max(found.lastTime, await wholeAt(file, element));
  else if (id === ids.trackType) {
    const type = await wholeAt(file, element);
    if (type === 1) found.hasPicture = true;
    // Other tracks may hold places, and their blocks lie between those of the pictures.
    else if (type !== 2) throw new Error('It has a track that is neither picture nor sound.');
  }
};

/** Tells whether the first bytes are those of a WebM file. */
export const isWebm = (start: Buffer): boolean => start.length >= 4 && start.readUInt32BE(0) === ids.head;

/** Reads a film and blanks what is personal in it; throws for a broken one. */
export const readWebm = async (file: ByteFile): Promise<VideoFacts> => {
  const found: Found = { docType: '', scale: 1_000_000, duration: 0, lastTime: 0, hasPicture: false };
  let clusterEnd: number | undefined;
  let count = 0;
  for (let position = 0; position < file.size; ) {
    const element = await elementAt(file, position);
    if (!element || (element.end ?? 0) > file.size || count++ > mostElements)
      throw new Error('An element is broken.');
    await note(file, element, found);
    if (personal.has(element.id)) await blank(file, element);
    if (element.id === ids.cluster) clusterEnd = element.end;
    if (opened.has(element.id)) position = element.body;
    // Of a cluster only its time is needed.
    else if (element.id === ids.time && clusterEnd !== undefined) position = clusterEnd;
    else if (element.end === undefined) throw new Error('An element has no end.');
    else position = element.end;
  }
  if (found.docType !== 'webm') throw new Error('It is some other kind of Matroska file.');
  const ticks = Math.max(found.duration, found.lastTime);
  const seconds = (ticks * found.scale) / 1e9;
  return { ending: 'webm', seconds: seconds > 0 ? seconds : undefined, hasPicture: found.hasPicture };
};

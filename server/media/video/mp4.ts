/** Reads MP4 and QuickTime files and removes places, devices and other personal data (docs/decisions/0014). */
import type { ByteFile } from './byte-file.js';
import { overwriteBox, type Box, boxesIn, childBoxes, findBox, wipe } from './mp4-boxes.js';
import { createWiper, wipeFragments, wipeSamples } from './mp4-samples.js';
import type { VideoFacts } from './video-facts.js';

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
  /** vide, soun; others are places, times of day, chapters, texts. */
  readonly handler: string;
}

const trackOf = async (file: ByteFile, box: Box): Promise<Track> => {
  const parts = await childBoxes(file, box);
  const media = await childBoxes(file, findBox(parts, 'mdia'));
  const handler = findBox(media, 'hdlr');
  const head = findBox(parts, 'tkhd');
  if (!handler || !head) throw new Error('A track says not what it is.');
  const headBytes = await file.read(head.body, 32);
  return {
    box,
    id: headBytes.readUInt32BE(headBytes[0] === 1 ? 20 : 12),
    handler: (await file.read(handler.body + 8, 4)).toString('latin1'),
    ...(await timingOf(file, findBox(media, 'mdhd'))),
  };
};

/** Fragmented films give the time of each fragment instead of a length; the last one is near the end of the file. */
const lastFragment = async (
  file: ByteFile,
  boxes: readonly Box[],
  tracks: readonly Track[],
): Promise<number> => {
  const scales = new Map(tracks.map(({ id, scale }) => [id, scale]));
  let last = 0;
  for (const piece of boxes.filter(({ type }) => type === 'moof'))
    for (const run of (await childBoxes(file, piece)).filter(({ type }) => type === 'traf')) {
      const parts = await childBoxes(file, run);
      const [head, time] = [findBox(parts, 'tfhd'), findBox(parts, 'tfdt')];
      if (!head || !time) continue;
      const id = (await file.read(head.body + 4, 4)).readUInt32BE(0);
      const bytes = await file.read(time.body, 12);
      last = Math.max(last, numberAt(bytes, 4, bytes[0] === 1) / (scales.get(id) ?? 1));
    }
  return last;
};

/** The boxes that playing needs, by their container; all others may hold places, names or devices. */
const needed = {
  file: new Set(['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'mfra', 'wide']),
  movie: new Set(['mvhd', 'trak', 'mvex', 'iods']),
  track: new Set(['tkhd', 'mdia', 'edts', 'tref', 'tapt', 'clip', 'matt', 'load', 'imap']),
  media: new Set(['mdhd', 'hdlr', 'minf', 'elng']),
} as const;

const blankOthers = async (
  file: ByteFile,
  boxes: readonly Box[],
  kept: ReadonlySet<string>,
): Promise<void> => {
  for (const box of boxes) if (!kept.has(box.type)) await overwriteBox(file, box);
};

/** A handler box may hold the camera's name after its fixed part. */
const blankHandlerName = async (file: ByteFile, box: Box | undefined): Promise<void> => {
  if (box) await wipe(file, Math.min(box.body + 24, box.end), box.end);
};

const cleanTrack = async (file: ByteFile, { box }: Track, isAlone: boolean): Promise<void> => {
  const parts = await childBoxes(file, box);
  await blankOthers(file, parts, needed.track);
  const references = findBox(parts, 'tref');
  // The tracks it refers to are wiped.
  if (references && !isAlone) await overwriteBox(file, references);
  const media = await childBoxes(file, findBox(parts, 'mdia'));
  await blankOthers(file, media, needed.media);
  await blankHandlerName(file, findBox(media, 'hdlr'));
};

/** Tells whether the first bytes are those of an MP4 or QuickTime file. */
export const isMp4 = (start: Buffer): boolean => /^(ftyp|moov|wide)$/.test(start.toString('latin1', 4, 8));

/** More tracks than any film has. */
const mostTracks = 100;

/** Reads a film and blanks what is personal in it; throws for a broken one. */
export const readMp4 = async (file: ByteFile, start: Buffer): Promise<VideoFacts> => {
  const top = await boxesIn(file, 0, file.size);
  const movie = findBox(top, 'moov');
  const parts = await childBoxes(file, movie);
  const { scale, duration } = await timingOf(file, findBox(parts, 'mvhd'));
  const tracks: Track[] = [];
  const trackBoxes = parts.filter(({ type }) => type === 'trak');
  if (trackBoxes.length > mostTracks) throw new Error('There are too many tracks.');
  for (const box of trackBoxes) tracks.push(await trackOf(file, box));
  const seconds = Math.max(duration / scale, await lastFragment(file, top, tracks));

  const isPlayed = ({ handler }: Track): boolean => handler === 'vide' || handler === 'soun';
  const played = tracks.filter(isPlayed);
  const others = tracks.filter((track) => !isPlayed(track));
  // The data first, since the index is needed to find them.
  const wipeData = createWiper(
    file,
    top.filter(({ type }) => type === 'mdat'),
  );
  for (const { box } of others) await wipeSamples(file, box, wipeData);
  await wipeFragments(file, top, { movie: parts, wipeData, ids: new Set(others.map(({ id }) => id)) });
  for (const { box } of others) await overwriteBox(file, box);
  for (const track of played) await cleanTrack(file, track, others.length === 0);
  await blankOthers(file, parts, needed.movie);
  await blankOthers(file, top, needed.file);
  const brand = start.toString('latin1', 4, 12);
  return {
    ending: brand.startsWith('ftyp') && brand !== 'ftypqt  ' ? 'mp4' : 'mov',
    seconds: seconds > 0 ? seconds : undefined,
    hasPicture: tracks.some(({ handler }) => handler === 'vide'),
  };
};

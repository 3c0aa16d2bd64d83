/**
 * Finds the first picture of an MP4 or QuickTime file, so that it can be decoded without a player (docs/decisions/0044).
 */
import { type Box, boxesIn, bytesOf, findBox, wholeFile } from './video-file.js';

/** The first picture as a decoder takes it. */
export interface FirstFrame {
  /** The codec as WebCodecs names it, such as `avc1.64001f`. */
  readonly codec: string;
  /** The decoder's configuration record. */
  readonly description: Uint8Array;
  readonly data: Uint8Array;
  /** Degrees the film is rotated clockwise when it is played: phones store portrait films rotated. */
  readonly turn: 0 | 90 | 180 | 270;
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** Writes the codec string of H.265: profile, compatibility flags, level, constraints. */
const hevcCodec = (entry: string, setup: DataView): string => {
  const first = setup.getUint8(1);
  const space = ['', 'A', 'B', 'C'][first >> 6] ?? '';
  let compatible = 0;
  for (let bit = 0; bit < 32; bit += 1) if ((setup.getUint32(2) >>> bit) & 1) compatible |= 1 << (31 - bit);
  const limits = Array.from({ length: 6 }, (_, at) => hex(setup.getUint8(6 + at)));
  while (limits.length > 1 && limits.at(-1) === '00') limits.pop();
  const tier = first & 0x20 ? 'H' : 'L';
  return [
    entry,
    `${space}${String(first & 0x1f)}`,
    (compatible >>> 0).toString(16),
    `${tier}${String(setup.getUint8(12))}`,
    ...limits,
  ].join('.');
};

/** Reads the sample entry of a picture track; null for other codecs than H.264 and H.265. */
const setupOf = async (
  file: Blob,
  table: Box,
): Promise<{ codec: string; description: Uint8Array } | null> => {
  const list = await findBox(file, ['stsd'], table);
  if (!list) return null;
  for await (const entry of boxesIn(file, list.from + 8, list.to)) {
    const name = entry.name === 'avc1' || entry.name === 'avc3' ? 'avcC' : 'hvcC';
    // The fixed part of a picture's entry is 78 bytes.
    const box = await findBox(file, [name], { ...entry, from: entry.from + 78 });
    if (!box) return null;
    const view = await bytesOf(file, box.from, box.to - box.from);
    const codec =
      name === 'avcC'
        ? `${entry.name}.${hex(view.getUint8(1))}${hex(view.getUint8(2))}${hex(view.getUint8(3))}`
        : hevcCodec(entry.name, view);
    return { codec, description: new Uint8Array(view.buffer) };
  }
  return null;
};

/** Reads the matrix of a track's head: only quarter turns are made by cameras. */
const turnOf = async (file: Blob, track: Box): Promise<FirstFrame['turn']> => {
  const head = await findBox(file, ['tkhd'], track);
  if (!head) return 0;
  const view = await bytesOf(file, head.from, 92);
  const at = view.getUint8(0) === 1 ? 52 : 40;
  const [across, down] = [view.getInt32(at), view.getInt32(at + 4)];
  if (down !== 0) return down > 0 ? 90 : 270;
  return across < 0 ? 180 : 0;
};

/** Reads where the first sample lies and how long it is. */
const sampleOf = async (file: Blob, table: Box): Promise<Uint8Array | null> => {
  const sizes = await findBox(file, ['stsz'], table);
  const wide = await findBox(file, ['co64'], table);
  const places = wide ?? (await findBox(file, ['stco'], table));
  if (!sizes || !places) return null;
  const size = await bytesOf(file, sizes.from, 16);
  const place = await bytesOf(file, places.from, 16);
  const from = wide ? Number(place.getBigUint64(8)) : place.getUint32(8);
  const length = size.getUint32(4) || size.getUint32(12);
  return new Uint8Array((await bytesOf(file, from, length)).buffer);
};

/** Finds the first picture; null where the file has none that can be found so. Throws for a broken file. */
export const firstFrameOf = async (file: Blob): Promise<FirstFrame | null> => {
  const movie = await findBox(file, ['moov'], wholeFile(file));
  if (!movie) return null;
  for await (const track of boxesIn(file, movie.from, movie.to)) {
    if (track.name !== 'trak') continue;
    const handler = await findBox(file, ['mdia', 'hdlr'], track);
    if (!handler || (await bytesOf(file, handler.from + 8, 4)).getUint32(0) !== 0x76696465) continue;
    const table = await findBox(file, ['mdia', 'minf', 'stbl'], track);
    const setup = table && (await setupOf(file, table));
    const data = table && (await sampleOf(file, table));
    return setup && data ? { ...setup, data, turn: await turnOf(file, track) } : null;
  }
  return null;
};

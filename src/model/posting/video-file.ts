/** Detects the container and the length of a video file from its bytes (S-241). */

/** Names the accepted containers (G-07). */
export type Container = 'video/mp4' | 'video/quicktime' | 'video/webm';

/** Reads bytes of a file; fewer at its end. */
export const bytesOf = async (file: Blob, from: number, length: number): Promise<DataView> =>
  new DataView(await file.slice(from, from + length).arrayBuffer());

const nameAt = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

/** Tells the container by its first bytes; null for anything that is no accepted video. */
export const containerOf = async (file: Blob): Promise<Container | null> => {
  const view = await bytesOf(file, 0, 12);
  if (view.byteLength < 12) return null;
  if (view.getUint32(0) === 0x1a45dfa3) return 'video/webm';
  const box = nameAt(view, 4);
  if (box === 'ftyp') {
    const brand = nameAt(view, 8);
    // HEIC and AVIF pictures begin with the same box.
    if (/^(hei|hev|mif1|msf1|avif|avis)/.test(brand)) return null;
    return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4';
  }
  return ['moov', 'mdat', 'wide'].includes(box) ? 'video/quicktime' : null;
};

/** A box of an MP4 or QuickTime file. */
export interface Box {
  readonly name: string;
  /** Where the content begins, and where the box ends. */
  readonly from: number;
  readonly to: number;
}

/** Lists the boxes between two places of the file; a broken one ends the list. */
export async function* boxesIn(file: Blob, from: number, to: number): AsyncGenerator<Box> {
  let at = from;
  while (at + 8 <= to) {
    const head = await bytesOf(file, at, 16);
    const short = head.getUint32(0);
    const isLong = short === 1 && head.byteLength === 16;
    const size = isLong ? Number(head.getBigUint64(8)) : short || to - at;
    if (size < 8) return;
    yield { name: nameAt(head, 4), from: at + (isLong ? 16 : 8), to: at + size };
    at += size;
  }
}

/** Finds the first box on a path such as moov, mvhd. */
export const findBox = async (file: Blob, path: readonly string[], within: Box): Promise<Box | null> => {
  const [name, ...rest] = path;
  if (name === undefined) return within;
  for await (const box of boxesIn(file, within.from, within.to))
    if (box.name === name) return findBox(file, rest, box);
  return null;
};

/** The whole file as if it were a box. */
export const wholeFile = (file: Blob): Box => ({ name: '', from: 0, to: file.size });

const movieSeconds = async (file: Blob): Promise<number | null> => {
  const header = await findBox(file, ['moov', 'mvhd'], wholeFile(file));
  if (!header) return null;
  const view = await bytesOf(file, header.from, 32);
  const isLong = view.getUint8(0) === 1;
  const scale = view.getUint32(isLong ? 20 : 12);
  const length = isLong ? Number(view.getBigUint64(24)) : view.getUint32(16);
  return scale > 0 ? length / scale : null;
};

/** Reads the length (an element of its own near the start) and its scale in nanoseconds. */
const webmSeconds = async (file: Blob): Promise<number | null> => {
  const view = await bytesOf(file, 0, 4096);
  let scale = 1_000_000;
  for (let at = 0; at + 11 < view.byteLength; at += 1) {
    if (view.getUint32(at) === 0x2ad7b183)
      scale = view.getUint16(at + 4) * 256 + view.getUint8(at + 6) || scale;
    if (view.getUint16(at) !== 0x4489) continue;
    const size = view.getUint8(at + 2);
    if (size === 0x88) return (view.getFloat64(at + 3) * scale) / 1e9;
    if (size === 0x84) return (view.getFloat32(at + 3) * scale) / 1e9;
  }
  return null;
};

/** Returns the length of a video in seconds; null where its file does not tell. */
export const secondsOf = async (file: Blob): Promise<number | null> => {
  const read = (await containerOf(file)) === 'video/webm' ? webmSeconds : movieSeconds;
  const seconds = await read(file).catch(() => null);
  return seconds !== null && Number.isFinite(seconds) && seconds > 0 ? seconds : null;
};

/** The setting of pictures under the map: tiles of another server, or a PMTiles file of our own. */
import { closeSync, openSync, readSync } from 'node:fs';

/** Where tiles come from. */
export interface TileSource {
  /** Address with {z}, {x} and {y}, or the path of a PMTiles file. */
  readonly from: string;
  /** The type of the pictures in a file of ours; undefined for tiles of another server. */
  readonly type?: string;
  /** The closest zoom that the file holds. */
  readonly maxZoom?: number;
}

// docs.protomaps.com/pmtiles: a header of 127 bytes, with the type of tiles at 99 and the closest zoom at 101.
const headerLength = 127;
const typeAt = 99;
const zoomAt = 101;
const types: Readonly<Record<number, string>> = {
  2: 'image/png',
  3: 'image/jpeg',
  4: 'image/webp',
  5: 'image/avif',
};

const headerOf = (path: string): Buffer | undefined => {
  const header = Buffer.alloc(headerLength);
  try {
    const file = openSync(path, 'r');
    try {
      return readSync(file, header) === headerLength && header.toString('latin1', 0, 7) === 'PMTiles'
        ? header
        : undefined;
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
};

const isTemplate = (text: string): boolean =>
  ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) &&
  URL.canParse(text) &&
  new URL(text).protocol === 'https:' &&
  // The policy of pages names one host.
  !new URL(text).host.includes('{');

/** Reads the setting; throws an Error that says what would be right. */
export const tileSource = (text: string): TileSource => {
  if (!text.endsWith('.pmtiles')) {
    if (isTemplate(text)) return { from: text };
    throw new Error('an https:// address with {z}, {x} and {y}, or the path of a .pmtiles file');
  }
  const header = headerOf(text);
  if (!header) throw new Error('a .pmtiles file that can be read');
  const type = types[header[typeAt] ?? 0];
  if (type === undefined)
    throw new Error('a .pmtiles file of pictures (PNG, JPEG, WebP or AVIF), not of shapes');
  return { from: text, type, maxZoom: header[zoomAt] ?? 0 };
};

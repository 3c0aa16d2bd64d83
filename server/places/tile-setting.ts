/** The setting of tiles under the map: pictures of another server, or a PMTiles file of our own. */
import { closeSync, openSync, readSync } from 'node:fs';

/** Where tiles come from. */
export interface TileSource {
  /** Address with {z}, {x} and {y}, or the path of a PMTiles file. */
  readonly from: string;
  /** The type of the tiles in a file of ours; undefined for tiles of another server. */
  readonly type?: string;
  /** Whether these are shapes (vector tiles) and no pictures. */
  readonly areShapes?: true;
  /** Whether the tiles of a file are packed by gzip. */
  readonly isPacked?: boolean;
  /** The closest zoom that the file holds. */
  readonly maxZoom?: number;
}

const shapesType = 'application/vnd.mapbox-vector-tile';

// docs.protomaps.com/pmtiles: a header of 127 bytes, with how tiles are packed at 98, their type at 99, the closest zoom at 101.
const headerLength = 127;
const packingAt = 98;
const [plain, gzip] = [1, 2];
const typeAt = 99;
const zoomAt = 101;
const types: Readonly<Record<number, string>> = {
  1: shapesType,
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
    throw new Error('a .pmtiles file of shapes (MVT) or of pictures (PNG, JPEG, WebP or AVIF)');
  const packing = header[packingAt] ?? 0;
  if (packing !== plain && packing !== gzip)
    throw new Error('a .pmtiles file whose tiles are packed by gzip or not at all');
  return {
    from: text,
    type,
    ...(type === shapesType && { areShapes: true }),
    isPacked: packing === gzip,
    maxZoom: header[zoomAt] ?? 0,
  };
};

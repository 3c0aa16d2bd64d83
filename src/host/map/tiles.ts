/** Tiles under the map: which are seen, and pictures painted over our own shapes, which stay wherever none has come. */
import type { MapTiles } from '../../model/rules/map-tiles.js';
import { type Camera, edgesOf, toScreen } from './camera.js';

/** Pixels of a side of a tile, and tiles that are kept. */
const [side, mostKept] = [256, 160];

/** Returns what the page is told of tiles; undefined where the site has none. */
export const tilesOf = (page: Document): MapTiles | undefined => {
  try {
    const site = JSON.parse(page.getElementById('housing-site')?.textContent ?? '') as { tiles?: MapTiles };
    return site.tiles;
  } catch {
    return undefined;
  }
};

/** A tile: how close, how far east and south. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Returns where a tile is asked for. */
export const addressOf = (url: string, { z, x, y }: Tile): string =>
  url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));

const longitudeOf = (x: number, z: number): number => (x / 2 ** z) * 360 - 180;
const latitudeOf = (y: number, z: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI;
const columnOf = (lng: number, z: number): number => Math.floor(((lng + 180) / 360) * 2 ** z);
const rowOf = (lat: number, z: number): number => {
  const angle = (lat * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z);
};

/** Lists the tiles that a camera sees, of its own zoom or of one so many steps wider. */
export const tilesSeen = (camera: Camera, maxZoom: number, wider = 0): readonly Tile[] => {
  const z = Math.min(maxZoom, Math.max(0, Math.round(camera.zoom) - wider));
  const { west, east, north, south } = edgesOf(camera);
  const [left, right] = [columnOf(west, z), columnOf(east, z)];
  const [top, bottom] = [rowOf(north, z), rowOf(south, z)];
  const columns = Array.from({ length: right - left + 1 }, (_, at) => left + at);
  const rows = Array.from({ length: bottom - top + 1 }, (_, at) => top + at);
  return columns.flatMap((x) => rows.map((y) => ({ z, x, y })));
};

/** Returns where a tile lies on the screen; a shared edge is rounded the same way, so that no gap shows. */
export const onScreen = (
  camera: Camera,
  { z, x, y }: Tile,
): readonly [left: number, top: number, width: number, height: number] => {
  const from = toScreen(camera, { lng: longitudeOf(x, z), lat: latitudeOf(y, z) });
  const to = toScreen(camera, { lng: longitudeOf(x + 1, z), lat: latitudeOf(y + 1, z) });
  const [left, top] = [Math.round(from.x), Math.round(from.y)];
  return [left, top, Math.round(to.x) - left, Math.round(to.y) - top];
};

/** What came of addresses; made by keepLastUsed. */
export interface Kept<T> {
  /** Returns what there is of an address, which is made where there is nothing. */
  readonly take: (address: string) => T;
  /** Returns what there is. */
  readonly look: (address: string) => T | undefined;
}

/** Keeps so many: the one that was taken last is forgotten last. */
export const keepLastUsed = <T>(most: number, make: (address: string) => T): Kept<T> => {
  const kept = new Map<string, T>();
  return {
    take: (address) => {
      const one = kept.get(address) ?? make(address);
      kept.delete(address);
      kept.set(address, one);
      for (const [old] of kept) {
        if (kept.size <= most) break;
        kept.delete(old);
      }
      return one;
    },
    look: (address) => kept.get(address),
  };
};

/** Paints tiles; made by createTiles. */
export interface Tiles {
  paint(pen: CanvasRenderingContext2D, camera: Camera): void;
}

/** Makes what paints pictures; calls back whenever one has come. */
export const createTiles = ({ url, maxZoom }: MapTiles, onCome: () => void): Tiles => {
  const pictures = keepLastUsed(mostKept, (address) => {
    const picture = new Image(side, side);
    picture.decoding = 'async';
    picture.referrerPolicy = 'strict-origin';
    picture.onload = onCome;
    picture.src = address;
    return picture;
  });
  return {
    paint(pen, camera) {
      for (const tile of tilesSeen(camera, maxZoom)) {
        const picture = pictures.take(addressOf(url, tile));
        if (picture.complete && picture.naturalWidth > 0) pen.drawImage(picture, ...onScreen(camera, tile));
      }
    },
  };
};

/** Pictures under the map: painted over our own shapes, which stay wherever a picture has not come. */
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
interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

const longitudeOf = (x: number, z: number): number => (x / 2 ** z) * 360 - 180;
const latitudeOf = (y: number, z: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI;
const columnOf = (lng: number, z: number): number => Math.floor(((lng + 180) / 360) * 2 ** z);
const rowOf = (lat: number, z: number): number => {
  const angle = (lat * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z);
};

/** Lists the tiles that a camera sees. */
export const tilesSeen = (camera: Camera, maxZoom: number): readonly Tile[] => {
  const z = Math.min(maxZoom, Math.max(0, Math.round(camera.zoom)));
  const { west, east, north, south } = edgesOf(camera);
  const [left, right] = [columnOf(west, z), columnOf(east, z)];
  const [top, bottom] = [rowOf(north, z), rowOf(south, z)];
  const columns = Array.from({ length: right - left + 1 }, (_, at) => left + at);
  const rows = Array.from({ length: bottom - top + 1 }, (_, at) => top + at);
  return columns.flatMap((x) => rows.map((y) => ({ z, x, y })));
};

/** Paints tiles; made by createTiles. */
export interface Tiles {
  paint(pen: CanvasRenderingContext2D, camera: Camera): void;
}

/** Makes what paints tiles; calls back whenever one has come. */
export const createTiles = ({ url, maxZoom }: MapTiles, onCome: () => void): Tiles => {
  const kept = new Map<string, HTMLImageElement>();

  const pictureOf = ({ z, x, y }: Tile): HTMLImageElement => {
    const address = url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
    const known = kept.get(address);
    const picture = known ?? new Image(side, side);
    if (!known) {
      picture.decoding = 'async';
      picture.referrerPolicy = 'strict-origin';
      picture.onload = onCome;
      picture.src = address;
    }
    // The one that was used last is forgotten last.
    kept.delete(address);
    kept.set(address, picture);
    for (const [old] of kept) {
      if (kept.size <= mostKept) break;
      kept.delete(old);
    }
    return picture;
  };

  return {
    paint(pen, camera) {
      for (const tile of tilesSeen(camera, maxZoom)) {
        const picture = pictureOf(tile);
        if (!picture.complete || picture.naturalWidth === 0) continue;
        const { z, x, y } = tile;
        const from = toScreen(camera, { lng: longitudeOf(x, z), lat: latitudeOf(y, z) });
        const to = toScreen(camera, { lng: longitudeOf(x + 1, z), lat: latitudeOf(y + 1, z) });
        // A shared edge is rounded the same way, so that no gap shows.
        const [left, top] = [Math.round(from.x), Math.round(from.y)];
        pen.drawImage(picture, left, top, Math.round(to.x) - left, Math.round(to.y) - top);
      }
    },
  };
};

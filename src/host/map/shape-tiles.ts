/** Tiles of shapes under the map, in our own colours: the ground, below our railways and names. */
import type { MapTiles } from '../../model/rules/map-tiles.js';
import type { Camera } from './camera.js';
import type { Colours } from './colours.js';
import { type PaintedKind, readShapes, type TileShapes } from './tile-shapes.js';
import { addressOf, keepLastUsed, onScreen, type Tile, tilesSeen } from './tiles.js';

/** Tiles that are kept, and how many steps wider one may be that stands in for one that has not come. */
const [mostKept, widest] = [48, 4];

/** Shapes have no pixels that would show, so a tile is drawn twice as large as a picture. */
const wider = 1;

type Paths = Readonly<Record<PaintedKind, Path2D>>;
type Pen = CanvasRenderingContext2D;

const pathOf = (lines: TileShapes[PaintedKind]): Path2D => {
  const path = new Path2D();
  for (const line of lines)
    for (let at = 0; at < line.length; at += 2) {
      const [x = 0, y = 0] = [line[at], line[at + 1]];
      if (at === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
  return path;
};

const pathsOf = (shapes: TileShapes): Paths =>
  Object.fromEntries(Object.entries(shapes).map(([kind, lines]) => [kind, pathOf(lines)])) as Paths;

/** How a kind is painted: filled, or with a line of so many pixels. */
interface Style {
  readonly kind: PaintedKind;
  readonly colour: string;
  readonly width?: number;
}

/** From the ground up; lines grow as the map comes closer. */
const stylesAt = (zoom: number, colours: Colours): readonly Style[] => {
  const near = Math.max(0, Math.min(1, (zoom - 10) / 6));
  const building: Style = { kind: 'building', colour: colours.ward };
  return [
    { kind: 'green', colour: colours.green },
    { kind: 'water', colour: colours.water },
    { kind: 'river', colour: colours.water, width: 0.8 + near * 1.7 },
    ...(zoom >= 14 ? [building] : []),
    { kind: 'street', colour: colours.ward, width: 0.4 + near ** 2 * 4 },
    { kind: 'road', colour: colours.road, width: 1 + near * 5 },
  ];
};

/** A tile with its paths. */
interface Drawn {
  readonly tile: Tile;
  readonly paths: Paths;
}

const paintLevel = (pen: Pen, camera: Camera, drawn: readonly Drawn[], colours: Colours): void => {
  pen.fillStyle = colours.town;
  for (const { tile } of drawn) pen.fillRect(...onScreen(camera, tile));
  pen.setLineDash([]);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  // Kind by kind over all tiles: what reaches beyond its tile is covered by nothing of the next.
  for (const { kind, colour, width } of stylesAt(camera.zoom, colours))
    for (const { tile, paths } of drawn) {
      const [left, top, across, down] = onScreen(camera, tile);
      pen.save();
      pen.translate(left, top);
      pen.scale(across, down);
      pen.fillStyle = colour;
      pen.strokeStyle = colour;
      if (width === undefined) pen.fill(paths[kind]);
      else {
        pen.lineWidth = width / across;
        pen.stroke(paths[kind]);
      }
      pen.restore();
    }
};

/** Paints tiles of shapes; made by createShapeTiles. */
export interface ShapeTiles {
  paint(pen: Pen, camera: Camera, colours: Colours): void;
}

/** Makes what paints shapes; calls back whenever some have come. */
export const createShapeTiles = ({ url, maxZoom }: MapTiles, onCome: () => void): ShapeTiles => {
  const kept = keepLastUsed(mostKept, (address) => {
    const one: { paths?: Paths } = {};
    const load = async (): Promise<void> => {
      const answer = await fetch(address);
      // Where the file has no tile, our own shapes stay.
      if (!answer.ok) return;
      one.paths = pathsOf(readShapes(await answer.arrayBuffer()));
      onCome();
    };
    load().catch((error: unknown) => {
      console.error('a tile of the map did not arrive', error);
    });
    return one;
  });

  /** Returns what is drawn for a tile: itself, else the closest one around it that is there. */
  const drawnFor = (tile: Tile): Drawn | undefined => {
    const { paths } = kept.take(addressOf(url, tile));
    if (paths) return { tile, paths };
    for (let steps = 1; steps <= Math.min(widest, tile.z); steps += 1) {
      const around = { z: tile.z - steps, x: tile.x >> steps, y: tile.y >> steps };
      const there = kept.look(addressOf(url, around));
      if (there?.paths) return { tile: around, paths: there.paths };
    }
    return undefined;
  };

  return {
    paint(pen, camera, colours) {
      const levels = new Map<number, Map<string, Drawn>>();
      for (const tile of tilesSeen(camera, maxZoom, wider)) {
        const drawn = drawnFor(tile);
        if (!drawn) continue;
        const level = levels.get(drawn.tile.z) ?? new Map<string, Drawn>();
        level.set(addressOf(url, drawn.tile), drawn);
        levels.set(drawn.tile.z, level);
      }
      for (const [, level] of [...levels].sort(([one], [other]) => one - other))
        paintLevel(pen, camera, [...level.values()], colours);
    },
  };
};

/** Paints a map on its canvas, once a frame, with the shapes of the regions that were seen. */
import type { MapRegion } from '../../model/rules/map-start.js';
import { loadBase, regionsIn } from './base-map.js';
import { type Camera, type Place, toScreen } from './camera.js';
import type { ShapeTiles } from './shape-tiles.js';
import { createTiles, type Tiles, tilesOf } from './tiles.js';
import type { Colours } from './colours.js';
import { paint, type Painted, paintArea, paintReach, readyToPaint, type Writing } from './paint.js';

/** What a painter works with. */
export interface PainterParts {
  canvas: HTMLCanvasElement;
  /** Its children lie at their `data-lng` and `data-lat`. */
  layer: HTMLElement;
  colours: () => Colours;
  writing: () => Writing;
}

/** What is marked on a map: the area that is searched, and what a journey reaches (longitude and latitude in turn). */
export interface Marked {
  readonly area: readonly Place[];
  readonly reach: readonly number[];
}

/** Paints; made by createPainter. */
export interface Painter {
  /** Paints what a camera sees in the next frame, and loads its shapes; without them the map shows homes alone. */
  show(camera: Camera, marked: Marked): void;
  end(): void;
}

/** Sharper than this nobody sees, and slow devices paint longer. */
const mostDense = 2;

const placeBubbles = (layer: HTMLElement, camera: Camera): void => {
  for (const child of layer.children as HTMLCollectionOf<HTMLElement>) {
    const { lng, lat } = child.dataset;
    const { x, y } = toScreen(camera, { lng: Number(lng), lat: Number(lat) });
    child.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  }
};

/** Makes what paints the operator's tiles: pictures over our own shapes, or shapes below our railways, once their reader has come. */
const createTilesUnder = (onCome: () => void): { pictures?: Tiles; shapes?: ShapeTiles } => {
  const told = tilesOf(document);
  if (!told) return {};
  if (!told.areShapes) return { pictures: createTiles(told, onCome) };
  const tiles: { shapes?: ShapeTiles } = {};
  import('./shape-tiles.js').then(
    ({ createShapeTiles }) => {
      tiles.shapes = createShapeTiles(told, onCome);
      onCome();
    },
    (error: unknown) => {
      console.error('what reads the tiles of the map did not arrive', error);
    },
  );
  return tiles;
};

/** Regions that are ready: the next map paints them with its first frame. */
const ready = new Map<MapRegion, Painted>();

/** Makes a painter. */
export const createPainter = ({ canvas, layer, colours, writing }: PainterParts): Painter => {
  const pen = canvas.getContext('2d');
  const [asked, tiles] = [new Set<MapRegion>(), createTilesUnder(() => ask())];
  let frame = 0;
  let seen: { camera: Camera; marked: Marked } | undefined;

  const draw = (): void => {
    frame = 0;
    if (!seen) return;
    const { camera, marked } = seen;
    placeBubbles(layer, camera);
    if (!pen) return;
    const density = Math.min(mostDense, devicePixelRatio || 1);
    const [width, height] = [Math.round(camera.width * density), Math.round(camera.height * density)];
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    pen.setTransform(density, 0, 0, density, 0, 0);
    const style = { colours: colours(), writing: writing() };
    const regions = [...asked].flatMap((region) => ready.get(region) ?? []);
    const ground = asked.has('mumbai') && ready.has('mumbai') ? 'water' : 'land';
    paint(pen, camera, regions, { ...style, ground, tiles: tiles.shapes });
    tiles.pictures?.paint(pen, camera);
    paintReach(pen, camera, marked.reach, style.colours);
    paintArea(pen, camera, marked.area, style.colours);
  };

  const ask = (): void => {
    frame ||= requestAnimationFrame(draw);
  };

  const load = (camera: Camera): void => {
    for (const region of regionsIn(camera)) {
      if (asked.has(region)) continue;
      asked.add(region);
      if (ready.has(region)) continue;
      loadBase[region]().then(
        ({ base }) => {
          if (!ready.has(region)) ready.set(region, readyToPaint(base));
          ask();
        },
        (error: unknown) => {
          console.error(`the map of ${region} did not arrive`, error);
          asked.delete(region);
        },
      );
    }
  };

  return {
    show: (camera, marked) => {
      seen = { camera, marked };
      load(camera);
      ask();
    },
    end: () => {
      cancelAnimationFrame(frame);
    },
  };
};

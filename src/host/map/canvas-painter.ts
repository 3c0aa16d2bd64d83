/** Paints a map on its canvas, once a frame, with the shapes of the regions that were seen. */
import { type MapRegion, mapRegions } from '../../model/rules/map-start.js';
import { loadBase } from './base-map.js';
import { type Camera, edgesOf, type Place, toScreen } from './camera.js';
import type { ShapeTiles } from './shape-tiles.js';
import { createTiles, type Tiles, tilesOf } from './tiles.js';
import { type Colours, paint, type Painted, paintArea, readyToPaint, type Writing } from './paint.js';

/** What a painter works with. */
export interface PainterParts {
  canvas: HTMLCanvasElement;
  /** Its children lie at their `data-lng` and `data-lat`. */
  layer: HTMLElement;
  colours: () => Colours;
  writing: () => Writing;
}

/** Paints; made by createPainter. */
export interface Painter {
  /** Paints what a camera sees in the next frame, and loads its shapes; without them the map shows homes alone. */
  show(camera: Camera, area: readonly Place[]): void;
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

/** Makes a painter. */
export const createPainter = ({ canvas, layer, colours, writing }: PainterParts): Painter => {
  const pen = canvas.getContext('2d');
  const painted = new Map<MapRegion, Painted>();
  const asked = new Set<MapRegion>();
  const told = tilesOf(document);
  const pictures: Tiles | undefined = told && !told.areShapes ? createTiles(told, () => ask()) : undefined;
  let shapes: ShapeTiles | undefined;
  if (told?.areShapes)
    import('./shape-tiles.js').then(
      ({ createShapeTiles }) => {
        shapes = createShapeTiles(told, () => ask());
        ask();
      },
      (error: unknown) => {
        console.error('what reads the tiles of the map did not arrive', error);
      },
    );
  let frame = 0;
  let seen: { camera: Camera; area: readonly Place[] } | undefined;

  const draw = (): void => {
    frame = 0;
    if (!seen) return;
    const { camera, area } = seen;
    placeBubbles(layer, camera);
    if (!pen) return;
    const density = Math.min(mostDense, devicePixelRatio || 1);
    const [width, height] = [Math.round(camera.width * density), Math.round(camera.height * density)];
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    pen.setTransform(density, 0, 0, density, 0, 0);
    const style = { colours: colours(), writing: writing() };
    const ground = painted.has('mumbai') ? 'water' : 'land';
    paint(pen, camera, [...painted.values()], { ...style, ground, tiles: shapes });
    pictures?.paint(pen, camera);
    paintArea(pen, camera, area, style.colours);
  };

  const ask = (): void => {
    frame ||= requestAnimationFrame(draw);
  };

  const load = (camera: Camera): void => {
    const { west, east } = edgesOf(camera);
    for (const region of Object.keys(mapRegions) as MapRegion[]) {
      if (asked.has(region) || east < mapRegions[region].west || west > mapRegions[region].east) continue;
      asked.add(region);
      loadBase[region]().then(
        ({ base }) => {
          painted.set(region, readyToPaint(base));
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
    show: (camera, area) => {
      seen = { camera, area };
      load(camera);
      ask();
    },
    end: () => {
      cancelAnimationFrame(frame);
    },
  };
};

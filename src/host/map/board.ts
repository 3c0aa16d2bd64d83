/** A map in an element: it paints, moves by gestures, and keeps what lies on it in its place. */
import { loadBase, type Region, regions } from './base-map.js';
import { type Box, type Camera, edgesOf, fitted, type Place, toScreen, zoomed } from './camera.js';
import { listenToGestures } from './gestures.js';
import { type Colours, paint, type Painted, readyToPaint, type Writing } from './paint.js';

/** The elements of a map. */
export interface BoardParts {
  /** Takes gestures and holds the rest. */
  ground: HTMLElement;
  canvas: HTMLCanvasElement;
  /** Its children lie at their `data-lng` and `data-lat`. */
  layer: HTMLElement;
  colours: () => Colours;
  writing: () => Writing;
  /** Called when the map has come to rest somewhere else, with whether a hand has moved it. */
  onRest: (camera: Camera, isByHand: boolean) => void;
}

/** A map; made by createBoard. */
export interface Board {
  camera(): Camera;
  fit(box: Box): void;
  zoom(steps: number, place?: Place): void;
  /** Paints anew: the language, the theme or what lies on the map has changed. */
  refresh(): void;
  end(): void;
}

/** Milliseconds without a movement after which a map rests. */
const rest = 220;
/** Milliseconds of a movement that nobody's hand makes. */
const glide = 220;

/** Sharper than this nobody sees, and slow devices paint longer. */
const mostDense = 2;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const part = (from: number, to: number, share: number): number => from + (to - from) * share;

const inBetween = (from: Camera, to: Camera, share: number): Camera => ({
  ...to,
  zoom: part(from.zoom, to.zoom, share),
  middle: {
    lng: part(from.middle.lng, to.middle.lng, share),
    lat: part(from.middle.lat, to.middle.lat, share),
  },
});

/** Makes a map that begins with a camera. */
export const createBoard = (parts: BoardParts, first: Pick<Camera, 'middle' | 'zoom'>): Board => {
  const { ground, canvas, layer } = parts;
  const pen = canvas.getContext('2d');
  const stopping = new AbortController();
  let camera: Camera = { ...first, width: ground.clientWidth, height: ground.clientHeight };
  let [frame, timer, isByHand] = [0, 0, false];
  const painted = new Map<Region, Painted>();
  const asked = new Set<Region>();

  const place = (): void => {
    for (const child of layer.children as HTMLCollectionOf<HTMLElement>) {
      const { lng, lat } = child.dataset;
      const { x, y } = toScreen(camera, { lng: Number(lng), lat: Number(lat) });
      child.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    }
  };

  const draw = (): void => {
    frame = 0;
    place();
    if (!pen) return;
    const density = Math.min(mostDense, devicePixelRatio || 1);
    const [width, height] = [Math.round(camera.width * density), Math.round(camera.height * density)];
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    pen.setTransform(density, 0, 0, density, 0, 0);
    paint(pen, camera, [...painted.values()], {
      colours: parts.colours(),
      writing: parts.writing(),
      ground: painted.has('mumbai') ? 'water' : 'land',
    });
  };

  const refresh = (): void => {
    frame ||= requestAnimationFrame(draw);
  };

  /** Loads the shapes of what is seen; without them the map works, and shows only homes. */
  const load = (): void => {
    const { west, east } = edgesOf(camera);
    for (const region of Object.keys(regions) as Region[]) {
      if (asked.has(region) || east < regions[region].west || west > regions[region].east) continue;
      asked.add(region);
      loadBase[region]().then(
        ({ base }) => {
          painted.set(region, readyToPaint(base));
          refresh();
        },
        (error: unknown) => {
          console.error(`the map of ${region} did not arrive`, error);
          asked.delete(region);
        },
      );
    }
  };

  const settle = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      parts.onRest(camera, isByHand);
      isByHand = false;
    }, rest);
  };

  const show = (next: Camera): void => {
    camera = next;
    load();
    refresh();
    settle();
  };

  let gliding = 0;
  const move = (next: Camera, isSmooth = false): void => {
    cancelAnimationFrame(gliding);
    if (!isSmooth || isStill()) {
      show(next);
      return;
    }
    const [from, since] = [camera, performance.now()];
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - since) / glide));
      show(inBetween(from, next, share * (2 - share)));
      if (share < 1) gliding = requestAnimationFrame(step);
    };
    gliding = requestAnimationFrame(step);
  };

  listenToGestures(
    ground,
    {
      get: () => camera,
      set: (next, isSmooth) => {
        isByHand = true;
        move(next, isSmooth);
      },
    },
    stopping.signal,
  );
  const sizes = new ResizeObserver(() => {
    show({ ...camera, width: ground.clientWidth, height: ground.clientHeight });
  });
  sizes.observe(ground);
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', refresh, { signal: stopping.signal });
  show(camera);

  return {
    camera: () => camera,
    fit: (box) => {
      move(fitted(camera, box));
    },
    zoom: (steps, at) => {
      isByHand = true;
      move(zoomed(camera, steps, at && toScreen(camera, at)), true);
    },
    refresh,
    end: () => {
      stopping.abort();
      sizes.disconnect();
      cancelAnimationFrame(frame);
      cancelAnimationFrame(gliding);
      clearTimeout(timer);
    },
  };
};

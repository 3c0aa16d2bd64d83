/** A map in an element: it moves by gestures, and tells when it has come to rest. */
import { type Box, type Camera, fitted, type Place, toPlace, toScreen, withRoom, zoomed } from './camera.js';
import { createPainter, type Marked, type PainterParts } from './canvas-painter.js';
import { listenToGestures, type Moved } from './gestures.js';

/** What a map works with. */
export interface BoardParts extends PainterParts {
  /** Takes gestures and holds the rest. */
  ground: HTMLElement;
  /** Called when the map has come to rest somewhere else, with whether a hand has moved it. */
  onRest: (camera: Camera, isByHand: boolean) => void;
  /** Called with a line that was drawn. */
  onDrawn: (line: readonly Place[]) => void;
}

/** A map; made by createBoard. */
export interface Board {
  readonly camera: () => Camera;
  readonly fit: (box: Box) => void;
  readonly zoom: (steps: number, place?: Place) => void;
  /** Moves as little as it takes for a place to have room around it, in pixels. */
  readonly makeRoom: (place: Place, room: { x: number; y: number }) => void;
  /** Marks an area or what a journey reaches on the map; an empty one is none. */
  readonly mark: (some: Partial<Marked>) => void;
  /** Whether the next line that a hand draws is an area. */
  readonly letDraw: (isDrawing: boolean) => void;
  /** Paints anew: the language, the theme or what lies on the map has changed. */
  readonly refresh: () => void;
  readonly end: () => void;
}

/** Milliseconds without a movement after which a map rests. */
const rest = 220;
/** Milliseconds of a movement that nobody's hand makes. */
const glide = 220;

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

/** Moves to a camera in a few frames; returns how to stop. */
const glideTo = (from: Camera, to: Camera, show: (camera: Camera) => void): (() => void) => {
  const since = performance.now();
  let frame = 0;
  const step = (now: number): void => {
    const share = Math.min(1, Math.max(0, (now - since) / glide));
    show(inBetween(from, to, share * (2 - share)));
    if (share < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
  };
};

/** Holds the camera of a map, and tells when it has come to rest. */
const createMover = (
  first: Camera,
  { onShow, onRest }: { onShow: () => void; onRest: BoardParts['onRest'] },
) => {
  let camera = first;
  let [timer, isByHand] = [0, false];
  let stop = (): void => undefined;
  const show = (next: Camera): void => {
    camera = next;
    onShow();
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      onRest(camera, isByHand);
      isByHand = false;
    }, rest);
  };
  const move = (next: Camera, isSmooth = false): void => {
    stop();
    if (isSmooth && !isStill()) stop = glideTo(camera, next, show);
    else show(next);
  };
  return {
    camera: () => camera,
    show,
    move,
    moveByHand: (next: Camera, isSmooth?: boolean): void => {
      isByHand = true;
      move(next, isSmooth);
    },
    end: () => {
      stop();
      clearTimeout(timer);
    },
  };
};

/** Makes a map that begins with a camera. */
export const createBoard = (parts: BoardParts, first: Pick<Camera, 'middle' | 'zoom'>): Board => {
  const { ground, onRest, onDrawn } = parts;
  const painter = createPainter(parts);
  const stopping = new AbortController();
  const { signal } = stopping;
  const sizeOf = () => ({ width: ground.clientWidth, height: ground.clientHeight });
  let isDrawing = false;
  let marked: Marked = { area: [], reach: [] };
  let line: readonly Place[] = [];
  const refresh = (): void => {
    painter.show(mover.camera(), line.length > 0 ? { ...marked, area: line } : marked);
  };
  const mover = createMover({ ...first, ...sizeOf() }, { onShow: refresh, onRest });
  const { camera, move, moveByHand } = mover;
  const draw: Moved['draw'] = (pixels, isDone) => {
    const places = pixels.map((pixel) => toPlace(camera(), pixel));
    line = isDone ? [] : places;
    refresh();
    if (isDone) onDrawn(places);
  };
  listenToGestures({
    ground,
    moved: { get: camera, set: moveByHand, isDrawn: () => isDrawing, draw },
    signal,
  });
  const sizes = new ResizeObserver(() => {
    mover.show({ ...camera(), ...sizeOf() });
  });
  sizes.observe(ground);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', refresh, { signal });
  refresh();
  return {
    camera,
    fit: (box) => {
      move(fitted(camera(), box));
    },
    zoom: (steps, at) => {
      moveByHand(zoomed(camera(), steps, at && toScreen(camera(), at)), true);
    },
    makeRoom: (place, room) => {
      move(withRoom(camera(), place, room), true);
    },
    mark: (some) => {
      marked = { ...marked, ...some };
      refresh();
    },
    letDraw: (isAllowed) => {
      isDrawing = isAllowed;
    },
    refresh,
    end: () => {
      stopping.abort();
      sizes.disconnect();
      painter.end();
      mover.end();
    },
  };
};

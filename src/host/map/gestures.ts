/** Moves a map by finger, mouse, wheel and keyboard. */
import { type Camera, panned, type Pixel, zoomed } from './camera.js';

/** What gestures move, or draw on. */
export interface Moved {
  get(): Camera;
  /** Shows another part; `isSmooth` where nobody's hand is on the map. */
  set(camera: Camera, isSmooth?: boolean): void;
  /** Whether a finger or the mouse draws a line instead of moving the map. */
  isDrawn(): boolean;
  /** The line so far, and whether the hand has left the map. */
  draw(line: readonly Pixel[], isDone: boolean): void;
}

/** Where gestures are heard, until the signal ends. */
interface Place {
  ground: HTMLElement;
  moved: Moved;
  signal: AbortSignal;
}

/** Pixels that an arrow key moves the map by. */
const stride = 120;

const keys: Readonly<Record<string, (camera: Camera) => Camera>> = {
  ArrowLeft: (camera) => panned(camera, { x: stride, y: 0 }),
  ArrowRight: (camera) => panned(camera, { x: -stride, y: 0 }),
  ArrowUp: (camera) => panned(camera, { x: 0, y: stride }),
  ArrowDown: (camera) => panned(camera, { x: 0, y: -stride }),
  '+': (camera) => zoomed(camera, 1),
  '=': (camera) => zoomed(camera, 1),
  '-': (camera) => zoomed(camera, -1),
};

const apart = (one: Pixel, other: Pixel): number => Math.hypot(one.x - other.x, one.y - other.y);
const middleOf = (one: Pixel, other: Pixel): Pixel => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

const pixelOf = (ground: HTMLElement, { clientX, clientY }: MouseEvent): Pixel => {
  const { left, top } = ground.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
};

/** Pixels that a pointer moves before it drags the map: a press on a bubble may tremble. */
const slack = 4;

/** One pointer drags, two also zoom. */
const dragged = (camera: Camera, [from, to]: readonly [Pixel, Pixel], other?: Pixel): Camera => {
  if (!other) return panned(camera, { x: to.x - from.x, y: to.y - from.y });
  const [before, after] = [middleOf(from, other), middleOf(to, other)];
  const moved = panned(camera, { x: after.x - before.x, y: after.y - before.y });
  return zoomed(moved, Math.log2(apart(to, other) / Math.max(1, apart(from, other))), after);
};

const listenToPointers = ({ ground, moved, signal }: Place): void => {
  const pointers = new Map<number, Pixel>();
  let isDragged = false;
  let line: Pixel[] = [];
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (pointers.size === 0) isDragged = false;
    pointers.set(event.pointerId, pixelOf(ground, event));
    line = [pixelOf(ground, event)];
  };
  const move = (event: PointerEvent): void => {
    const { pointerId } = event;
    const [from, to] = [pointers.get(pointerId), pixelOf(ground, event)];
    if (!from || (!isDragged && pointers.size === 1 && apart(from, to) < slack)) return;
    // From now on the map has the pointer, also beyond its edges; before, a press belongs to a bubble.
    if (!isDragged) ground.setPointerCapture(pointerId);
    isDragged = true;
    pointers.set(pointerId, to);
    if (moved.isDrawn()) {
      line.push(to);
      moved.draw(line, false);
      return;
    }
    const [other] = [...pointers].filter(([id]) => id !== pointerId).map(([, point]) => point);
    moved.set(dragged(moved.get(), [from, to], other));
  };
  const release = ({ pointerId, type }: PointerEvent): void => {
    const wasDown = pointers.delete(pointerId);
    if (wasDown && isDragged && moved.isDrawn()) moved.draw(type === 'pointerup' ? line : [], true);
  };
  ground.addEventListener('pointerdown', down, { signal });
  ground.addEventListener('pointermove', move, { signal });
  for (const name of ['pointerup', 'pointercancel'] as const)
    ground.addEventListener(name, release, { signal });
  // A drag that ends on a bubble is no press of it.
  ground.addEventListener(
    'click',
    (event) => {
      if (isDragged) event.stopPropagation();
      isDragged = false;
    },
    { signal, capture: true },
  );
};

/** Listens on the map's ground. */
export const listenToGestures = (place: Place): void => {
  const { ground, moved, signal } = place;
  listenToPointers(place);
  ground.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const steps = Math.max(-1, Math.min(1, (-event.deltaY * lines) / 240));
      moved.set(zoomed(moved.get(), steps, pixelOf(ground, event)));
    },
    { signal, passive: false },
  );
  ground.addEventListener(
    'dblclick',
    (event) => {
      moved.set(zoomed(moved.get(), 1, pixelOf(ground, event)), true);
    },
    { signal },
  );
  ground.addEventListener(
    'keydown',
    (event) => {
      const step = keys[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      moved.set(step(moved.get()), true);
    },
    { signal },
  );
};

/** Moves a map by finger, mouse, wheel and keyboard. */
import { type Camera, panned, type Pixel, zoomed } from './camera.js';

/** What gestures move. */
export interface Moved {
  get(): Camera;
  /** Shows another part; `isSmooth` where nobody's hand is on the map. */
  set(camera: Camera, isSmooth?: boolean): void;
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

/** Pixels that a pointer moves before it drags the map: a press on a bubble may tremble. */
const slack = 4;

/** Listens on the map's ground until the signal ends. */
export const listenToGestures = (ground: HTMLElement, moved: Moved, signal: AbortSignal): void => {
  const pointers = new Map<number, Pixel>();
  const at = ({ clientX, clientY }: MouseEvent): Pixel => {
    const { left, top } = ground.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  let isDragged = false;
  const drag = (id: number, to: Pixel): void => {
    const from = pointers.get(id);
    if (!from) return;
    const [other] = [...pointers].filter(([key]) => key !== id).map(([, point]) => point);
    let camera = moved.get();
    if (other) {
      const [before, after] = [middleOf(from, other), middleOf(to, other)];
      camera = panned(camera, { x: after.x - before.x, y: after.y - before.y });
      camera = zoomed(camera, Math.log2(apart(to, other) / Math.max(1, apart(from, other))), after);
    } else camera = panned(camera, { x: to.x - from.x, y: to.y - from.y });
    pointers.set(id, to);
    moved.set(camera);
  };
  const options = { signal };
  ground.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      if (pointers.size === 0) isDragged = false;
      pointers.set(event.pointerId, at(event));
    },
    options,
  );
  ground.addEventListener(
    'pointermove',
    (event) => {
      const from = pointers.get(event.pointerId);
      if (!from) return;
      if (!isDragged && pointers.size === 1 && apart(from, at(event)) < slack) return;
      // From now on the map has the pointer, also beyond its edges; before, a press belongs to a bubble.
      if (!isDragged) ground.setPointerCapture(event.pointerId);
      isDragged = true;
      drag(event.pointerId, at(event));
    },
    options,
  );
  const release = ({ pointerId }: PointerEvent): void => void pointers.delete(pointerId);
  for (const name of ['pointerup', 'pointercancel'] as const) ground.addEventListener(name, release, options);
  // A drag that ends on a bubble is no press of it.
  ground.addEventListener(
    'click',
    (event) => {
      if (isDragged) event.stopPropagation();
      isDragged = false;
    },
    { signal, capture: true },
  );
  ground.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const steps = Math.max(-1, Math.min(1, (-event.deltaY * lines) / 240));
      moved.set(zoomed(moved.get(), steps, at(event)));
    },
    { signal, passive: false },
  );
  ground.addEventListener(
    'dblclick',
    (event) => {
      moved.set(zoomed(moved.get(), 1, at(event)), true);
    },
    options,
  );
  ground.addEventListener(
    'keydown',
    (event) => {
      const step = keys[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      moved.set(step(moved.get()), true);
    },
    options,
  );
};

/** The gestures that zoom a picture: pinch, double tap, double click, wheel, and dragging what is zoomed. */
import { closer, movedBy, type Point, type Size, whole, type Zoom, zoomedTo } from './zoom.js';

/** What the gestures read and set. */
export interface ZoomPlace {
  readonly get: () => Zoom;
  readonly set: (zoom: Zoom) => void;
  /** Whether what is on show is a picture. */
  readonly canZoom: () => boolean;
}

/** Two taps within so many milliseconds, and so many px apart, are a double tap. */
const doubleTap = { within: 300, apart: 30 };
/** How much one px of the wheel zooms. */
const wheelStep = 0.003;

type Spot = Pick<Touch, 'clientX' | 'clientY'>;

const sizeOf = (stage: HTMLElement): Size => ({ width: stage.clientWidth, height: stage.clientHeight });

const pointOf = (stage: HTMLElement, { clientX, clientY }: Spot): Point => {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
};

const between = (one: Spot, other: Spot): Spot => ({
  clientX: (one.clientX + other.clientX) / 2,
  clientY: (one.clientY + other.clientY) / 2,
});

const apart = (one: Spot, other: Spot): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/** Zooms in on a spot, or shows the whole picture again. */
const toggle = (stage: HTMLElement, { get, set }: ZoomPlace, spot: Spot): void => {
  set(get().scale > 1 ? whole : zoomedTo(get(), closer, pointOf(stage, spot), sizeOf(stage)));
};

const touchGestures = (stage: HTMLElement, place: ZoomPlace) => {
  let last: readonly Spot[] = [];
  let tapped: { spot: Spot; at: number } | null = null;
  const touchstart = ({ touches }: TouchEvent) => {
    last = [...touches];
  };
  const touchmove = (event: TouchEvent) => {
    const { get, set, canZoom } = place;
    const [one, other] = event.touches;
    const [before, beforeOther] = last;
    if (!canZoom() || !one || !before) return;
    tapped = null;
    if (other && beforeOther) {
      const scale = (get().scale * apart(one, other)) / Math.max(1, apart(before, beforeOther));
      set(zoomedTo(get(), scale, pointOf(stage, between(one, other)), sizeOf(stage)));
    } else if (get().scale > 1) {
      const by = { x: one.clientX - before.clientX, y: one.clientY - before.clientY };
      set(movedBy(get(), by, sizeOf(stage)));
    } else return;
    // Neither the page nor the row of pictures moves meanwhile.
    event.preventDefault();
    last = [...event.touches];
  };
  const touchend = (event: TouchEvent) => {
    const [spot] = event.changedTouches;
    const wasOne = last.length === 1;
    last = [...event.touches];
    if (!spot || !wasOne || !place.canZoom()) return;
    const now = event.timeStamp;
    if (tapped && now - tapped.at < doubleTap.within && apart(tapped.spot, spot) < doubleTap.apart) {
      event.preventDefault();
      tapped = null;
      toggle(stage, place, spot);
    } else tapped = { spot, at: now };
  };
  return { touchstart, touchmove, touchend };
};

const mouseGestures = (stage: HTMLElement, place: ZoomPlace) => {
  const wheel = (event: WheelEvent) => {
    // Sideways the wheel goes to the next picture.
    if (!place.canZoom() || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    event.preventDefault();
    const scale = place.get().scale * Math.exp(-event.deltaY * wheelStep * (event.ctrlKey ? closer : 1));
    place.set(zoomedTo(place.get(), scale, pointOf(stage, event), sizeOf(stage)));
  };
  const dblclick = (event: MouseEvent) => {
    if (place.canZoom() && !(event.target as Element).closest('button')) toggle(stage, place, event);
  };
  const pointermove = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.buttons !== 1 || place.get().scale === 1) return;
    place.set(movedBy(place.get(), { x: event.movementX, y: event.movementY }, sizeOf(stage)));
  };
  return { wheel, dblclick, pointermove };
};

/** Listens on the stage; returns what ends it. */
export const listenForZoom = (stage: HTMLElement, place: ZoomPlace): (() => void) => {
  const listeners = Object.entries({ ...touchGestures(stage, place), ...mouseGestures(stage, place) }) as [
    string,
    EventListener,
  ][];
  // Not passive: what zooms must not scroll as well.
  for (const [name, listen] of listeners) stage.addEventListener(name, listen, { passive: false });
  return () => {
    for (const [name, listen] of listeners) stage.removeEventListener(name, listen);
  };
};

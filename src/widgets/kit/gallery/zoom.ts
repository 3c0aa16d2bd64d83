/** Reckons how a picture of the viewer is zoomed and moved; it always covers the stage it was cut from. */

/** A picture's scale, and how far its middle is from the middle of the stage, in px. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A point, in px from the middle of the stage. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The size of the stage, in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The whole picture. */
export const whole: Zoom = { scale: 1, x: 0, y: 0 };

/** Largest scale: beyond it a picture of 1600 px has nothing more to show on a phone. */
export const largest = 4;

/** Scale of a double tap, and of the button. */
export const closer = 2.5;

const within = (value: number, most: number): number => Math.min(Math.max(value, -most), most);

const held = ({ scale, x, y }: Zoom, { width, height }: Size): Zoom => ({
  scale,
  x: within(x, ((scale - 1) * width) / 2),
  y: within(y, ((scale - 1) * height) / 2),
});

/** Zooms to a scale; what lies under the point stays under it as far as the edges allow. */
export const zoomedTo = (zoom: Zoom, scale: number, at: Point, size: Size): Zoom => {
  const next = Math.min(Math.max(scale, 1), largest);
  if (next === 1) return whole;
  const by = next / zoom.scale;
  return held({ scale: next, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by }, size);
};

/** Moves a zoomed picture, as far as its edges. */
export const movedBy = (zoom: Zoom, by: Point, size: Size): Zoom =>
  held({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, size);

/** A wall to draw on: metres along it, metres up, metres out of it. */
import type { Paint } from './canvas.js';
import { mix } from './colour.js';
import { lit } from './light.js';
import { dot, projectPolygon, scaleAt, subtract, type Vec } from './perspective.js';
import { type BoxStyle, box, face, type FaceStyle, flat } from './solids.js';
import type { Stage } from './stage.js';

export interface Wall {
  readonly origin: Vec;
  readonly along: Vec;
  readonly out: Vec;
}

/** Left, bottom, right, top in metres. */
export type Patch = readonly [number, number, number, number];

/** A wall that looks to the street, from a corner along the x axis. */
export const frontWall = (x: number, y: number, z = 0): Wall => ({
  origin: [x, y, z],
  along: [1, 0, 0],
  out: [0, -1, 0],
});

/** The end wall of a block between `x` and `X` on the side where the eye stands. */
export function endWall(stage: Stage, x: number, X: number, y: number, Y: number): Wall {
  return stage.camera.eye[0] < (x + X) / 2
    ? { origin: [x, Y, 0], along: [0, -1, 0], out: [-1, 0, 0] }
    : { origin: [X, y, 0], along: [0, 1, 0], out: [1, 0, 0] };
}

/** Finds a point of the world from places on the wall. */
export function on(wall: Wall, u: number, v: number, out = 0): Vec {
  const { origin, along, out: normal } = wall;
  return [
    origin[0] + along[0] * u + normal[0] * out,
    origin[1] + along[1] * u + normal[1] * out,
    origin[2] + v,
  ];
}

/** The corners of a patch. */
export function corners(wall: Wall, [left, bottom, right, top]: Patch, out = 0): Vec[] {
  return [
    on(wall, left, bottom, out),
    on(wall, right, bottom, out),
    on(wall, right, top, out),
    on(wall, left, top, out),
  ];
}

/** Whether the wall looks towards the eye. */
export function faces(stage: Stage, wall: Wall): boolean {
  return dot(wall.out, subtract(stage.camera.eye, wall.origin)) > 0;
}

/** A lit patch of the wall. */
export function panel(
  stage: Stage,
  wall: Wall,
  patch: Patch,
  colour: string,
  style: FaceStyle & { out?: number } = {},
): void {
  face(stage, corners(wall, patch, style.out ?? 0), colour, { ...style, normal: wall.out });
}

/** An unlit patch: glass, shade, glow. */
export function film(stage: Stage, wall: Wall, patch: Patch, paint: Paint, out = 0): void {
  flat(stage, corners(wall, patch, out), paint);
}

/** Unlit patches of one paint, written as one path. */
export function films(stage: Stage, wall: Wall, patches: readonly Patch[], paint: Paint, out = 0): void {
  const outlines = patches.map((patch) => projectPolygon(stage.camera, corners(wall, patch, out)));
  stage.canvas.polygons(outlines, paint);
}

/** Pixels per metre at a place of the wall, to leave out what would not be seen. */
export function sharpness(stage: Stage, wall: Wall, u: number, v: number): number {
  return scaleAt(stage.camera, on(wall, u, v));
}

/** A box fixed to the wall that reaches from `from` to `to` metres out of it. */
export function block(
  stage: Stage,
  wall: Wall,
  patch: Patch,
  from: number,
  to: number,
  colour: string,
  style: BoxStyle = {},
): void {
  const a = on(wall, patch[0], patch[1], from);
  const b = on(wall, patch[2], patch[3], to);
  const low: Vec = [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])];
  const high: Vec = [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])];
  box(stage, low, high, colour, style);
}

/** The inner sides of an opening, as far as the eye sees them. */
function drawReveal(
  stage: Stage,
  wall: Wall,
  [left, bottom, right, top]: Patch,
  depth: number,
  colour: string,
): void {
  const side = (u: number, v: number, U: number, V: number): Vec[] => [
    on(wall, u, v),
    on(wall, U, V),
    on(wall, U, V, -depth),
    on(wall, u, v, -depth),
  ];
  const [ax, ay] = wall.along;
  const inward: readonly (readonly [Vec, readonly Vec[]])[] = [
    [wall.along, side(left, bottom, left, top)],
    [[-ax, -ay, 0], side(right, bottom, right, top)],
    [[0, 0, 1], side(left, bottom, right, bottom)],
    [[0, 0, -1], side(left, top, right, top)],
  ];
  for (const [normal, points] of inward) {
    const [corner] = points;
    if (corner && dot(normal, subtract(stage.camera.eye, corner)) > 0)
      face(stage, points, colour, { normal });
  }
}

/** Cuts an opening into the wall, lets `draw` fill its back, then draws its inner sides. */
export function recess(
  stage: Stage,
  wall: Wall,
  patch: Patch,
  depth: number,
  colour: string,
  draw: (back: Wall) => void,
): void {
  const { shadow, shadowStrength } = stage.light;
  stage.canvas.within(projectPolygon(stage.camera, corners(wall, patch)), () => {
    const back: Wall = { ...wall, origin: on(wall, 0, 0, -depth) };
    film(stage, back, patch, {
      fill: mix(lit(stage.light, colour, wall.out), shadow, shadowStrength * 0.75),
    });
    draw(back);
    if (sharpness(stage, wall, patch[0], patch[1]) * depth >= 2.5)
      drawReveal(stage, wall, patch, depth, colour);
  });
}

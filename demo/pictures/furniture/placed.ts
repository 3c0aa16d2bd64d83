/** Places furniture in a room, facing in any direction. */
import { depthOf, type Vec } from '../perspective.js';
import { box, type BoxStyle, contactShadow } from '../solids.js';
import type { Stage } from '../stage.js';

/** Which way a piece looks: to the eye, into the room from a side, or away. */
type Facing = 'front' | 'left' | 'right' | 'back';

/** Along its width, from its back, up: low and high, in metres. */
export interface Part {
  readonly low: Vec;
  readonly high: Vec;
  readonly colour: string;
  readonly style?: BoxStyle;
}

export interface Place {
  /** The corner with the smallest x and y. */
  readonly at: Vec;
  readonly facing: Facing;
  readonly width: number;
  readonly depth: number;
}

/** Turns a place on the piece into a place in the room. */
export function inRoom({ at, facing, depth }: Place, [along, out, up]: Vec): Vec {
  const [x, y, z] = at;
  if (facing === 'front') return [x + along, y + depth - out, z + up];
  if (facing === 'back') return [x + along, y + out, z + up];
  return facing === 'right' ? [x + out, y + along, z + up] : [x + depth - out, y + along, z + up];
}

/** Draws parts, the far ones first. */
export function drawParts(stage: Stage, place: Place, parts: readonly Part[]): void {
  const placed = parts.map((part) => {
    const [a, b] = [inRoom(place, part.low), inRoom(place, part.high)];
    const low: Vec = [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])];
    const high: Vec = [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])];
    return { part, low, high };
  });
  placed.sort((a, b) => depthOf(stage.camera, b.low) - depthOf(stage.camera, a.low) || a.low[2] - b.low[2]);
  for (const { part, low, high } of placed) box(stage, low, high, part.colour, part.style ?? {});
}

/** The soft shadow under a whole piece. */
export function drawFootShadow(stage: Stage, place: Place, spread = 0.14): void {
  const a = inRoom(place, [0, 0, 0.006]);
  const b = inRoom(place, [place.width, place.depth, 0.006]);
  contactShadow(
    stage,
    [Math.min(a[0], b[0]), Math.min(a[1], b[1]), a[2]],
    [Math.max(a[0], b[0]), Math.max(a[1], b[1]), a[2]],
    spread,
    1.5,
  );
}

/** A place on the floor: its corner, which way it looks, its width and depth in metres. */
export function stand(x: number, y: number, facing: Facing, width: number, depth: number): Place {
  return { at: [x, y, 0], facing, width, depth };
}

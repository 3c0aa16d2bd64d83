/** The shell of a room in one-point perspective: floor, walls, ceiling, and its light. */
import { acrossQuad, alongQuad, levelQuad } from './quads.js';
import { mix, tone, type Triple } from './colour.js';
import type { Light, LightKind } from './light.js';
import { levelCamera, type Point, project, type Vec } from './perspective.js';
import { face, flat } from './solids.js';
import { HEIGHT, seenBy, type Stage, WIDTH } from './stage.js';
import type { Patch, Wall } from './wall.js';

export type Side = 'left' | 'right' | 'back';

export interface Room {
  readonly stage: Stage;
  /** Width, depth and height in metres; the eye looks along the depth. */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly walls: Readonly<Record<Side, Wall>>;
  /** The side the daylight comes from. */
  readonly window: Side;
}

const indoors: Record<LightKind, { readonly ambient: Triple; readonly direct: Triple }> = {
  morning: { ambient: [0.9, 0.87, 0.83], direct: [0.27, 0.23, 0.15] },
  noon: { ambient: [0.91, 0.92, 0.92], direct: [0.22, 0.21, 0.18] },
  dusk: { ambient: [0.87, 0.75, 0.68], direct: [0.2, 0.13, 0.1] },
  monsoon: { ambient: [0.86, 0.88, 0.88], direct: [0.17, 0.18, 0.17] },
};

const towards: Record<Side, Vec> = {
  left: [-0.78, -0.3, 0.55],
  right: [0.78, -0.3, 0.55],
  back: [0.2, -0.45, 0.75],
};

function indoorLight(light: Light, window: Side): Light {
  return {
    ...light,
    ...indoors[light.kind],
    sun: towards[window],
    shadowStrength: light.shadowStrength * 0.8,
  };
}

/** Opens a room that the eye stands in, near its front; turned by `yaw` radians it stands aside and looks to a corner. */
export function openRoom(
  base: Stage,
  width: number,
  depth: number,
  window: Side,
  height = 2.95,
  raised = 0,
  yaw = 0,
): Room {
  const random = base.random.branch('room');
  // A walk goes to the side and in, and turns back to what it passes.
  const walked = base.walk - 0.5;
  const eye: Vec = [
    width * (random.range(0.4, 0.6) - yaw * 0.95 + walked * 0.2),
    random.range(-1, -0.7) + Math.max(0, walked) * 0.5,
    random.range(1.22, 1.4) + raised,
  ];
  const shift = yaw === 0 ? (width / 2 - eye[0]) * -110 : 0;
  const camera = levelCamera(eye, yaw - walked * 0.22, random.range(1120, 1220) - raised * 260, [
    WIDTH / 2 + shift,
    HEIGHT * random.range(0.45, 0.49),
  ]);
  const stage = seenBy({ ...base, light: indoorLight(base.light, window) }, camera);
  return {
    stage,
    width,
    depth,
    height,
    window,
    walls: {
      left: { origin: [0, 0, 0], along: [0, 1, 0], out: [1, 0, 0] },
      right: { origin: [width, 0, 0], along: [0, 1, 0], out: [-1, 0, 0] },
      back: { origin: [0, depth, 0], along: [1, 0, 0], out: [0, -1, 0] },
    },
  };
}

/** How long a wall is, in metres. */
export function lengthOf(room: Room, side: Side): number {
  return side === 'back' ? room.width : room.depth;
}

const NEAR_EDGE = -0.9;

/** The corners of the floor (or, at the room's height, of the ceiling). */
export function level(room: Room, z: number): Vec[] {
  const { width, depth } = room;
  return levelQuad(0, NEAR_EDGE, width, depth, z);
}

/** Corners gather less light: soft shades from the far edges of every plane. */
function hollows(room: Room): void {
  const { stage, width, depth, height } = room;
  const { canvas, camera } = stage;
  const [left, top] = project(camera, [0, depth, height]);
  const [right, bottom] = project(camera, [width, depth, 0]);
  const reach = (right - left) * 0.3;
  const shade = (from: Point, to: Point, strength: number) =>
    canvas.linear(from, to, [
      [0, stage.light.shadow, strength],
      [0.4, stage.light.shadow, strength * 0.35],
      [1, stage.light.shadow, 0],
    ]);
  const back: Vec[] = acrossQuad(0, width, depth, 0, height);
  flat(stage, back, { fill: shade([left, 0], [left + reach, 0], 0.12) });
  flat(stage, back, { fill: shade([right, 0], [right - reach, 0], 0.12) });
  flat(stage, back, { fill: shade([0, top], [0, top + (bottom - top) * 0.4], 0.12) });
  flat(stage, alongQuad(0, NEAR_EDGE, depth, 0, height), {
    fill: shade([left, 0], [left - reach * 1.3, 0], 0.14),
  });
  flat(stage, alongQuad(width, NEAR_EDGE, depth, 0, height), {
    fill: shade([right, 0], [right + reach * 1.3, 0], 0.14),
  });
  flat(stage, level(room, height), { fill: shade([0, top], [0, top - reach * 0.9], 0.16) });
}

/** Draws walls and ceiling; `feature` is the colour of the back wall. */
export function drawShell(room: Room, colours: { wall: string; feature: string }): void {
  const { stage, width, depth, height, walls } = room;
  stage.canvas.rectangle(0, 0, WIDTH, HEIGHT, { fill: colours.wall });
  face(stage, level(room, height), mix(colours.wall, '#ffffff', 0.7), { normal: [0, 0, 0.4] });
  const side = (x: number, wall: Wall) =>
    face(stage, alongQuad(x, NEAR_EDGE, depth, 0, height), colours.wall, { normal: wall.out, fade: 0.05 });
  side(0, walls.left);
  side(width, walls.right);
  face(stage, acrossQuad(0, width, depth, 0, height), colours.feature, {
    normal: walls.back.out,
    fade: 0.05,
  });
  hollows(room);
}

/** The strip along the foot of the walls. */
export function drawSkirting(room: Room, colour: string): void {
  const { stage, width, depth, walls } = room;
  const strips: readonly (readonly [Wall, Patch])[] = [
    [walls.left, [NEAR_EDGE, 0, depth, 0.1]],
    [walls.right, [NEAR_EDGE, 0, depth, 0.1]],
    [walls.back, [0, 0, width, 0.1]],
  ];
  for (const [wall, [a, b, c, d]] of strips) {
    const [ax, ay] = wall.along;
    const at = (u: number, v: number): Vec => [
      wall.origin[0] + ax * u + wall.out[0] * 0.01,
      wall.origin[1] + ay * u + wall.out[1] * 0.01,
      v,
    ];
    face(stage, [at(a, b), at(c, b), at(c, d), at(a, d)], tone(colour, -0.04), { normal: wall.out });
  }
}

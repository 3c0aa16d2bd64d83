/** Pitched roofs of tile or sheet. */
import { mix, tone } from './colour.js';
import { lit } from './light.js';
import { cross, dot, type Point, projectPolygon, subtract, type Vec } from './perspective.js';
import { acrossQuad } from './quads.js';
import { face } from './solids.js';
import type { Stage } from './stage.js';

interface Pitch {
  /** The wall plate: smallest and largest x and y, and its height. */
  readonly low: readonly [number, number];
  readonly high: readonly [number, number];
  readonly plate: number;
  readonly rise: number;
  readonly overhang: number;
  readonly colour: string;
  /** Metres between the lines of tiles or folds of sheet. */
  readonly course: number;
  readonly sheet: boolean;
}

const between = (a: Vec, b: Vec, share: number): Vec => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Draws one slope when its upper side is seen. */
function slope(stage: Stage, foot: readonly [Vec, Vec], ridge: readonly [Vec, Vec], pitch: Pitch): void {
  const quad = [foot[0], foot[1], ridge[1], ridge[0]];
  const raw = cross(subtract(foot[1], foot[0]), subtract(ridge[0], foot[0]));
  const outward: Vec = raw[2] < 0 ? [-raw[0], -raw[1], -raw[2]] : raw;
  if (dot(outward, subtract(stage.camera.eye, foot[0])) <= 0) return;
  face(stage, quad, pitch.colour, { fade: 0.1 });
  const length = Math.hypot(foot[1][0] - foot[0][0], foot[1][1] - foot[0][1]);
  const lines: Point[][] = [];
  const count = pitch.sheet ? Math.round(length / pitch.course) : 9;
  for (let index = 1; index < count; index += 1) {
    const share = index / count;
    const [a, b] = pitch.sheet
      ? [between(foot[0], foot[1], share), between(ridge[0], ridge[1], share)]
      : [between(foot[0], ridge[0], share), between(foot[1], ridge[1], share)];
    lines.push(projectPolygon(stage.camera, [a, b]));
  }
  stage.canvas.lines(
    lines,
    mix(lit(stage.light, pitch.colour, [0, 0, 0.8]), stage.light.shadow, 0.4),
    pitch.sheet ? 1.4 : 2,
    0.5,
  );
}

/** The dark boards along the eaves and up the gables. */
function drawBoards(stage: Stage, pitch: Pitch, drop: number): void {
  const { overhang: o, plate, rise } = pitch;
  const [x, y] = pitch.low;
  const [X, Y] = pitch.high;
  const [eaves, middle, top] = [plate - drop, (y + Y) / 2, plate + rise];
  const board = (points: Vec[]) => face(stage, points, tone(pitch.colour, -0.25), { normal: [0, -1, 0] });
  board(acrossQuad(x - o, X + o, y - o, eaves - 0.14, eaves));
  for (const at of [x - o, X + o]) {
    const seen = at < x ? stage.camera.eye[0] < at : stage.camera.eye[0] > at;
    if (!seen) continue;
    board([
      [at, y - o, eaves],
      [at, middle, top],
      [at, middle, top - 0.16],
      [at, y - o, eaves - 0.16],
    ]);
  }
}

/** Draws a roof with gables to left and right; its ridge runs along the x axis. */
export function drawGable(stage: Stage, pitch: Pitch, gable: string): void {
  const { overhang: o, plate, rise } = pitch;
  const [x, y] = pitch.low;
  const [X, Y] = pitch.high;
  const middle = (y + Y) / 2;
  const drop = (rise / ((Y - y) / 2)) * o;
  const ridge: readonly [Vec, Vec] = [
    [x - o, middle, plate + rise],
    [X + o, middle, plate + rise],
  ];
  const eaves = (at: number): readonly [Vec, Vec] => [
    [x - o, at, plate - drop],
    [X + o, at, plate - drop],
  ];
  const { eye } = stage.camera;
  slope(stage, eaves(Y + o), ridge, pitch);
  const end = (at: number): Vec[] => [
    [at, y, plate],
    [at, Y, plate],
    [at, middle, plate + rise],
  ];
  if (eye[0] < x) face(stage, end(x), gable, { normal: [-1, 0, 0] });
  if (eye[0] > X) face(stage, end(X), gable, { normal: [1, 0, 0] });
  const [left, right] = eaves(y - o);
  if (eye[2] < plate) {
    const under: Vec[] = [left, right, [X + o, y, plate], [x - o, y, plate]];
    face(stage, under, tone(pitch.colour, -0.5), { normal: [0, 0, -1] });
  }
  slope(stage, [left, right], ridge, pitch);
  drawBoards(stage, pitch, drop);
}

/** A tiled roof over a plain block, in the palette's roof colour. */
export function drawTiledRoof(
  stage: Stage,
  low: Point,
  high: Point,
  plate: number,
  rise: number,
  gable: string,
  overhang = 0.5,
): void {
  drawGable(
    stage,
    { low, high, plate, rise, overhang, colour: stage.palette.roof, course: 0.4, sheet: false },
    gable,
  );
}

/** Lit planes and boxes in the world, and their shadows on the ground. */
import { acrossQuad, alongQuad, levelQuad } from './quads.js';
import type { Paint } from './canvas.js';
import { tone } from './colour.js';
import { lit } from './light.js';
import { cross, dot, type Point, projectPolygon, subtract, type Vec } from './perspective.js';
import { hull } from './shapes.js';
import type { Stage } from './stage.js';

export interface FaceStyle {
  /** Darkens towards the lower edge by this share, as dirt and closeness do. */
  readonly fade?: number;
  readonly normal?: Vec;
  /** Rounds the corners by this many pixels. */
  readonly round?: number;
  readonly opacity?: number;
}

/** The direction a flat polygon looks to, turned towards the eye. */
function normalOf(stage: Stage, points: readonly Vec[]): Vec {
  const [a, b, c] = points as readonly [Vec, Vec, Vec];
  const raw = cross(subtract(b, a), subtract(c, a));
  const length = Math.hypot(...raw) || 1;
  const sign = dot(raw, subtract(stage.camera.eye, a)) >= 0 ? 1 : -1;
  return [(sign * raw[0]) / length, (sign * raw[1]) / length, (sign * raw[2]) / length];
}

function fadedFill(stage: Stage, outline: readonly Point[], colour: string, fade: number): string {
  const heights = outline.map((point) => point[1]);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  return stage.canvas.linear(
    [0, top],
    [0, bottom],
    [
      [0, tone(colour, fade * 0.35)],
      [0.55, colour],
      [1, tone(colour, -fade)],
    ],
  );
}

/** Only large faces need the thin stroke that hides the seam to their neighbour. */
const big = (outline: readonly Point[]) =>
  outline.some(([x, y]) => outline.some(([X, Y]) => Math.abs(X - x) > 60 || Math.abs(Y - y) > 60));

/** Draws a flat polygon of the world, unlit. */
export function flat(stage: Stage, points: readonly Vec[], paint: Paint): void {
  stage.canvas.polygon(projectPolygon(stage.camera, points), paint);
}

/** Draws a flat polygon of the world in the light that falls on it. */
export function face(stage: Stage, points: readonly Vec[], colour: string, style: FaceStyle = {}): void {
  const outline = projectPolygon(stage.camera, points);
  if (outline.length < 3) return;
  const shade = lit(stage.light, colour, style.normal ?? normalOf(stage, points));
  const fill = style.fade ? fadedFill(stage, outline, shade, style.fade) : shade;
  const edge = style.round
    ? { stroke: shade, width: style.round }
    : big(outline)
      ? { stroke: fill, width: 0.8 }
      : {};
  const opacity = style.opacity === undefined ? {} : { opacity: style.opacity };
  stage.canvas.polygon(outline, { fill, ...(opacity.opacity === undefined ? edge : {}), ...opacity });
}

export interface BoxStyle extends FaceStyle {
  readonly top?: string;
  readonly side?: string;
}

/** Draws the faces of an upright box that the eye can see. */
export function box(stage: Stage, low: Vec, high: Vec, colour: string, style: BoxStyle = {}): void {
  const [x, y, z] = low;
  const [X, Y, Z] = high;
  const sides: readonly (readonly [Vec, string, readonly Vec[]])[] = [
    [[0, 1, 0], colour, acrossQuad(x, X, Y, z, Z)],
    [[0, 0, -1], colour, levelQuad(x, y, X, Y, z)],
    [[-1, 0, 0], style.side ?? colour, alongQuad(x, y, Y, z, Z)],
    [[1, 0, 0], style.side ?? colour, alongQuad(X, y, Y, z, Z)],
    [[0, 0, 1], style.top ?? colour, levelQuad(x, y, X, Y, Z)],
    [[0, -1, 0], colour, acrossQuad(x, X, y, z, Z)],
  ];
  for (const [normal, paint, points] of sides) {
    const [corner] = points;
    if (!corner || dot(normal, subtract(stage.camera.eye, corner)) <= 0) continue;
    const upright = normal[2] === 0;
    const { fade, ...rest } = style;
    face(stage, points, paint, { ...rest, normal, ...(upright && fade ? { fade } : {}) });
  }
}

/** Throws the shadow of an upright box onto the level `ground`. */
export function boxShadow(stage: Stage, low: Vec, high: Vec, ground = 0, strength = 1): void {
  const { sun } = stage.light;
  const corners: Vec[] = [];
  for (const x of [low[0], high[0]]) {
    for (const y of [low[1], high[1]]) {
      for (const z of [low[2], high[2]]) {
        const run = (z - ground) / Math.max(0.3, sun[2]);
        corners.push([x - sun[0] * run, y - sun[1] * run, ground]);
      }
    }
  }
  const flatCorners = hull(corners.map(([x, y]) => [x, y] as const));
  flat(
    stage,
    flatCorners.map(([x, y]) => [x, y, ground]),
    { fill: stage.light.shadow, opacity: stage.light.shadowStrength * strength },
  );
}

/** A soft dark patch under something that stands on the ground. */
export function contactShadow(stage: Stage, low: Vec, high: Vec, spread = 0.12, strength = 1): void {
  for (const grow of [spread, spread * 0.45, 0]) {
    const [x, y, z] = [low[0] - grow, low[1] - grow, low[2]];
    const [X, Y] = [high[0] + grow, high[1] + grow];
    flat(stage, levelQuad(x, y, X, Y, z), {
      fill: stage.light.shadow,
      opacity: 0.11 * strength,
      stroke: stage.light.shadow,
      width: 3,
    });
  }
}

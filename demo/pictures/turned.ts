/** Bodies with a profile: extruded (cars, roofs, sofas) or turned (pots, lamps, tanks). */
import { mix, tone } from './colour.js';
import { lit } from './light.js';
import { dot, type Point, project, projectPolygon, scaleAt, subtract, type Vec } from './perspective.js';
import { face, type FaceStyle } from './solids.js';
import type { Stage } from './stage.js';

/** A place in a profile: metres along, metres up. */
export type Step = readonly [number, number];

interface Extrusion {
  /** The axis the profile is pulled along. */
  readonly axis: 'x' | 'y';
  readonly from: number;
  readonly to: number;
  readonly colour: string;
  /** Colour of single edges of the profile, by index. */
  readonly edges?: Readonly<Record<number, string>>;
  readonly style?: FaceStyle;
}

/** Pulls an upright profile along an axis and draws what the eye sees of it. */
export function extrude(stage: Stage, profile: readonly Step[], body: Extrusion): void {
  const at = ([along, up]: Step, reach: number): Vec =>
    body.axis === 'y' ? [along, reach, up] : [reach, along, up];
  const area = profile.reduce((sum, [a, z], index) => {
    const [b, w] = profile[(index + 1) % profile.length] ?? [a, z];
    return sum + a * w - b * z;
  }, 0);
  const sign = area > 0 ? 1 : -1;
  const style = body.style ?? {};
  const cap = (reach: number, normal: Vec) => {
    const points = profile.map((step) => at(step, reach));
    const [corner] = points;
    if (corner && dot(normal, subtract(stage.camera.eye, corner)) > 0)
      face(stage, points, body.colour, { ...style, normal });
  };
  const direction: Vec = body.axis === 'y' ? [0, 1, 0] : [1, 0, 0];
  cap(body.to, direction);
  profile.forEach((step, index) => {
    const next = profile[(index + 1) % profile.length] ?? step;
    const length = Math.hypot(next[0] - step[0], next[1] - step[1]) || 1;
    const [n, up] = [(sign * (next[1] - step[1])) / length, (sign * (step[0] - next[0])) / length];
    const normal: Vec = body.axis === 'y' ? [n, 0, up] : [0, n, up];
    const points = [at(step, body.from), at(next, body.from), at(next, body.to), at(step, body.to)];
    const [corner] = points;
    if (!corner || dot(normal, subtract(stage.camera.eye, corner)) <= 0) return;
    face(stage, points, body.edges?.[index] ?? body.colour, { ...style, normal });
  });
  cap(body.from, [-direction[0], -direction[1], 0]);
}

/** The outline of a level or upright circle of the world. */
export function ring(centre: Vec, radius: number, plane: 'xy' | 'xz' | 'yz' = 'xy', steps = 28): Vec[] {
  return Array.from({ length: steps }, (_, index) => {
    const angle = (index / steps) * Math.PI * 2;
    const [a, b] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    if (plane === 'xy') return [centre[0] + a, centre[1] + b, centre[2]];
    return plane === 'xz'
      ? [centre[0] + a, centre[1], centre[2] + b]
      : [centre[0], centre[1] + a, centre[2] + b];
  });
}

/** Draws a body of rotation; the profile gives radius and height above `foot`, from below to above. */
export function turn(
  stage: Stage,
  foot: Vec,
  profile: readonly Step[],
  colour: string,
  mouth?: string,
): void {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [radius, height] of profile) {
    const place: Vec = [foot[0], foot[1], foot[2] + height];
    const [x, y] = project(stage.camera, place);
    const reach = radius * scaleAt(stage.camera, place);
    left.push([x - reach, y]);
    right.unshift([x + reach, y]);
  }
  const outline = [...left, ...right];
  const xs = outline.map((point) => point[0]);
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  const side = dot(stage.light.sun, stage.camera.right) >= 0 ? 1 : -1;
  const bright = lit(stage.light, colour, [stage.light.sun[0] * 0.8, stage.light.sun[1] * 0.8, 0.3]);
  const dark = mix(lit(stage.light, colour, [0, 0, 0]), stage.light.shadow, 0.3);
  const fill = stage.canvas.linear(
    [side > 0 ? low : high, 0],
    [side > 0 ? high : low, 0],
    [
      [0, dark],
      [0.45, lit(stage.light, colour, [0, -0.6, 0.2])],
      [0.78, tone(bright, 0.12)],
      [1, bright],
    ],
  );
  const [first] = profile;
  if (first) stage.canvas.polygon(projectPolygon(stage.camera, ring(foot, first[0])), { fill });
  stage.canvas.polygon(outline, { fill });
  const last = profile[profile.length - 1];
  if (!last) return;
  const rim = ring([foot[0], foot[1], foot[2] + last[1]], last[0]);
  stage.canvas.polygon(projectPolygon(stage.camera, rim), {
    fill: mouth ?? lit(stage.light, colour, [0, 0, 1]),
  });
}

/** Trees, shrubs and hedges, built of clumps of leaves that catch the sun on one side. */
import { mix, tint, tone } from './colour.js';
import { dot, type Point, project, scaleAt, type Vec } from './perspective.js';
import type { Random } from './random.js';
import { blob, limb } from './shapes.js';
import { flat } from './solids.js';
import type { Stage } from './stage.js';

export type Tree = 'round' | 'flower' | 'ashoka' | 'young';

/** Which way the light comes from on the sheet: -1 left to 1 right. */
const lightSide = (stage: Stage) => Math.max(-1, Math.min(1, dot(stage.light.sun, stage.camera.right) * 1.6));

/** The colour of leaves in this light. */
export function leafColour(stage: Stage, colour: string): string {
  const { ambient, direct } = stage.light;
  return tint(colour, [
    ambient[0] + direct[0] * 0.35,
    ambient[1] + direct[1] * 0.4,
    ambient[2] + direct[2] * 0.3,
  ]);
}

/** One rounded mass of leaves. */
export function leafMass(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
): void {
  const base = leafColour(stage, colour);
  const side = lightSide(stage);
  const warm = stage.light.kind === 'dusk' ? '#f2b27a' : '#f3efa0';
  const { canvas } = stage;
  if (x + rx * 1.5 < 0 || x - rx * 1.5 > canvas.width || y - ry * 1.5 > canvas.height) return;
  const detail = Math.max(0.14, Math.min(0.62, rx / 140));
  const size = Math.max(2, (Math.min(rx, ry) * 0.22) / Math.sqrt(detail));
  const steps = rx < 46 ? 5 : 6;
  const scatter = (count: number, reach: number, dx: number, dy: number, leaf: number) =>
    Array.from({ length: Math.round(count * detail) }, () => {
      const angle = random.range(0, Math.PI * 2);
      const away = Math.sqrt(random.next()) * reach;
      const [cx, cy] = [x + (Math.cos(angle) * away + dx) * rx, y + (Math.sin(angle) * away + dy) * ry];
      return blob(random, cx, cy, leaf * random.range(0.7, 1.3), leaf * random.range(0.5, 0.9), 0.3, steps);
    });
  const clump = (outlines: Point[][], fill: string) => canvas.polygons(outlines, { fill, coarse: true });
  const whole = blob(random, x, y, rx, ry, 0.1, rx < 46 ? 9 : 14);
  clump([whole, ...scatter(14, 1, 0, 0.05, size * 1.5)], mix(base, stage.light.shadow, 0.46));
  clump(
    scatter(24, 0.9, side * 0.08, -0.08, size * 1.5),
    mix(base, stage.light.shadow, rx < 16 ? 0.06 : 0.2),
  );
  if (rx < 16) return;
  clump(scatter(20, 0.74, side * 0.2, -0.22, size * 1.2), base);
  clump(scatter(14, 0.58, side * 0.32, -0.36, size * 0.85), mix(base, warm, 0.24));
  if (rx > 24) clump(scatter(12, 0.5, side * 0.36, -0.46, size * 0.36), mix(base, warm, 0.5));
}

function scatterBloom(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  count: number,
): void {
  const many = Math.round(count * Math.max(0.35, Math.min(1, rx / 60)));
  const petals = (share: number) =>
    Array.from({ length: many }, () => {
      const angle = random.range(0, Math.PI * 2);
      const away = Math.sqrt(random.next()) * 0.92;
      const size = Math.max(1.6, rx * 0.05) * random.range(0.7, 1.5);
      return blob(
        random,
        x + Math.cos(angle) * away * rx,
        y + Math.sin(angle) * away * ry - share * ry * 0.1,
        size,
        size * 0.8,
        0.1,
        4,
      );
    });
  stage.canvas.polygons(petals(0), { fill: tone(leafColour(stage, colour), -0.14), coarse: true });
  if (rx > 12)
    stage.canvas.polygons(petals(1), { fill: tone(leafColour(stage, colour), 0.18), coarse: true });
}

function groundPatch(stage: Stage, place: Vec, radius: number, reach: number): void {
  const { sun, shadow, shadowStrength } = stage.light;
  const random = stage.random.branch(`patch${place.join()}`);
  const [dx, dy] = [(-sun[0] / Math.max(0.4, sun[2])) * reach, (-sun[1] / Math.max(0.4, sun[2])) * reach];
  const patch = (grow: number) =>
    blob(random, place[0] + dx, place[1] + dy, radius * grow * 1.15, radius * grow, 0.14, 24).map(
      ([x, y]): Vec => [x, y, place[2]],
    );
  flat(stage, patch(1), { fill: shadow, opacity: shadowStrength * 0.65 });
  flat(stage, patch(0.72), { fill: shadow, opacity: shadowStrength * 0.35 });
}

function trunk(stage: Stage, foot: Point, head: Point, width: number, lean: number): void {
  const bend: Point = [(foot[0] + head[0]) / 2 + lean, (foot[1] + head[1]) / 2];
  const bark = leafColour(stage, '#7a5f4a');
  stage.canvas.polygon(limb(head, bend, foot, width * 0.7, width * 1.5), {
    fill: mix(bark, stage.light.shadow, 0.35),
  });
  const shift = lightSide(stage) * width * 0.2;
  const beside = ([x, y]: Point): Point => [x + shift, y];
  stage.canvas.polygon(limb(beside(head), beside(bend), foot, width * 0.3, width * 0.7), { fill: bark });
}

function crown(
  stage: Stage,
  random: Random,
  centre: Point,
  rx: number,
  ry: number,
  colour: string,
  lobes: number,
): Point[] {
  const places = Array.from({ length: lobes }, (_, index): Point => {
    const angle = (index / lobes) * Math.PI * 2 + random.range(-0.3, 0.3);
    const away = index === 0 ? 0.1 : random.range(0.5, 0.68);
    return [centre[0] + Math.cos(angle) * rx * away, centre[1] + Math.sin(angle) * ry * away * 0.85];
  }).sort((a, b) => b[1] - a[1]);
  for (const [x, y] of [...places, [centre[0], centre[1] - ry * 0.05] as Point]) {
    leafMass(stage, random, x, y, rx * random.range(0.42, 0.56), ry * random.range(0.4, 0.54), colour);
  }
  return places;
}

/** The tall narrow tree of avenues. */
function drawColumn(stage: Stage, random: Random, place: Vec, height: number, colour: string): void {
  const unit = scaleAt(stage.camera, place);
  const [x, y] = project(stage.camera, place);
  const top = height * unit;
  groundPatch(stage, place, height * 0.14, height * 0.3);
  trunk(stage, [x, y], [x, y - top * 0.3], unit * 0.22, 0);
  for (let index = 0; index < 7; index += 1) {
    const share = index / 6;
    const wide = top * 0.13 * (1 - share * 0.72);
    const across = x + random.range(-0.1, 0.1) * wide;
    leafMass(stage, random, across, y - top * (0.18 + share * 0.74), wide, top * 0.11, tone(colour, -0.08));
  }
}

/** A tree that stands at a place of the ground; `height` in metres. */
export function drawTree(
  stage: Stage,
  place: Vec,
  height: number,
  kind: Tree,
  colour = stage.palette.leaf,
): void {
  const random = stage.random.branch(`tree${place.map((value) => value.toFixed(1)).join()}`);
  const unit = scaleAt(stage.camera, place);
  const foot = project(stage.camera, place);
  const top = height * unit;
  if (kind === 'ashoka') {
    drawColumn(stage, random, place, height, colour);
    return;
  }
  const wide = kind === 'young' ? 0.3 : random.range(0.4, 0.52);
  const deep = kind === 'flower' ? 0.24 : kind === 'young' ? 0.3 : random.range(0.3, 0.36);
  groundPatch(stage, place, height * wide * 0.8, height * 0.5);
  const head: Point = [foot[0] + random.range(-0.06, 0.06) * top, foot[1] - top * (1 - deep)];
  trunk(
    stage,
    foot,
    [head[0], head[1] + top * deep * 0.2],
    unit * (kind === 'young' ? 0.16 : 0.12 + height * 0.03),
    random.range(-0.04, 0.04) * top,
  );
  const lobes = kind === 'young' ? 4 : 7;
  const places = crown(stage, random, head, top * wide, top * deep, colour, lobes);
  if (kind === 'flower') {
    for (const [x, y] of places)
      scatterBloom(
        stage,
        random,
        x,
        y - top * 0.03,
        top * wide * 0.5,
        top * deep * 0.42,
        stage.palette.bloom,
        18,
      );
  }
}

/** A low row of shrubs between two points of the ground. */
export function drawHedge(stage: Stage, from: Vec, to: Vec, height: number, bloom = 0.3): void {
  const random = stage.random.branch(`hedge${from.join()}${to.join()}`);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(2, Math.min(26, Math.round(length / (height * 1.05))));
  const places = Array.from({ length: count }, (_, index): Vec => {
    const share = index / (count - 1);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2]];
  }).sort((a, b) => scaleAt(stage.camera, a) - scaleAt(stage.camera, b));
  for (const place of places) {
    const unit = scaleAt(stage.camera, place);
    const tall = height * random.range(0.75, 1.2) * unit;
    const [x, y] = project(stage.camera, place);
    leafMass(stage, random, x, y - tall * 0.45, tall * 0.72, tall * 0.55, stage.palette.leaf);
    if (random.chance(bloom))
      scatterBloom(stage, random, x, y - tall * 0.6, tall * 0.6, tall * 0.4, stage.palette.bloom, 9);
  }
}

/** Flowers that hang over a wall, as bougainvillea does. */
export function drawCreeper(stage: Stage, place: Vec, width: number, height: number): void {
  const random = stage.random.branch(`creeper${place.join()}`);
  const unit = scaleAt(stage.camera, place);
  const [x, y] = project(stage.camera, place);
  for (let index = 0; index < 5; index += 1) {
    const [dx, dy] = [random.range(-0.5, 0.5) * width * unit, random.range(-0.5, 0.4) * height * unit];
    leafMass(stage, random, x + dx, y + dy, width * unit * 0.26, height * unit * 0.34, stage.palette.leaf);
    scatterBloom(
      stage,
      random,
      x + dx,
      y + dy,
      width * unit * 0.3,
      height * unit * 0.36,
      stage.palette.bloom,
      24,
    );
  }
}

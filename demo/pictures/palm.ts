/** Palms: the bent trunk and feathered leaves of coconut and areca. */
import { mix, tone } from './colour.js';
import { leafColour } from './foliage.js';
import { type Point, project, scaleAt, type Vec } from './perspective.js';
import type { Random } from './random.js';
import { limb, sliver } from './shapes.js';
import type { Stage } from './stage.js';

/** One feathered leaf as a rib and the lines of its leaflets. */
function frond(random: Random, from: Point, angle: number, reach: number, droop: number): Point[][] {
  const tip: Point = [from[0] + Math.cos(angle) * reach, from[1] + Math.sin(angle) * reach + droop * reach];
  const bend: Point = [
    from[0] + Math.cos(angle) * reach * 0.55,
    from[1] + Math.sin(angle) * reach * 0.75 - reach * 0.16,
  ];
  const at = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * (1 - t) * t * bend[0] + t * t * tip[0],
    (1 - t) ** 2 * from[1] + 2 * (1 - t) * t * bend[1] + t * t * tip[1],
  ];
  const rib: Point[] = [0, 0.2, 0.4, 0.6, 0.8, 1].map(at);
  const leaflets: Point[][] = [];
  for (let t = 0.14; t < 1; t += 0.05) {
    const [x, y] = at(t);
    const long = reach * 0.3 * Math.sin(Math.PI * (0.16 + t * 0.78)) * random.range(0.85, 1.1);
    for (const side of [-1, 1]) {
      const lean = angle + side * 0.75;
      leaflets.push([
        [x, y],
        [x + Math.cos(lean) * long, y + Math.sin(lean) * long * 0.8 + long * 0.45],
      ]);
    }
  }
  return [rib, ...leaflets];
}

/** Leaves that spring from one point; `reach` in pixels. */
export function drawFronds(
  stage: Stage,
  random: Random,
  from: Point,
  reach: number,
  count: number,
  width: number,
  spread = 1.75,
): void {
  const base = leafColour(stage, mix(stage.palette.leaf, '#7d9a3f', 0.3));
  const angles = Array.from(
    { length: count },
    (_, index) => -Math.PI / 2 + ((index + 0.5) / count - 0.5) * Math.PI * spread + random.range(-0.12, 0.12),
  );
  const ordered = angles
    .map((angle) => ({ angle, upright: -Math.sin(angle) }))
    .sort((a, b) => a.upright - b.upright);
  ordered.forEach(({ angle, upright }, index) => {
    const shade =
      index < count * 0.4
        ? mix(base, stage.light.shadow, 0.38)
        : index < count * 0.75
          ? base
          : tone(base, 0.16);
    const lines = frond(random, from, angle, reach * random.range(0.85, 1.1), 0.35 - upright * 0.15);
    stage.canvas.lines(lines, shade, width);
  });
}

/** A coconut palm; `height` in metres. */
export function drawPalm(stage: Stage, place: Vec, height: number): void {
  const random = stage.random.branch(`palm${place.join()}`);
  const unit = scaleAt(stage.camera, place);
  const foot = project(stage.camera, place);
  const lean = random.range(-0.14, 0.14) * height * unit;
  const head: Point = [foot[0] + lean, foot[1] - height * unit * 0.8];
  const bend: Point = [foot[0] + lean * 0.25, foot[1] - height * unit * 0.4];
  const bark = leafColour(stage, '#9a8468');
  stage.canvas.polygon(limb(head, bend, foot, unit * 0.3, unit * 0.52), {
    fill: mix(bark, stage.light.shadow, 0.3),
  });
  stage.canvas.polygon(limb(head, bend, foot, unit * 0.12, unit * 0.22), { fill: bark });
  drawFronds(stage, random, head, height * unit * 0.36, 15, Math.max(1, unit * 0.07));
  const nuts = Array.from({ length: 5 }, (): Point[] => {
    const [x, y] = [head[0] + random.range(-0.35, 0.35) * unit, head[1] + random.range(0.1, 0.5) * unit];
    return sliver([x, y - unit * 0.16], [x + unit * 0.1, y], [x, y + unit * 0.2], unit * 0.3, 6);
  });
  stage.canvas.polygons(nuts, { fill: leafColour(stage, '#8a7a3c') });
}

/** Dark leaves of something close that frame a corner of the sheet: left (-1) or right (1). */
export function drawNearLeaves(stage: Stage, side: -1 | 1): void {
  const random = stage.random.branch(`near${side}`);
  const { width } = stage.canvas;
  const base = mix(leafColour(stage, stage.palette.leaf), stage.light.shadow, 0.5);
  for (let index = 0; index < 9; index += 1) {
    const start: Point = [
      side < 0 ? random.range(-60, width * 0.16) : random.range(width * 0.84, width + 60),
      random.range(-90, -20),
    ];
    const long = random.range(130, 300);
    const angle = Math.PI / 2 + random.range(-0.7, 0.7) - side * 0.25;
    const end: Point = [start[0] + Math.cos(angle) * long, start[1] + Math.sin(angle) * long];
    const bend: Point = [(start[0] + end[0]) / 2 + random.range(-40, 40), (start[1] + end[1]) / 2];
    stage.canvas.polygon(sliver(start, bend, end, random.range(26, 52), 12), {
      fill: tone(base, random.range(-0.25, 0.08)),
    });
  }
}

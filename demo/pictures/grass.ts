/** Blades and small flowers that break up open ground. */
import { mix, tone } from './colour.js';
import { lit } from './light.js';
import { type Point, project, scaleAt, type Vec } from './perspective.js';
import type { Random } from './random.js';
import { blob } from './shapes.js';
import type { Stage } from './stage.js';

interface Meadow {
  readonly low: Point;
  readonly high: Point;
  readonly count: number;
  /** Share of the tufts that flower. */
  readonly bloom: number;
}

/** Scatters tufts over a rectangle of the ground. */
export function drawGrass(stage: Stage, random: Random, { low, high, count, bloom }: Meadow): void {
  const base = lit(stage.light, mix(stage.palette.leaf, '#b9b25f', 0.28), [0, 0, 1]);
  const groups: Point[][][] = [[], [], []];
  const petals: Point[][] = [];
  for (let index = 0; index < count; index += 1) {
    const place: Vec = [random.range(low[0], high[0]), random.range(low[1], high[1]), 0];
    const [x, y] = project(stage.camera, place);
    const tall = scaleAt(stage.camera, place) * random.range(0.14, 0.34);
    if (tall > 70 || tall < 3 || x < -40 || x > stage.canvas.width + 40 || y < stage.camera.centre[1])
      continue;
    for (const lean of [-0.55, -0.2, 0.18, 0.5]) {
      groups[random.int(0, 2)]?.push([
        [x - tall * 0.1, y],
        [x + lean * tall, y - tall * random.range(0.7, 1)],
        [x + tall * 0.1, y],
      ]);
    }
    if (random.chance(bloom))
      petals.push(blob(random, x + tall * 0.3, y - tall * 0.9, tall * 0.2, tall * 0.16, 0.1, 5));
  }
  groups.forEach((blades, index) =>
    stage.canvas.polygons(blades, { fill: tone(base, (index - 1.3) * 0.13), coarse: true }),
  );
  stage.canvas.polygons(petals, { fill: mix(stage.palette.bloom, '#fff3d0', 0.25) });
}

/** Uneven patches of lighter and darker ground. */
export function drawMottle(
  stage: Stage,
  random: Random,
  low: Point,
  high: Point,
  colour: string,
  count: number,
  size: number,
): void {
  const patches = Array.from({ length: count }, () => {
    const outline = blob(
      random,
      random.range(low[0], high[0]),
      random.range(low[1], high[1]),
      size * random.range(0.6, 2),
      size * random.range(0.35, 0.8),
      0.2,
      14,
    );
    return outline.map(([x, y]): Vec => [x, y, 0]);
  });
  const before = patches.filter((points) => points.every((point) => scaleAt(stage.camera, point) < 600));
  stage.canvas.polygons(
    before.map((points) => points.map((point) => project(stage.camera, point))),
    { fill: lit(stage.light, colour, [0, 0, 1]), opacity: 0.22 },
  );
}

/** Sky, clouds, rain, and the far hills and towns that stand before them. */
import { mix, tone } from './colour.js';
import type { Point } from './perspective.js';
import type { Random } from './random.js';
import { blob } from './shapes.js';
import { HEIGHT, type Stage, WIDTH } from './stage.js';

function cumulus(stage: Stage, random: Random, x: number, y: number, width: number): void {
  const height = width * random.range(0.16, 0.24);
  const puffs = Array.from({ length: 11 }, (_, index) => {
    const place = index / 10;
    const swell = Math.sin(Math.PI * (0.08 + 0.84 * place)) * random.range(0.45, 1.2);
    return blob(
      random,
      x + (place - 0.5) * width,
      y - height * swell * 0.5,
      width * 0.13,
      height * (0.3 + 0.5 * swell),
      0.06,
      20,
    );
  });
  const { cloud, sky } = stage.light;
  const fill = stage.canvas.linear(
    [0, y - height * 1.1],
    [0, y + height * 0.22],
    [
      [0, cloud, 0.95],
      [0.5, mix(cloud, sky[2], 0.35), 0.7],
      [1, sky[2], 0],
    ],
  );
  stage.canvas.polygons(puffs, { fill });
}

function stratus(stage: Stage, random: Random, horizon: number): void {
  const { cloud, sky } = stage.light;
  for (let layer = 0; layer < 6; layer += 1) {
    const y = horizon * (layer / 6) + random.range(-40, 30);
    const x = random.range(-200, WIDTH);
    const wide = random.range(500, 1100);
    const high = random.range(50, 120) * (1.2 - layer * 0.12);
    const fill = stage.canvas.linear(
      [0, y - high],
      [0, y + high],
      [
        [0, tone(cloud, 0.16), 0],
        [0.45, cloud, 0.5],
        [1, mix(cloud, sky[1], 0.5), 0],
      ],
    );
    stage.canvas.polygons(
      [
        blob(random, x, y, wide, high, 0.12, 40),
        blob(random, x + wide * 0.5, y - high * 0.3, wide * 0.6, high * 0.7, 0.12, 40),
      ],
      { fill },
    );
  }
}

/** Fills the sheet with sky down to the horizon and a little below. */
export function drawSky(stage: Stage, horizon: number): void {
  const random = stage.random.branch('sky');
  const { sky, kind, haze } = stage.light;
  const fill = stage.canvas.linear(
    [0, Math.min(0, horizon - 900)],
    [0, horizon],
    [
      [0, sky[0]],
      [0.45, sky[1]],
      [0.85, sky[2]],
      [1, sky[3]],
    ],
  );
  stage.canvas.rectangle(0, 0, WIDTH, HEIGHT, { fill });
  if (kind === 'monsoon') stratus(stage, random, horizon);
  else {
    const glowX = stage.light.sun[0] > 0 ? WIDTH * 0.14 : WIDTH * 0.86;
    const strength = kind === 'noon' ? 0.35 : 0.75;
    const glow = stage.canvas.radial([glowX, horizon - 40], 900, [
      [0, '#fff3cf', strength],
      [0.35, haze, strength * 0.45],
      [1, haze, 0],
    ]);
    stage.canvas.rectangle(0, 0, WIDTH, horizon + 10, { fill: glow });
    const count = random.int(3, 6);
    for (let index = 0; index < count; index += 1) {
      const y = horizon * random.range(0.1, 0.8);
      cumulus(
        stage,
        random,
        random.range(-60, WIDTH + 60),
        y,
        random.range(220, 560) * (0.45 + 0.55 * (1 - y / horizon)),
      );
    }
  }
}

/** A row of hills: long slopes and flat heads, as the Sahyadri has them. */
export function drawHills(stage: Stage, horizon: number, layers = 3): void {
  const random = stage.random.branch('hills');
  const green = mix('#5f7f5c', stage.light.shadow, 0.25);
  for (let layer = 0; layer < layers; layer += 1) {
    const near = (layer + 1) / layers;
    const base = horizon - (1 - near) * 26;
    const reach = 150 * (1.25 - near * 0.65) * random.range(0.7, 1.2);
    const [one, two] = [random.range(0, 6), random.range(0, 6)];
    const ridge: Point[] = Array.from({ length: 65 }, (_, index) => {
      const x = (index / 64) * WIDTH;
      const wave = Math.sin(index * 0.13 + one) + 0.6 * Math.sin(index * 0.31 + two);
      const table = Math.min(0.9, Math.max(0, 0.45 + wave * 0.6));
      return [x, base - reach * table - random.range(0, 3)];
    });
    const colour = mix(stage.light.haze, green, 0.2 + near * 0.38);
    const fill = stage.canvas.linear(
      [0, base - reach],
      [0, base + 20],
      [
        [0, colour],
        [1, mix(colour, stage.light.haze, 0.6)],
      ],
    );
    stage.canvas.polygon([...ridge, [WIDTH, horizon + 40], [0, horizon + 40]], { fill });
  }
}

interface TownRow {
  readonly blocks: Point[][];
  readonly lamps: Point[][];
}

const upright = (x: number, y: number, X: number, Y: number): Point[] => [
  [x, y],
  [X, y],
  [X, Y],
  [x, Y],
];

function planTown(random: Random, horizon: number, height: number): TownRow {
  const row: TownRow = { blocks: [], lamps: [] };
  for (let x = -20; x < WIDTH; x += random.range(26, 80)) {
    if (random.chance(0.25)) continue;
    const wide = random.range(24, 70);
    const top = horizon - height * random.range(0.3, 1);
    row.blocks.push(upright(x, top, x + wide, horizon + 30));
    if (random.chance(0.5)) row.blocks.push(upright(x + wide * 0.3, top - 10, x + wide * 0.6, top));
    for (let y = top + 8; y < horizon; y += 12) {
      for (let u = x + 5; u < x + wide - 6; u += 9) {
        if (random.chance(0.4)) row.lamps.push(upright(u, y, u + 4, y + 6));
      }
    }
  }
  return row;
}

/** Far buildings in the haze. */
export function drawFarTown(stage: Stage, horizon: number, tall = 1): void {
  const random = stage.random.branch('town');
  const { haze, shadow, glow } = stage.light;
  for (const [share, height] of [
    [0.22, 190],
    [0.4, 120],
  ] as const) {
    const colour = mix(haze, mix(stage.palette.second, shadow, 0.5), share);
    const { blocks, lamps } = planTown(random, horizon, height * tall);
    const fill = stage.canvas.linear(
      [0, horizon - height],
      [0, horizon],
      [
        [0, colour],
        [1, mix(colour, haze, 0.7)],
      ],
    );
    stage.canvas.polygons(blocks, { fill });
    const burning = glow > 0.3;
    stage.canvas.polygons(lamps, {
      fill: burning ? '#ffdf9e' : tone(colour, -0.25),
      opacity: burning ? 0.55 : 0.3,
    });
  }
}

/** Fine slanting rain over the finished picture. */
export function drawRain(stage: Stage): void {
  if (!stage.light.wet) return;
  const random = stage.random.branch('rain');
  const streaks = Array.from({ length: 150 }, (): Point[] => {
    const [x, y, long] = [random.range(-40, WIDTH), random.range(-40, HEIGHT), random.range(26, 70)];
    return [
      [x, y],
      [x - long * 0.16, y + long],
    ];
  });
  stage.canvas.lines(streaks, '#f2f7f6', 1.6, 0.26);
}

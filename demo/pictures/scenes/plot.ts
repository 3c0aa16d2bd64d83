/** Open land with its survey pegs, a lane beside it, trees and hills. */
import { mix } from '../colour.js';
import { drawHedge, drawTree, type Tree } from '../foliage.js';
import { drawGrass, drawMottle } from '../grass.js';
import { lit } from '../light.js';
import { drawPalm } from '../palm.js';
import { type Point, projectPolygon, type Vec } from '../perspective.js';
import type { Random } from '../random.js';
import { drawTiledRoof } from '../roof.js';
import { blob } from '../shapes.js';
import { drawSurroundings, standBefore } from '../site.js';
import { box, boxShadow, contactShadow, face } from '../solids.js';
import type { Stage } from '../stage.js';
import { drawPatch } from '../street.js';
import { drawPlotAbove } from './plot-above.js';

function drawPeg(stage: Stage, x: number, y: number, flag: boolean): void {
  contactShadow(stage, [x - 0.1, y - 0.1, 0.01], [x + 0.1, y + 0.1, 0], 0.15, 1.4);
  box(stage, [x - 0.09, y - 0.09, 0], [x + 0.09, y + 0.09, 0.75], '#f2efe8', { fade: 0.1 });
  box(stage, [x - 0.1, y - 0.1, 0.52], [x + 0.1, y + 0.1, 0.75], '#cf3d2e');
  if (!flag) return;
  box(stage, [x - 0.03, y - 0.03, 0.75], [x + 0.03, y + 0.03, 2.5], '#8a6a45');
  face(
    stage,
    [
      [x, y, 2.5],
      [x + 0.95, y, 2.3],
      [x + 0.85, y, 2.1],
      [x, y, 2],
    ],
    '#e2542f',
    { normal: [0, -1, 0] },
  );
}

function drawSoil(stage: Stage, random: Random, low: Point, high: Point): void {
  const patches = (count: number, size: number) =>
    Array.from({ length: count }, () =>
      projectPolygon(
        stage.camera,
        blob(
          random,
          random.range(low[0], high[0]),
          random.range(low[1], high[1]),
          size * random.range(0.6, 1.8),
          size * random.range(0.4, 0.9),
          0.2,
          16,
        ).map(([x, y]): Vec => [x, y, 0]),
      ),
    );
  stage.canvas.polygons(patches(22, 1.6), { fill: lit(stage.light, '#b98a5c', [0, 0, 1]), opacity: 0.28 });
  stage.canvas.polygons(patches(26, 1.5), {
    fill: lit(stage.light, mix(stage.palette.leaf, '#a9a45c', 0.3), [0, 0, 1]),
    opacity: 0.32,
  });
  if (stage.light.wet) stage.canvas.polygons(patches(5, 1.2), { fill: stage.light.sky[3], opacity: 0.6 });
}

function drawStrings(stage: Stage, corners: readonly Point[]): void {
  const lines = corners.map(([x, y], index): Point[] => {
    const [X, Y] = corners[(index + 1) % corners.length] ?? [x, y];
    return projectPolygon(stage.camera, [
      [x, y, 0.62],
      [X, Y, 0.62],
    ]);
  });
  stage.canvas.lines(lines, '#fff3da', 2.4, 0.9);
}

function drawNeighbour(stage: Stage, random: Random, x: number, y: number): void {
  const { wall, trim, clothTwo, wood } = stage.palette;
  const colour = random.pick([wall, mix(wall, clothTwo, 0.4), trim]);
  boxShadow(stage, [x, y, 0], [x + 8, y + 7, 3.4]);
  box(stage, [x, y, 0], [x + 8, y + 7, 3.4], colour, { fade: 0.12 });
  for (const u of [1.2, 5.2]) box(stage, [x + u, y - 0.02, 1.1], [x + u + 1.5, y, 2.3], '#4c5a63');
  box(stage, [x + 3.3, y - 0.02, 0], [x + 4.4, y, 2.2], wood);
  drawTiledRoof(stage, [x, y], [x + 8, y + 7], 3.4, 1.9, colour);
}

function drawPoles(stage: Stage, x: number): void {
  const tops: Vec[][] = [[], []];
  for (let y = 70; y > -12; y -= 16) {
    box(stage, [x - 0.1, y - 0.1, 0], [x + 0.1, y + 0.1, 7.5], '#8b8377');
    box(stage, [x - 0.9, y - 0.06, 6.8], [x + 0.9, y + 0.06, 6.95], '#6f675c');
    tops[0]?.push([x - 0.8, y, 7]);
    tops[1]?.push([x + 0.8, y, 7]);
  }
  stage.canvas.lines(
    tops.map((line) => projectPolygon(stage.camera, line)),
    '#4b4640',
    1.3,
    0.7,
  );
}

interface Land {
  readonly wide: number;
  readonly deep: number;
  /** The lane's edges along the x axis. */
  readonly lane: readonly [number, number];
  /** -1 when the lane lies to the left. */
  readonly side: number;
}

function drawFields(stage: Stage, random: Random, { wide, deep }: Land, ground: string): void {
  const { leaf } = stage.palette;
  for (let y = 150; y > deep + 4; y *= 0.8) {
    const crop = mix(mix(ground, leaf, random.range(0.1, 0.5)), stage.light.haze, Math.min(0.6, y / 220));
    drawPatch(stage, -160, y * 0.88, 180, y, crop);
  }
  drawMottle(stage, random, [-40, -8], [wide + 40, 90], mix(ground, leaf, 0.6), 90, 4);
  drawMottle(stage, random, [-40, -8], [wide + 40, 60], mix(ground, '#d8b878', 0.6), 50, 3);
  drawPatch(stage, 0, 0, wide, deep, mix(ground, '#b77f52', random.range(0.35, 0.6)));
  drawSoil(stage, random, [0, 0], [wide, deep]);
  const horizon = stage.camera.centre[1];
  const sheen = stage.canvas.linear(
    [0, horizon],
    [0, horizon + 460],
    [
      [0, stage.light.haze, 0.6],
      [0.4, stage.light.haze, 0.26],
      [1, stage.light.haze, 0],
    ],
  );
  stage.canvas.rectangle(0, horizon, stage.canvas.width, 460, { fill: sheen });
}

function drawLane(stage: Stage, random: Random, [x, X]: readonly [number, number]): void {
  drawPatch(stage, x, -40, X, 160, random.chance(0.5) ? '#8d8983' : '#c4a77c');
  for (const edge of [x - 0.5, X]) drawPatch(stage, edge, -40, edge + 0.5, 160, '#b5a588');
}

function drawFarTrees(stage: Stage, random: Random, { wide, deep, lane }: Land): void {
  for (let count = 0; count < 18; count += 1) {
    const spot: Vec = [random.range(-60, wide + 60), deep + random.range(6, 60), 0];
    if (spot[0] > lane[0] - 2 && spot[0] < lane[1] + 2) continue;
    const colour = mix(stage.palette.leaf, stage.light.haze, Math.min(0.5, spot[1] / 150));
    const kind = random.pick<Tree>(['round', 'round', 'flower', 'young']);
    if (random.chance(0.2)) drawPalm(stage, spot, random.range(7, 10));
    else drawTree(stage, spot, random.range(4, 8), kind, colour);
  }
}

function drawBounds(stage: Stage, { wide, deep }: Land): void {
  const corners: Point[] = [
    [0, deep],
    [wide, deep],
    [wide, 0],
    [0, 0],
  ];
  drawStrings(stage, corners);
  for (const x of [0, wide]) drawPeg(stage, x, deep * 0.5, false);
  corners.forEach(([x, y], index) => drawPeg(stage, x, y, index % 2 === 0));
}

/** Where no listing tells its sides. */
const usualSides = { breadth: 40, length: 60 };

/** Draws a plot: from its lane, or from the air with its sides written along them. */
export function drawPlot(base: Stage): void {
  if (base.random.branch('view').chance(0.5)) drawPlotAbove(base, base.sides ?? usualSides);
  else drawFromLane(base);
}

function drawFromLane(base: Stage): void {
  const random = base.random.branch('plot');
  const [wide, deep, side] = [random.range(16, 24), random.range(20, 30), random.pick([-1, 1])];
  const land: Land = { wide, deep, side, lane: side < 0 ? [-7.5, -2.5] : [wide + 2.5, wide + 7.5] };
  const stage = standBefore(base, {
    middle: wide / 2,
    distance: random.range(12, 15),
    turned: random.range(-0.34, 0.34),
    eyeHeight: random.range(4.6, 7),
    focal: 1150,
    horizon: random.range(430, 520),
    across: 800,
  });
  const { palette, light } = stage;
  const dry = mix(palette.leaf, '#cdbb83', light.wet ? 0.2 : 0.4);
  const ground = mix(dry, '#b89462', light.wet ? 0 : 0.15);
  drawSurroundings(stage, { hills: true, town: random.chance(0.35) ? 0.5 : 0 }, ground);
  drawFields(stage, random, land, ground);
  drawLane(stage, random, land.lane);
  drawGrass(stage, random, { low: [-26, -4], high: [wide + 26, deep + 14], count: 1100, bloom: 0.1 });
  drawFarTrees(stage, random, land);
  if (random.chance(0.7)) drawNeighbour(stage, random, side < 0 ? wide + 8 : -18, deep * 0.7);
  if (random.chance(0.4)) drawNeighbour(stage, random, wide * 0.3, deep + 12);
  drawPoles(stage, side < 0 ? land.lane[0] - 1.2 : land.lane[1] + 1.2);
  const hedge = side < 0 ? wide + 4 : -4;
  drawHedge(stage, [hedge, 2, 0], [hedge, deep, 0], 1, 0.5);
  drawGrass(stage, random, { low: [-20, -14], high: [wide + 20, 0], count: 500, bloom: 0.2 });
  drawBounds(stage, land);
  const tree = random.pick<Tree>(['round', 'flower']);
  if (random.chance(0.5)) drawTree(stage, [side < 0 ? wide + 6 : -6, 1, 0], random.range(5, 7), tree);
}

/** A low-rise housing society: two blocks, a garden, its gate on the lane. */
import { drawBlock, planBlock, sizeOf } from '../block-plan.js';
import { drawTree, type Tree } from '../foliage.js';
import { drawNearLeaves, drawPalm } from '../palm.js';
import type { Vec } from '../perspective.js';
import type { Random } from '../random.js';
import { drawBackdrop, drawForeground, drawPlanting, drawSurroundings, lawn, standBefore } from '../site.js';
import type { Stage } from '../stage.js';
import { drawFence, drawPatch, drawRoad, drawStreetLamp } from '../street.js';
import { drawCar } from '../vehicle.js';
import { film, frontWall } from '../wall.js';

/** The open ground floor on pillars where cars stand. */
function drawStilts(stage: Stage, x: number, y: number, wide: number): void {
  const wall = frontWall(x, y);
  film(stage, wall, [0.3, 0, wide - 0.3, 2.6], { fill: '#2c2d33', opacity: 0.72 }, 0.02);
  for (let u = 0.3; u < wide; u += 3.4)
    film(stage, wall, [u, 0, u + 0.45, 2.6], { fill: stage.palette.trim }, 0.03);
}

/** Cars, trees and beds inside the compound. */
function drawGrounds(stage: Stage, random: Random, wide: number, gate: number): void {
  drawCar(stage, [random.range(1, wide * 0.4), -3.2, 0], 1);
  if (random.chance(0.6)) drawCar(stage, [random.range(wide * 0.5, wide), -3.4, 0], -1);
  for (const x of [-13, -8, wide + 5, wide + 10]) {
    const kind = random.pick<Tree>(['round', 'flower', 'ashoka', 'round']);
    if (random.chance(0.3)) drawPalm(stage, [x, -4, 0], random.range(6, 9));
    else drawTree(stage, [x, random.range(-6, -3), 0], random.range(4, 7), kind);
  }
  drawPlanting(stage, random, -16, gate - 1.5, -7.4, 0.9);
  drawPlanting(stage, random, gate + 6.5, wide + 18, -7.4, 0.9);
}

function drawStreet(stage: Stage, random: Random, wide: number, gate: number): void {
  const { wall } = stage.palette;
  drawFence(stage, { y: -9, from: -50, to: wide + 60, gate: [gate, gate + 4.8], height: 1.5, colour: wall });
  drawRoad(stage, -18, -11.2);
  drawForeground(stage, random, -18.4, 50);
  for (let x = -42; x < 60; x += 21) drawStreetLamp(stage, [x, -10.4, 0], 6.5);
  if (random.chance(0.6)) drawCar(stage, [random.range(-6, wide), -14.5, 0], 1);
}

/** Draws a society. */
export function drawSociety(base: Stage): void {
  const random = base.random.branch('society');
  const floors = random.int(4, 7);
  const main = planBlock(base, random, [0, 0, 0], floors, 2.9, random.int(1, 2));
  const [wide, deep, tall] = sizeOf(main);
  const turned = random.pick([-1, 1]) * random.range(0.35, 0.6);
  const stage = standBefore(base, {
    middle: wide / 2,
    distance: Math.max(27, tall * 1.36, wide * 1.22),
    turned,
    eyeHeight: random.range(2.6, 5),
    focal: 1120,
    horizon: random.range(880, 940),
    across: 800 + (turned > 0 ? -40 : 40),
  });
  drawSurroundings(stage, { hills: random.chance(0.7), town: random.chance(0.6) ? 0.6 : 0 }, '#b9ad8d');
  drawPatch(stage, -70, -9, 90, 60, lawn(stage));
  drawPatch(stage, -6, -9, wide + 6, 4, '#c8bca9');
  drawBackdrop(stage, random, -26, wide + 26, deep + 8);
  const other = random.branch('second');
  const low: Vec = [turned > 0 ? wide + 9 : -26, 5, 0];
  drawBlock(stage, other, planBlock(stage, other, low, Math.max(3, floors - random.int(0, 2)), 2.9));
  drawBlock(stage, random, main);
  drawStilts(stage, 0, 0, wide);
  const gate = random.range(wide * 0.2, wide * 0.6);
  drawGrounds(stage, random, wide, gate);
  drawStreet(stage, random, wide, gate);
  if (random.chance(0.45)) drawNearLeaves(stage, turned > 0 ? -1 : 1);
}

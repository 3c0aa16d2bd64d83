/** A row of narrow houses, each with its own colour, gate and balcony. */
import { drawBalcony } from '../balcony.js';
import { mix, tone } from '../colour.js';
import { drawTree, type Tree } from '../foliage.js';
import { drawDoor, drawWindow } from '../openings.js';
import { drawNearLeaves } from '../palm.js';
import type { Random } from '../random.js';
import { drawTiledRoof } from '../roof.js';
import { drawTank } from '../rooftop.js';
import { drawBackdrop, drawForeground, drawPlanting, drawSurroundings, lawn, standBefore } from '../site.js';
import { box, boxShadow } from '../solids.js';
import type { Stage } from '../stage.js';
import { drawFence, drawPatch, drawRoad, drawStreetLamp } from '../street.js';
import { drawCar } from '../vehicle.js';
import { block, endWall, faces, film, frontWall } from '../wall.js';

const WIDE = 5.8;
const DEEP = 9;
const STOREY = 3.1;
const COUNT = 6;

interface RowStyle {
  readonly storeys: number;
  readonly gabled: boolean;
  readonly rail: 'glass' | 'bars' | 'parapet';
}

/** Windows on the end wall; windows and balconies on the street. */
function drawFloors(stage: Stage, random: Random, x: number, colour: string, style: RowStyle): void {
  const wall = frontWall(x, 0);
  const end = endWall(stage, x, x + WIDE, 0, DEEP);
  const seen = faces(stage, end);
  const balcony = {
    rail: style.rail,
    depth: 1.1,
    inset: 0.7,
    colour: mix(colour, stage.palette.second, 0.35),
  };
  for (let floor = style.storeys - 1; floor >= 0; floor -= 1) {
    const z = 0.4 + floor * STOREY;
    for (const u of seen ? [1.6, 5.4] : [])
      drawWindow(stage, random, end, [u, z + 1, u + 1.4, z + 2.3], colour);
    if (floor === 0) continue;
    const grille = random.chance(0.4);
    drawWindow(stage, random, wall, [0.5, z + 0.9, 1.9, z + 2.3], colour, { shade: true, grille });
    drawBalcony(stage, random, wall, [2.5, z + 0.02, WIDE - 0.3, z + 2.7], balcony);
  }
}

function drawHouse(stage: Stage, random: Random, x: number, colour: string, style: RowStyle): void {
  const { trim, wood } = stage.palette;
  const top = style.storeys * STOREY + 0.4;
  const edge = tone(colour, -0.04);
  boxShadow(stage, [x, 0, 0], [x + WIDE, DEEP, top]);
  if (!style.gabled) {
    drawTank(stage, [x + 1.4, 1.6, top + 1], 0.9);
    for (const at of [x, x + WIDE - 0.2]) box(stage, [at, 0, top], [at + 0.2, DEEP, top + 0.9], edge);
  }
  box(stage, [x, 0, 0], [x + WIDE, DEEP, top], colour, { fade: 0.12 });
  drawFloors(stage, random, x, colour, style);
  const wall = frontWall(x, 0);
  drawDoor(stage, wall, [3.4, 0.4, 4.6, 2.6], wood);
  drawWindow(stage, random, wall, [0.6, 1.2, 2.5, 2.5], colour, { shade: false, grille: true });
  block(stage, wall, [2.9, 2.75, 5.2, 2.92], 0, 1.2, trim);
  film(stage, wall, [2.9, 2.2, 5.2, 2.75], { fill: stage.light.shadow, opacity: 0.2 });
  box(stage, [x + 3.2, -0.7, 0], [x + 4.8, 0, 0.36], '#b3a898');
  if (style.gabled) {
    drawTiledRoof(stage, [x, 0], [x + WIDE, DEEP], top, 2.2, colour, 0.35);
    return;
  }
  box(stage, [x, 0, top], [x + WIDE, 0.2, top + 0.9], edge);
  box(stage, [x - 0.05, -0.08, top + 0.9], [x + WIDE + 0.05, 0.28, top + 1.02], trim);
}

/** The little garden and parking place before a house. */
function drawYard(stage: Stage, random: Random, x: number, colour: string): void {
  drawPatch(stage, x + 0.1, -5, x + 2.7, 0, '#c4b8a6');
  if (random.chance(0.4)) drawCar(stage, [x + 0.2, -3, 0], 1);
  drawPlanting(stage, random, x + 3, x + WIDE - 0.4, -3.8, 0.6);
  drawFence(stage, { y: -5, from: x, to: x + WIDE, gate: [x + 0.9, x + 2.7], height: 0.95, colour });
}

function drawStreet(stage: Stage, random: Random): void {
  drawRoad(stage, -14, -7.2);
  drawForeground(stage, random, -14.4, 40);
  for (let x = -30; x < 60; x += 15) drawStreetLamp(stage, [x, -6.4, 0], 5.5);
  for (const x of [-5, 12, 26, 40]) {
    drawTree(stage, [x, -6.2, 0], random.range(3.2, 4.6), random.pick<Tree>(['young', 'flower', 'ashoka']));
  }
}

/** Draws a row of houses. */
export function drawRowHouse(base: Stage): void {
  const random = base.random.branch('row');
  const side = random.pick([-1, 1]);
  const stage = standBefore(base, {
    middle: side > 0 ? 7 : COUNT * WIDE - 7,
    distance: random.range(23, 26),
    turned: side * random.range(0.5, 0.66),
    eyeHeight: random.range(1.9, 3),
    focal: 1300,
    horizon: random.range(740, 800),
    across: 800 - side * 60,
  });
  const { wall, second, trim, clothTwo, feature } = stage.palette;
  drawSurroundings(stage, { hills: true, town: random.chance(0.3) ? 0.5 : 0 }, '#b8ad90');
  drawPatch(stage, -60, -5, 90, 60, lawn(stage));
  drawBackdrop(stage, random, -24, 62, 15);
  const style: RowStyle = {
    storeys: random.int(2, 3),
    gabled: random.chance(0.45),
    rail: random.pick(['glass', 'bars', 'parapet']),
  };
  const paints = [wall, mix(wall, second, 0.3), trim, mix(wall, clothTwo, 0.45), mix(wall, feature, 0.6)];
  const houses = Array.from({ length: COUNT }, (_, place) => {
    const index = side > 0 ? COUNT - 1 - place : place;
    return { index, x: index * WIDE, paint: paints[index % paints.length] ?? wall };
  });
  for (const { index, x, paint } of houses) drawHouse(stage, random.branch(`house${index}`), x, paint, style);
  for (const { x, paint } of houses) drawYard(stage, random, x, paint);
  drawStreet(stage, random);
  if (random.chance(0.6)) drawNearLeaves(stage, side > 0 ? -1 : 1);
}

/** A bungalow in its garden: a tiled house with a veranda or stacked modern volumes. */
import { mix } from '../colour.js';
import { drawCreeper, drawTree, type Tree } from '../foliage.js';
import { drawGrass, drawMottle } from '../grass.js';
import { drawDoor, drawPanes, drawWindow } from '../openings.js';
import { drawNearLeaves, drawPalm } from '../palm.js';
import type { Random } from '../random.js';
import { drawTiledRoof } from '../roof.js';
import { drawTank } from '../rooftop.js';
import { drawBackdrop, drawPlanting, drawSurroundings, lawn, standBefore } from '../site.js';
import { box, boxShadow } from '../solids.js';
import type { Stage } from '../stage.js';
import { drawFence, drawPatch } from '../street.js';
import { drawCar } from '../vehicle.js';
import { endWall, faces, film, frontWall } from '../wall.js';

/** The windows of a tiled house, floor by floor. */
function drawTiledWindows(stage: Stage, random: Random, storeys: number): void {
  const { wall } = stage.palette;
  const street = frontWall(0, 0);
  const end = endWall(stage, 0, 12, 0, 9);
  for (let floor = 0; floor < storeys; floor += 1) {
    const z = 0.5 + floor * 3.3;
    const grille = random.chance(0.5);
    for (const u of faces(stage, end) ? [1.4, 5.6] : []) {
      drawWindow(stage, random, end, [u, z + 0.9, u + 1.6, z + 2.3], wall, { shade: true, grille });
    }
    for (const u of floor > 0 ? [1.2, 5, 8.6] : [1.2, 8.6]) {
      drawWindow(stage, random, street, [u, z + 0.8, u + 2, z + 2.35], wall, {
        shade: floor > 0,
        grille: false,
      });
    }
  }
}

function drawTiledHouse(stage: Stage, random: Random): void {
  const { wall, second, trim, wood } = stage.palette;
  const storeys = random.int(1, 2);
  const plate = storeys * 3.3 + 0.5;
  boxShadow(stage, [0, 0, 0], [12, 9, plate + 1]);
  box(stage, [-0.3, -3.2, 0], [12.3, 9, 0.5], mix(second, '#8d867c', 0.5));
  box(stage, [0, 0, 0.5], [12, 9, plate], wall, { fade: 0.12 });
  drawTiledWindows(stage, random, storeys);
  drawDoor(stage, frontWall(0, 0), [5.2, 0.5, 6.6, 2.9], wood);
  drawTiledRoof(stage, [0, 0], [12, 9], plate, 2.7, wall, 0.8);
  film(stage, frontWall(0, 0), [0, 0.5, 12, 3.3], { fill: stage.light.shadow, opacity: 0.22 });
  for (const x of [0.1, 3, 5.9, 8.8, 11.7]) {
    box(stage, [x, -3, 0.5], [x + 0.28, -2.72, 3.1], trim, { fade: 0.08 });
    box(stage, [x - 0.06, -3.06, 0.5], [x + 0.34, -2.66, 0.75], second);
  }
  drawTiledRoof(stage, [-0.2, -3], [12.2, 3], 3.1, 1, wall, 0.3);
  box(stage, [4.8, -4.2, 0], [7, -3.2, 0.17], '#a59a8c');
  box(stage, [4.8, -3.7, 0.17], [7, -3.2, 0.34], '#b0a596');
}

function drawModernHouse(stage: Stage, random: Random): void {
  const { wall, second, trim, wood, accent } = stage.palette;
  boxShadow(stage, [0, 0, 0], [13, 9, 7]);
  box(stage, [-0.3, -1, 0], [13.3, 9, 0.4], '#aaa295');
  drawTank(stage, [11, 3, 7.9]);
  box(stage, [0.2, 0.1, 7.1], [9.8, 9.4, 7.4], trim);
  box(stage, [0.8, 0.8, 4.05], [9.2, 9, 7.1], mix(wall, trim, 0.5), { fade: 0.1 });
  drawPanes(stage, random, frontWall(0.8, 0.8), [1, 4.2, 4.6, 6.5], 3);
  drawWindow(stage, random, frontWall(0.8, 0.8), [5.6, 4.9, 7.4, 6.4], wall, { shade: true, grille: false });
  box(stage, [-0.8, -0.6, 3.7], [9.2, 9, 4.05], trim);
  box(stage, [0, 1.2, 0.4], [8.6, 9, 3.7], wall, { fade: 0.12 });
  box(stage, [8.3, -0.4, 7.6], [13.4, 9.4, 7.9], trim);
  box(stage, [8.6, 0, 0.4], [13, 9, 7.6], random.pick([second, wood, mix(second, wall, 0.4)]), { fade: 0.1 });
  const end = endWall(stage, 0, 13, 0, 9);
  if (faces(stage, end))
    drawWindow(stage, random, end, [2, 1.2, 4.4, 2.9], wall, { shade: false, grille: false });
  drawPanes(stage, random, frontWall(0, 1.2), [0.7, 0.5, 5, 3.1], 4);
  drawDoor(stage, frontWall(0, 1.2), [6, 0.4, 7.4, 3], wood);
  film(stage, frontWall(0, 1.2), [0, 2.6, 8.6, 3.7], { fill: stage.light.shadow, opacity: 0.28 });
  drawPanes(stage, random, frontWall(8.6, 0), [0.9, 0.9, 3.5, 6.6], 2);
  for (let v = 1.2; v < 6.6; v += 0.62) box(stage, [9.3, -0.16, v], [12.3, -0.06, v + 0.16], wood);
  film(stage, frontWall(0, -0.6), [-0.8, 4.05, 9.2, 5], {
    fill: mix(stage.palette.glass, '#ffffff', 0.3),
    opacity: 0.42,
  });
  box(stage, [-0.8, -0.62, 5], [9.2, -0.56, 5.06], stage.palette.frame);
  drawCreeper(stage, [1.4, -0.6, 4.3], 1.8, 0.8);
  box(stage, [-5, 0, 3], [0, 6, 3.2], trim);
  for (const x of [-4.8, -0.4]) box(stage, [x, 0.1, 0], [x + 0.2, 0.3, 3], accent);
}

/** Draws a bungalow. */
export function drawBungalow(base: Stage): void {
  const random = base.random.branch('bungalow');
  const turned = random.pick([-1, 1]) * random.range(0.3, 0.55);
  const stage = standBefore(base, {
    middle: 6.2,
    distance: random.range(25, 28),
    turned,
    eyeHeight: random.range(2.1, 3.4),
    focal: 1560,
    horizon: random.range(770, 830),
    across: 800,
  });
  drawSurroundings(stage, { hills: random.chance(0.85), town: 0 }, lawn(stage));
  drawBackdrop(stage, random, -22, 34, 15);
  drawMottle(stage, random, [-18, -24], [30, 4], mix(lawn(stage), '#6d7a38', 0.45), 50, 1.8);
  drawPatch(stage, -3, -12, 1, 4, '#b9ad9c');
  drawPatch(stage, 4.9, -12, 7, -4, '#c9bda9');
  if (random.chance(0.5)) drawTiledHouse(stage, random);
  else drawModernHouse(stage, random);
  drawCar(stage, [-4.2, -2.6, 0], 1);
  const behind: readonly (readonly [number, number])[] = [
    [-9, 2],
    [16, 1],
    [19, -3],
  ];
  for (const [x, y] of behind)
    drawTree(stage, [x, y, 0], random.range(5, 8), random.pick<Tree>(['flower', 'round', 'round']));
  if (random.chance(0.6)) drawPalm(stage, [random.pick([-7, 15]), -3, 0], random.range(7, 9));
  drawPlanting(stage, random, 0, 4.4, -4.6, 0.6);
  drawPlanting(stage, random, 7.6, 13, -4.6, 0.6);
  drawPlanting(stage, random, 7.8, 15, -9.2, 0.8);
  drawFence(stage, {
    y: -10.5,
    from: -40,
    to: 52,
    gate: [-3.6, 0.4],
    height: 0.8,
    colour: stage.palette.wall,
  });
  drawPlanting(stage, random, 1.6, 9, -11.3, 0.45);
  drawGrass(stage, random, { low: [-16, -24], high: [28, -11.5], count: 700, bloom: 0.16 });
  if (random.chance(0.5)) drawNearLeaves(stage, turned > 0 ? -1 : 1);
}

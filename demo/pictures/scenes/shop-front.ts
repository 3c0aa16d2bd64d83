/** Shops at street level under an upper floor, between their neighbours. */
import { mix } from '../colour.js';
import { drawTree, type Tree } from '../foliage.js';
import { drawCooler, drawWindow } from '../openings.js';
import { acrossQuad } from '../quads.js';
import type { Random } from '../random.js';
import { drawTank } from '../rooftop.js';
import { drawShop, type ShopState } from '../shop.js';
import { drawBackdrop, drawSurroundings, standBefore } from '../site.js';
import { box, boxShadow, face } from '../solids.js';
import type { Stage } from '../stage.js';
import { drawPatch, drawRoad, drawStreetLamp } from '../street.js';
import { drawCar } from '../vehicle.js';
import { block, frontWall } from '../wall.js';

const TALL = 3.6;
const STOREY = 3.1;

/** A plainer building beside the shops, between `x` and `X`. */
function drawNeighbour(
  stage: Stage,
  random: Random,
  x: number,
  X: number,
  storeys: number,
  colour: string,
): void {
  const top = TALL + STOREY * storeys;
  box(stage, [x, 1, 0], [X, 9, top], colour, { fade: 0.15 });
  const wall = frontWall(x, 1);
  const wide = X - x;
  for (let v = TALL; v < top - 1; v += STOREY) {
    for (let u = 1; u < wide - 2; u += 3)
      drawWindow(stage, random, wall, [u, v + 0.8, u + 1.6, v + 2.2], colour);
  }
  for (let u = 0.4; u < wide - 3; u += 3.8) {
    drawShop(stage, random, wall, [u, u + 3.6], random.pick<ShopState>(['shut', 'shut', 'glass']));
  }
}

function drawUpperFloors(stage: Stage, random: Random, wide: number, storeys: number, step: number): void {
  const { wall: paint, trim, second } = stage.palette;
  const top = TALL + storeys * STOREY;
  boxShadow(stage, [0, 0, 0], [wide, 9, top]);
  for (const along of [0, 1.6]) drawTank(stage, [wide * 0.3 + along, 2.5, top + 0.9]);
  box(stage, [0, 0, 0], [wide, 9, top], paint, { fade: 0.1 });
  const wall = frontWall(0, 0);
  for (let floor = 0; floor < storeys; floor += 1) {
    const z = TALL + floor * STOREY;
    for (let u = 0.9; u < wide - 1.8; u += step) {
      drawWindow(stage, random, wall, [u, z + 0.85, u + 1.5, z + 2.3], paint, {
        shade: true,
        grille: random.chance(0.4),
      });
      if (random.chance(0.4)) drawCooler(stage, wall, u + 0.3, z + 0.15);
    }
    block(stage, wall, [0, z - 0.12, wide, z + 0.05], 0, 0.14, trim);
  }
  block(stage, wall, [-0.1, top, wide + 0.1, top + 0.9], -0.2, 0.1, second);
}

function drawStreet(stage: Stage, random: Random, wide: number): void {
  drawPatch(stage, -40, -3.4, wide + 40, 0, '#cbbfad', 0.12);
  face(stage, acrossQuad(-40, wide + 40, -3.4, 0, 0.12), '#9b9388', { normal: [0, -1, 0] });
  drawRoad(stage, -13, -5.6);
  for (const share of [0.08, 0.92]) {
    drawTree(
      stage,
      [wide * share, -2.8, 0.1],
      random.range(4.5, 6),
      random.pick<Tree>(['young', 'flower', 'round']),
    );
  }
  for (let x = -20; x < wide + 20; x += 14) drawStreetLamp(stage, [x + 4, -4, 0], 6);
  drawCar(stage, [random.range(0.5, wide * 0.4), -7.6, 0], 1);
  if (random.chance(0.6)) drawCar(stage, [random.range(wide * 0.55, wide - 3), -7.8, 0], 1);
}

/** Draws a row of shops. */
export function drawShopFront(base: Stage): void {
  const random = base.random.branch('shops');
  const widths = Array.from({ length: random.int(4, 5) }, () => random.range(3.6, 4.8));
  const wide = widths.reduce((sum, one) => sum + one, 0);
  const stage = standBefore(base, {
    middle: wide / 2,
    distance: random.range(17, 20),
    turned: random.pick([-1, 1]) * random.range(0.14, 0.42),
    eyeHeight: random.range(1.8, 2.4),
    focal: 1420,
    horizon: random.range(770, 820),
    across: 800,
  });
  const { palette } = stage;
  drawSurroundings(stage, { hills: random.chance(0.4), town: 0.9 }, '#b8ad97');
  drawBackdrop(stage, random, -26, wide + 26, 16);
  drawNeighbour(stage, random, -12, -0.6, 1, mix(palette.second, '#cfc4b2', 0.5));
  drawNeighbour(stage, random, wide + 0.6, wide + 13, 2, mix(palette.feature, '#d8cfc0', 0.5));
  drawUpperFloors(stage, random, wide, random.int(1, 3), wide / (widths.length * 1.5));
  const sure = random.int(0, widths.length - 1);
  let left = 0;
  widths.forEach((one, index) => {
    const state = random.pick<ShopState>(index === sure ? ['open', 'glass'] : ['open', 'glass', 'shut']);
    drawShop(stage, random.branch(`shop${index}`), frontWall(0, 0), [left, left + one], state);
    block(stage, frontWall(0, 0), [left - 0.16, 0, left + 0.16, TALL], 0, 0.14, palette.trim, { fade: 0.08 });
    left += one;
  });
  drawStreet(stage, random, wide);
}

/** A plot from the air, its sides written along them: the lane, the neighbours, the fields round about. */
import { mix } from '../colour.js';
import { drawHedge, drawTree, type Tree } from '../foliage.js';
import { drawMottle } from '../grass.js';
import { writeOnGround } from '../lettering.js';
import { type Camera, levelCamera, project, type Vec } from '../perspective.js';
import type { Random } from '../random.js';
import { drawTiledRoof } from '../roof.js';
import { levelQuad } from '../quads.js';
import { box, boxShadow, flat } from '../solids.js';
import { seenBy, type Sides, type Stage } from '../stage.js';
import { drawPatch } from '../street.js';

/** Metres of the longer side on the picture: large land is drawn smaller, so that it is all seen. */
const longest = 30;

function drawHouse(stage: Stage, random: Random, x: number, y: number): void {
  const { wall, trim, clothTwo, second } = stage.palette;
  const [wide, deep, tall] = [random.range(7, 11), random.range(7, 10), random.range(3, 6.4)];
  const colour = random.pick([wall, trim, mix(wall, clothTwo, 0.35)]);
  boxShadow(stage, [x, y, 0], [x + wide, y + deep, tall]);
  box(stage, [x, y, 0], [x + wide, y + deep, tall], colour, { fade: 0.1, top: mix(second, '#d8cdbd', 0.6) });
  for (const u of [1, wide - 2.6]) box(stage, [x + u, y - 0.03, 1], [x + u + 1.5, y, 2.2], '#4c5a63');
  if (random.chance(0.6)) drawTiledRoof(stage, [x, y], [x + wide, y + deep], tall, 2, colour);
  else box(stage, [x + 1, y + deep - 3.4, tall], [x + 3.6, y + deep - 1, tall + 2.2], trim);
}

function drawPegs(stage: Stage, x: number, y: number, X: number, Y: number): void {
  for (const [a, b] of [
    [x, Y],
    [X, Y],
    [x, y],
    [X, y],
  ] as const) {
    boxShadow(stage, [a - 0.3, b - 0.3, 0], [a + 0.3, b + 0.3, 1.5]);
    box(stage, [a - 0.3, b - 0.3, 0], [a + 0.3, b + 0.3, 1.5], '#f4f0e6', { top: '#cf3d2e' });
  }
}

function drawCrops(stage: Stage, random: Random, ground: string): void {
  const { leaf } = stage.palette;
  for (let y = 150; y > -14; y -= random.range(9, 16)) {
    for (let x = -90; x < 120; ) {
      const wide = random.range(14, 30);
      const crop = mix(mix(ground, leaf, random.range(0, 0.7)), '#c8a66c', random.range(0, 0.45));
      drawPatch(stage, x, y - 12, x + wide - 0.8, y, crop);
      x += wide;
    }
  }
}

/** The camera that has all the corners on the sheet, large and in its middle. */
function cameraOver(eye: Vec, yaw: number, corners: readonly Vec[]): Camera {
  const seen = corners.map((corner) => project(levelCamera(eye, yaw, 1000, [0, 0]), corner));
  const span = (axis: 0 | 1): readonly [number, number] => {
    const values = seen.map((point) => point[axis]);
    return [Math.min(...values), Math.max(...values)];
  };
  const [[left, right], [top, bottom]] = [span(0), span(1)];
  const scale = Math.min(1000 / (right - left), 800 / (bottom - top));
  return levelCamera(eye, yaw, 1000 * scale, [
    800 - ((left + right) / 2) * scale,
    640 - ((top + bottom) / 2) * scale,
  ]);
}

/** Fields, the lane, the neighbouring lots and the plot's own soil. */
function drawLand(
  stage: Stage,
  random: Random,
  { wide, deep, lots }: { wide: number; deep: number; lots: readonly number[] },
): void {
  const { palette, light } = stage;
  const ground = mix(mix(palette.leaf, '#cdbb83', light.wet ? 0.25 : 0.5), '#b89462', light.wet ? 0 : 0.2);
  stage.canvas.rectangle(0, 0, stage.canvas.width, stage.canvas.height, { fill: ground });
  drawCrops(stage, random, ground);
  drawMottle(stage, random, [-40, -20], [wide + 40, deep + 50], mix(ground, palette.leaf, 0.6), 70, 3);
  const tar = random.pick(['#8d8983', '#c4a77c', '#7d7b78']);
  drawPatch(stage, -120, -9, 140, -3, tar);
  for (const edge of [-9.5, -3]) drawPatch(stage, -120, edge, 140, edge + 0.5, '#cfc4b0');
  if (random.chance(0.5)) drawPatch(stage, -9, -3, -4, 120, tar);
  for (const x of lots)
    drawPatch(stage, x, 0, x + wide, deep, mix(ground, '#bf9a6a', random.range(0.1, 0.4)));
  drawPatch(stage, 0, 0, wide, deep, mix('#c29668', ground, random.range(0, 0.35)));
}

/** Writes the feet of the front and of the side that the eye sees better along them. */
function writeSides(
  stage: Stage,
  [front, side]: readonly [number, number],
  { wide, deep, isFromLeft }: { wide: number; deep: number; isFromLeft: boolean },
): void {
  const size = Math.min(2.5, Math.min(wide, deep) * 0.13);
  writeOnGround(stage, `${String(front)} ft`, {
    middle: [wide / 2, size * 1.3],
    along: [1, 0],
    up: [0, 1],
    size,
  });
  writeOnGround(stage, `${String(side)} ft`, {
    middle: isFromLeft ? [wide - size * 1.3, deep * 0.56] : [size * 1.3, deep * 0.56],
    along: [0, 1],
    up: [-1, 0],
    size,
  });
}

/** Draws it. */
export function drawPlotAbove(base: Stage, { breadth, length }: Sides): void {
  const random = base.random.branch('above');
  const scale = longest / Math.max(breadth, length);
  const isAcross = random.chance(0.5);
  const [frontFeet, sideFeet] = isAcross ? [length, breadth] : [breadth, length];
  const [wide, deep] = [frontFeet * scale, sideFeet * scale];
  const yaw = random.pick([-0.5, -0.3, 0, 0.3, 0.5]);
  const height = random.range(44, 54);
  const away = height * random.range(0.7, 0.95);
  const middle: Vec = [wide / 2, deep / 2, 0];
  const eye: Vec = [middle[0] - Math.sin(yaw) * away, middle[1] - Math.cos(yaw) * away, height];
  const stage = seenBy(base, cameraOver(eye, yaw, levelQuad(0, 0, wide, deep)));
  const lots = [-2, -1, 1, 2].map((at) => at * (wide + 3));
  drawLand(stage, random, { wide, deep, lots });
  const outline = levelQuad(0, 0, wide, deep, 0.05);
  flat(stage, outline, { fill: '#f2a516', opacity: 0.14 });
  flat(stage, outline, { fill: 'none', stroke: '#f2a516', width: 9 });
  flat(stage, outline, { fill: 'none', stroke: '#fff7e2', width: 2.5 });
  for (let x = -46; x < wide + 50; x += random.range(8, 15))
    drawTree(
      stage,
      [x, deep + random.range(5, 18), 0],
      random.range(4, 7),
      random.pick<Tree>(['round', 'flower', 'young']),
    );
  for (const x of lots)
    if (random.chance(0.7)) drawHouse(stage, random, x + random.range(1, 3), deep * random.range(0.2, 0.4));
  drawHedge(stage, [-1.6, deep, 0], [-1.6, 0, 0], 1, 0.4);
  writeSides(stage, [frontFeet, sideFeet], { wide, deep, isFromLeft: yaw > 0 });
  drawPegs(stage, 0, 0, wide, deep);
  for (let x = -40; x < wide + 40; x += random.range(9, 16))
    drawTree(
      stage,
      [x, -12 - random.range(0, 3), 0],
      random.range(3, 5),
      random.pick<Tree>(['round', 'young', 'flower']),
    );
}

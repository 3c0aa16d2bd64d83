/** The furniture of a flat seen from above, room by room. */
import { mix, tone } from './colour.js';
import { leafMass } from './foliage.js';
import { drawBed } from './furniture/beds.js';
import { drawRug } from './furniture/decor.js';
import { drawCounter, drawStove } from './furniture/kitchen.js';
import { stand } from './furniture/placed.js';
import { drawChair, drawSofa } from './furniture/seating.js';
import { drawCupboard, drawTable } from './furniture/tables.js';
import { project, scaleAt, type Vec } from './perspective.js';
import type { PlanRoom } from './plan-layout.js';
import { levelQuad } from './quads.js';
import type { Random } from './random.js';
import { box, flat } from './solids.js';
import type { Stage } from './stage.js';
import { ring } from './turned.js';

function drawPlant(stage: Stage, x: number, y: number): void {
  const place: Vec = [x, y, 0.4];
  flat(stage, ring([x, y, 0.3], 0.16), { fill: '#a55f3a' });
  const [px, py] = project(stage.camera, place);
  const unit = scaleAt(stage.camera, place);
  leafMass(
    stage,
    stage.random.branch(`plant${x.toFixed(2)}`),
    px,
    py,
    unit * 0.3,
    unit * 0.28,
    stage.palette.leaf,
  );
}

function furnishBed(stage: Stage, { low: [x, y], high: [X, Y] }: PlanRoom): void {
  const { wood, cloth, clothTwo, feature } = stage.palette;
  const middle = (x + X) / 2;
  drawRug(stage, [middle - 1.3, Y - 2.5], [middle + 1.3, Y - 0.5], clothTwo, false);
  for (const side of [middle - 1.32, middle + 0.9])
    drawCupboard(stage, stand(side, Y - 0.52, 'front', 0.42, 0.42), 0.5, wood, 1);
  drawBed(
    stage,
    stand(middle - 0.85, Y - 2.15, 'front', 1.7, 2.05),
    wood,
    mix(cloth, feature, 0.25),
    clothTwo,
  );
  drawCupboard(
    stage,
    stand(x + 0.1, y + 0.08, 'back', Math.min(1.8, X - x - 1.2), 0.58),
    1.05,
    tone(wood, 0.1),
    3,
  );
}

function furnishLiving(stage: Stage, { low: [x, y], high: [X, Y] }: PlanRoom): void {
  const { wood, cloth, clothTwo } = stage.palette;
  const wide = X - x;
  drawRug(stage, [x + 0.6, y + 0.7], [x + Math.min(3.4, wide * 0.55), y + 2.9], clothTwo, false);
  drawSofa(stage, stand(x + 0.18, y + 0.6, 'right', 2.3, 0.9), cloth, clothTwo);
  drawSofa(stage, stand(x + 1.5, y + 0.15, 'back', 1.1, 0.85), cloth, clothTwo);
  drawTable(stage, stand(x + 1.55, y + 1.4, 'front', 0.9, 0.6), 0.4, wood);
  drawCupboard(stage, stand(x + Math.min(3.5, wide * 0.62), y + 0.8, 'left', 1.7, 0.36), 0.5, wood, 3);
  const [tx, ty] = [X - 2.1, Y - 1.75];
  for (const u of [0.15, 0.8]) {
    drawChair(stage, stand(tx + u, ty + 0.72, 'front', 0.42, 0.42), wood, cloth);
    drawChair(stage, stand(tx + u, ty - 0.34, 'back', 0.42, 0.42), wood, cloth);
  }
  drawTable(stage, stand(tx, ty, 'front', 1.4, 0.8), 0.76, wood);
  drawPlant(stage, x + 0.4, Y - 0.4);
}

/** Puts furniture into a room of a plan. */
export function furnish(stage: Stage, random: Random, room: PlanRoom): void {
  const {
    low: [x, y],
    high: [X, Y],
    kind,
  } = room;
  const { feature } = stage.palette;
  if (kind === 'bed') furnishBed(stage, room);
  if (kind === 'living') furnishLiving(stage, room);
  if (kind === 'kitchen') {
    const run = stand(x + 0.06, Y - 0.66, 'front', X - x - 0.12, 0.6);
    drawCounter(stage, run, feature, '#3c3d40');
    drawCounter(stage, stand(X - 0.66, y + 0.9, 'left', Y - y - 1.56, 0.6), feature, '#3c3d40');
    drawStove(stage, random, run, run.width * 0.3);
  }
  if (kind === 'bath') {
    box(stage, [x + 0.1, Y - 0.62, 0], [x + 0.7, Y - 0.1, 0.8], '#f6f4ef', { top: '#ffffff', round: 3 });
    flat(stage, ring([x + 0.4, Y - 0.36, 0.81], 0.2), { fill: '#d3dcde' });
    box(stage, [X - 0.62, Y - 0.28, 0], [X - 0.18, Y - 0.08, 0.7], '#f1eee7', { round: 3 });
    flat(stage, ring([X - 0.4, Y - 0.52, 0.42], 0.24), { fill: '#fbfaf7' });
    flat(stage, ring([X - 0.4, Y - 0.52, 0.43], 0.15), { fill: '#cfd8da' });
    flat(stage, levelQuad(x, y, X, y + 0.9, 0.02), { fill: '#8fa7ab', opacity: 0.45 });
  }
  if (kind === 'balcony') {
    for (let u = x + 0.4; u < X - 0.2; u += random.range(0.7, 1.5)) drawPlant(stage, u, y + 0.35);
  }
}

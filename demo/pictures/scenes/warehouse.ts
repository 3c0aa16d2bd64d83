/** A godown or shed from its yard: sheet roof, loading dock, rolling gates and a truck. */
import { mix } from '../colour.js';
import { drawTree } from '../foliage.js';
import type { Random } from '../random.js';
import { drawGable } from '../roof.js';
import { drawShutter } from '../shutter.js';
import { drawBackdrop, drawForeground, drawSurroundings, standBefore } from '../site.js';
import { box, boxShadow } from '../solids.js';
import type { Stage } from '../stage.js';
import { drawFence, drawPatch, drawRoad } from '../street.js';
import { drawTruck } from '../truck.js';
import { block, endWall, film, films, frontWall, type Patch, panel } from '../wall.js';
import { drawStore } from './store.js';

const DEEP = 22;

interface Shed {
  readonly wide: number;
  readonly plate: number;
  readonly sheet: string;
  readonly roof: string;
}

function planShed(stage: Stage, random: Random, wide: number): Shed {
  const { second, accent, roof } = stage.palette;
  return {
    wide,
    plate: random.range(7, 8.5),
    sheet: random.pick([mix(second, '#b9c0c2', 0.35), '#b7bdbf', mix(accent, '#b9c0c2', 0.4)]),
    roof: random.pick(['#9aa3a6', mix(roof, '#9aa3a6', 0.4), '#7f9aa3']),
  };
}

function drawShed(stage: Stage, { wide, plate, sheet, roof }: Shed): void {
  const { palette, light } = stage;
  boxShadow(stage, [0, 0, 0], [wide, DEEP, plate]);
  box(stage, [0, 0, 0], [wide, DEEP, plate], sheet, { fade: 0.1 });
  const pane = light.glow > 0.2 ? '#ffd58d' : mix(palette.glass, light.sky[2], 0.4);
  for (const [wall, long] of [
    [endWall(stage, 0, wide, 0, DEEP), DEEP],
    [frontWall(0, 0), wide],
  ] as const) {
    const [folds, panes]: [Patch[], Patch[]] = [[], []];
    for (let u = 0.3; u < long; u += 0.6) folds.push([u, 1.2, u + 0.16, plate]);
    for (let u = 2; u < long - 3; u += 4) panes.push([u, plate - 1.5, u + 2.4, plate - 0.7]);
    films(stage, wall, folds, { fill: light.shadow, opacity: 0.1 });
    panel(stage, wall, [0, 0, long, 1.2], mix(palette.wall, '#a89c8c', 0.4));
    films(stage, wall, panes, { fill: pane });
  }
  const pitch = {
    low: [0, 0],
    high: [wide, DEEP],
    plate,
    rise: 3.4,
    overhang: 0.7,
    colour: roof,
    course: 0.7,
    sheet: true,
  } as const;
  drawGable(stage, pitch, sheet);
}

function drawDock(stage: Stage, random: Random, { wide, roof }: Shed): void {
  const { palette, light } = stage;
  const front = frontWall(0, 0);
  box(stage, [0.5, -2.4, 0], [wide - 0.5, 0, 1.1], '#a39a8d', { fade: 0.12 });
  block(stage, front, [0.5, 5.3, wide - 0.5, 5.5], 0, 2.6, roof);
  film(stage, front, [0.5, 3.6, wide - 0.5, 5.3], { fill: light.shadow, opacity: 0.22 });
  for (let from = 0; from < wide; from += 8) {
    const colour = random.pick([palette.accent, palette.second, '#7e8b90']);
    drawShutter(stage, front, [from + 2, 1.1, from + 6, 4.9], colour, random.pick([0, 0, 0.6, 0.85]));
    for (let pile = random.int(0, 3); pile > 0; pile -= 1) {
      const x = from + random.range(0.8, 6.6);
      const wood = random.pick(['#b98d5b', '#c79f6d', '#a87d4d']);
      box(stage, [x, -1.6, 1.1], [x + 1, -0.8, 1.1 + random.range(0.6, 1.3)], wood, { fade: 0.06 });
    }
  }
}

function drawYard(base: Stage): void {
  const random = base.random.branch('yard');
  const wide = random.int(3, 4) * 8;
  const stage = standBefore(base, {
    middle: wide / 2,
    distance: wide * 0.55 + random.range(16, 19),
    turned: random.pick([-1, 1]) * random.range(0.35, 0.55),
    eyeHeight: random.range(4, 6.5),
    focal: 1320,
    horizon: random.range(740, 800),
    across: 800,
  });
  const { palette } = stage;
  drawSurroundings(stage, { hills: true, town: 0 }, '#b9ae96');
  drawBackdrop(stage, random, -40, wide + 40, 30);
  drawPatch(stage, -60, -16, wide + 60, 40, '#b5aa98');
  drawPatch(stage, -8, -16, wide + 8, 0, '#a9a59e');
  const shed = planShed(stage, random, wide);
  drawShed(stage, shed);
  drawDock(stage, random, shed);
  drawTruck(stage, random, random.range(2, wide * 0.35), -7.5);
  if (random.chance(0.6)) drawTruck(stage, random.branch('two'), random.range(wide * 0.5, wide - 7), -8);
  for (const x of [-8, -14, wide + 7, wide + 13]) {
    drawTree(stage, [x, random.range(-9, -3), 0], random.range(5, 8), 'round');
  }
  const gate = [wide * 0.35, wide * 0.35 + 8] as const;
  drawFence(stage, { y: -16, from: -60, to: wide + 60, gate, height: 1.5, colour: palette.wall });
  drawRoad(stage, -26, -18.2);
  drawForeground(stage, random, -26.4, 50);
}

/** Draws a warehouse, from outside or inside. */
export function drawWarehouse(base: Stage): void {
  if (base.random.branch('where').chance(0.62)) drawYard(base);
  else drawStore(base);
}

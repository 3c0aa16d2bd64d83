/** What stands on flat roofs: parapet, stair room, water tanks, solar heater. */
import { tone } from './colour.js';
import type { Vec } from './perspective.js';
import { box } from './solids.js';
import type { Stage } from './stage.js';
import { turn } from './turned.js';

/** A ribbed plastic water tank. */
export function drawTank(stage: Stage, foot: Vec, size = 1): void {
  const dark = stage.random.branch(`tank${foot.join()}`).pick(['#2d2f33', '#2d2f33', '#e6e3da', '#3d5f7d']);
  turn(
    stage,
    foot,
    [
      [0.62, 0],
      [0.66, 0.1],
      [0.62, 0.2],
      [0.66, 0.4],
      [0.62, 0.6],
      [0.66, 0.8],
      [0.62, 1],
      [0.6, 1.15],
      [0.42, 1.34],
      [0.2, 1.38],
      [0.2, 1.48],
    ].map(([radius = 0, height = 0]) => [radius * size, height * size] as const),
    dark,
  );
}

/** Everything above the last slab of a flat-roofed block. */
export function drawRooftop(stage: Stage, low: Vec, high: Vec, parapet = 1): void {
  const random = stage.random.branch(`roof${low.join()}`);
  const [x, y] = low;
  const [X, Y, z] = high;
  const wide = X - x;
  const { wall, second, trim } = stage.palette;
  const room = random.range(x + wide * 0.2, x + wide * 0.5);
  box(stage, [x, y, z], [X, Y, z + 0.05], '#b9ada0');
  const middle = (y + Y) / 2;
  box(stage, [room, middle, z], [room + Math.min(5, wide * 0.35), Y - 1, z + 3], tone(wall, -0.05), {
    fade: 0.1,
  });
  box(
    stage,
    [room - 0.3, middle - 0.3, z + 3],
    [room + Math.min(5, wide * 0.35) + 0.3, Y - 0.8, z + 3.2],
    trim,
  );
  const tanks = random.int(1, 3);
  for (let index = 0; index < tanks; index += 1)
    drawTank(stage, [room + 0.8 + index * 1.5, middle + 0.8, z + 3.2], 1);
  for (let index = 0; index < random.int(0, 2); index += 1) {
    drawTank(
      stage,
      [random.chance(0.5) ? x + wide * 0.1 + index * 1.6 : X - 2 - index * 1.6, middle, z + 0.6],
      1.1,
    );
  }
  const edge = random.chance(0.6) ? wall : second;
  box(stage, [x, Y - 0.2, z], [X, Y, z + parapet], edge);
  box(stage, [X - 0.2, y, z], [X, Y, z + parapet], edge);
  box(stage, [x, y, z], [x + 0.2, Y, z + parapet], edge);
  box(stage, [x, y, z], [X, y + 0.2, z + parapet], edge);
  box(stage, [x - 0.12, y - 0.12, z + parapet], [X + 0.12, y + 0.3, z + parapet + 0.14], trim);
  box(stage, [x - 0.12, y - 0.12, z + parapet], [x + 0.3, Y, z + parapet + 0.14], trim);
  box(stage, [X - 0.3, y, z + parapet], [X + 0.12, Y, z + parapet + 0.14], trim);
}

/** An open frame over the roof of a tall block. */
export function drawCrown(stage: Stage, low: Vec, high: Vec): void {
  const random = stage.random.branch('crown');
  const { trim, second, accent } = stage.palette;
  const [x, y] = low;
  const [X, Y, z] = high;
  const top = z + random.range(3.6, 6);
  const colour = random.pick([trim, second, accent]);
  const [from, to] = random.chance(0.5) ? [x, X] : [x + (X - x) * 0.25, X - (X - x) * 0.25];
  for (const at of [from, (from + to) / 2, to - 0.5])
    box(stage, [at, Y - 0.5, z], [at + 0.5, Y, top], colour);
  for (let v = y; v < Y; v += 2.6)
    box(stage, [from - 0.4, v, top - 0.1], [to + 0.4, v + 0.35, top + 0.35], colour);
  for (const at of [from, (from + to) / 2, to - 0.5])
    box(stage, [at, y, z], [at + 0.5, y + 0.5, top], colour);
  box(stage, [from - 0.5, y - 0.4, top], [to + 0.5, y + 0.2, top + 0.6], colour);
}

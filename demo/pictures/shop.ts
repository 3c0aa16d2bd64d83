/** One shop of a row: shutter, glass or open counter, its board without words, its awning. */
import { mix, tone } from './colour.js';
import { projectPolygon } from './perspective.js';
import type { Random } from './random.js';
import { drawShutter } from './shutter.js';
import { face } from './solids.js';
import type { Stage } from './stage.js';
import { ring } from './turned.js';
import { block, film, films, on, type Patch, recess, type Wall } from './wall.js';

export type ShopState = 'open' | 'glass' | 'shut';

function drawAwning(stage: Stage, wall: Wall, left: number, right: number, colour: string): void {
  const stripes = Math.round((right - left) / 0.45);
  const wide = (right - left) / stripes;
  film(stage, wall, [left, 1.9, right, 2.75], { fill: stage.light.shadow, opacity: 0.24 });
  for (let index = 0; index < stripes; index += 1) {
    const [u, v] = [left + index * wide, left + (index + 1) * wide];
    const shade = index % 2 ? '#f7efdf' : colour;
    face(
      stage,
      [on(wall, u, 2.85, 0.02), on(wall, v, 2.85, 0.02), on(wall, v, 2.4, 1.2), on(wall, u, 2.4, 1.2)],
      shade,
      { normal: [0, -0.5, 0.8] },
    );
    face(
      stage,
      [
        on(wall, u, 2.4, 1.2),
        on(wall, v, 2.4, 1.2),
        on(wall, v, 2.2, 1.2),
        on(wall, (u + v) / 2, 2.14, 1.2),
        on(wall, u, 2.2, 1.2),
      ],
      tone(shade, -0.08),
      { normal: [0, -1, 0] },
    );
  }
}

function drawShelvesInside(stage: Stage, random: Random, back: Wall, left: number, right: number): void {
  const { palette } = stage;
  for (let v = 0.5; v < 2.3; v += 0.55) {
    film(stage, back, [left + 0.2, v, right - 0.2, v + 0.05], { fill: '#7d6248' });
    const goods = new Map<string, Patch[]>();
    for (let u = left + 0.25; u < right - 0.4; u += random.range(0.16, 0.3)) {
      const colour = random.pick([
        palette.accent,
        palette.cloth,
        palette.clothTwo,
        '#f3ead6',
        palette.bloom,
        palette.second,
      ]);
      goods.set(colour, [
        ...(goods.get(colour) ?? []),
        [u, v + 0.05, u + random.range(0.1, 0.2), v + random.range(0.2, 0.45)],
      ]);
    }
    for (const [fill, patches] of goods) films(stage, back, patches, { fill });
  }
}

function drawBoard(
  stage: Stage,
  random: Random,
  wall: Wall,
  left: number,
  right: number,
  colour: string,
): void {
  block(stage, wall, [left, 2.95, right, 3.5], 0, 0.16, colour);
  const middle = (left + right) / 2;
  const pale = mix(colour, '#ffffff', 0.8);
  if (random.chance(0.5)) {
    const [x, , z] = on(wall, left + 0.5, 3.22);
    stage.canvas.polygon(projectPolygon(stage.camera, ring([x, on(wall, 0, 0, 0.17)[1], z], 0.17, 'xz')), {
      fill: pale,
    });
    film(stage, wall, [left + 0.9, 3.18, right - 0.6, 3.27], { fill: pale, opacity: 0.75 }, 0.17);
  } else {
    for (let index = -1; index <= 1; index += 1)
      film(
        stage,
        wall,
        [middle + index * 0.42 - 0.14, 3.1, middle + index * 0.42 + 0.14, 3.36],
        { fill: pale, opacity: index === 0 ? 1 : 0.6 },
        0.17,
      );
  }
  if (stage.light.glow > 0.2)
    film(stage, wall, [left, 2.9, right, 2.96], { fill: '#ffe2a0', opacity: 0.9 }, 0.17);
}

/** The lit room behind the opening, with its goods. */
function drawInside(stage: Stage, random: Random, wall: Wall, inner: Patch, lamps: boolean): void {
  recess(stage, wall, inner, 1.6, mix(stage.palette.room, '#6a5a48', 0.2), (back) => {
    film(stage, back, inner, { fill: lamps ? '#f6d59a' : '#cdb795' });
    drawShelvesInside(stage, random, back, inner[0] - 0.2, inner[2] + 0.2);
    film(stage, back, [inner[0], 2.45, inner[2], 2.6], { fill: '#fff8df', opacity: lamps ? 0.95 : 0.3 });
  });
}

function drawGlazing(stage: Stage, wall: Wall, inner: Patch): void {
  const [left, bottom, right, top] = inner;
  film(stage, wall, inner, { fill: mix(stage.palette.glass, stage.light.sky[2], 0.5), opacity: 0.3 });
  film(stage, wall, [left + 0.4, bottom, left + 1, top], { fill: '#ffffff', opacity: 0.12 });
  const third = (right - left) / 3;
  const bars = [0, 1, 2, 3].map(
    (bar): Patch => [left + third * bar - 0.03, bottom, left + third * bar + 0.03, top],
  );
  films(stage, wall, bars, { fill: stage.palette.frame });
}

function drawStall(stage: Stage, random: Random, wall: Wall, left: number, right: number): void {
  const { wood, accent, clothTwo, leaf, bloom } = stage.palette;
  block(stage, wall, [left, 0.12, right, 0.95], 0.1, 0.5, wood, { fade: 0.1 });
  for (let u = left + 0.1; u < right - 0.3; u += 0.42) {
    block(stage, wall, [u, 0.95, u + 0.34, 1.12], 0.14, 0.46, random.pick([accent, clothTwo, leaf, bloom]));
  }
}

/** Draws a shop between two places of a wall. */
export function drawShop(
  stage: Stage,
  random: Random,
  wall: Wall,
  [left, right]: readonly [number, number],
  state: ShopState,
): void {
  const { palette } = stage;
  const inner: Patch = [left + 0.18, 0.12, right - 0.18, 2.85];
  if (state === 'shut') {
    drawShutter(
      stage,
      wall,
      inner,
      random.pick(['#b4b9bb', mix(palette.second, '#ffffff', 0.4), '#c7b9a2']),
      0,
    );
  } else drawInside(stage, random, wall, inner, stage.light.glow > 0.1 || state === 'glass');
  if (state === 'glass') drawGlazing(stage, wall, inner);
  if (state === 'open') drawStall(stage, random, wall, left + 0.5, right - 0.9);
  const board = random.pick([palette.accent, palette.second, palette.cloth, palette.frame]);
  drawBoard(stage, random, wall, left + 0.08, right - 0.08, board);
  if (state !== 'open' && random.chance(0.6)) return;
  drawAwning(
    stage,
    wall,
    left + 0.1,
    right - 0.1,
    random.pick([palette.accent, palette.cloth, palette.second]),
  );
}

/** Balconies: slab, parapet or rail, the door behind, and what people keep on them. */
import { mix, tone } from './colour.js';
import { leafMass } from './foliage.js';
import { drawPanes } from './openings.js';
import { project, scaleAt } from './perspective.js';
import type { Random } from './random.js';
import type { Stage } from './stage.js';
import { block, film, films, on, type Patch, recess, sharpness, type Wall } from './wall.js';

export type Rail = 'glass' | 'bars' | 'parapet';

function rail(
  stage: Stage,
  wall: Wall,
  [left, bottom, right]: Patch,
  kind: Rail,
  depth: number,
  colour: string,
): void {
  const top = bottom + 1.05;
  if (kind === 'parapet') {
    const near = sharpness(stage, wall, left, bottom) > 22;
    block(
      stage,
      wall,
      [left, bottom, right, top - 0.1],
      depth - 0.14,
      depth,
      colour,
      near ? { fade: 0.08 } : {},
    );
    block(
      stage,
      wall,
      [left - 0.05, top - 0.1, right + 0.05, top],
      depth - 0.2,
      depth + 0.05,
      stage.palette.trim,
    );
    return;
  }
  const bar = stage.palette.frame;
  if (kind === 'glass') {
    film(
      stage,
      wall,
      [left, bottom, right, top],
      { fill: mix(stage.palette.glass, stage.light.sky[2], 0.5), opacity: 0.5 },
      depth,
    );
    if (sharpness(stage, wall, left, bottom) > 16)
      film(stage, wall, [left, bottom + 0.55, right, top], { fill: '#ffffff', opacity: 0.14 }, depth);
  } else {
    const step = Math.max(0.14, 4 / sharpness(stage, wall, left, bottom));
    const bars: Patch[] = [];
    for (let u = left; u < right; u += step) bars.push([u, bottom, u + step * 0.25, top]);
    films(stage, wall, bars, { fill: bar }, depth);
  }
  block(stage, wall, [left, top, right, top + 0.07], depth - 0.04, depth + 0.04, bar);
}

function belongings(
  stage: Stage,
  random: Random,
  wall: Wall,
  [left, bottom, right]: Patch,
  depth: number,
): void {
  if (random.chance(0.4)) {
    const count = random.int(2, 4);
    for (let index = 0; index < count; index += 1) {
      const place = on(wall, random.range(left + 0.3, right - 0.3), bottom + 0.95, depth - 0.3);
      const [x, y] = project(stage.camera, place);
      const unit = scaleAt(stage.camera, place);
      leafMass(stage, random, x, y, unit * 0.34, unit * 0.3, stage.palette.leaf);
    }
  }
  if (random.chance(0.22)) {
    let u = random.range(left + 0.2, left + (right - left) * 0.4);
    while (u < right - 0.6 && random.chance(0.85)) {
      const wide = random.range(0.3, 0.6);
      const cloth = random.pick([
        stage.palette.cloth,
        stage.palette.clothTwo,
        '#f4efe4',
        '#d7e1e8',
        stage.palette.bloom,
      ]);
      film(
        stage,
        wall,
        [u, bottom + 1.2 - random.range(0.1, 0.4), u + wide, bottom + 2],
        { fill: cloth },
        depth * 0.5,
      );
      u += wide + 0.08;
    }
  }
}

export interface BalconyStyle {
  readonly rail: Rail;
  /** Metres the slab stands out. */
  readonly depth: number;
  /** Metres the room behind is set back. */
  readonly inset: number;
  readonly colour: string;
}

/** A balcony whose patch is the opening from slab to the next slab. */
export function drawBalcony(
  stage: Stage,
  random: Random,
  wall: Wall,
  patch: Patch,
  style: BalconyStyle,
): void {
  const [left, bottom, right, top] = patch;
  recess(stage, wall, patch, style.inset, style.colour, (back) => {
    const wide = right - left;
    const from = left + wide * random.pick([0.1, 0.16, 0.3]);
    const to = right - wide * random.pick([0.1, 0.16, 0.22]);
    drawPanes(
      stage,
      random,
      back,
      [from, bottom + 0.05, to, bottom + (top - bottom) * 0.84],
      wide > 2.4 ? 3 : 2,
    );
    film(stage, back, [left, bottom + (top - bottom) * 0.62, right, top], {
      fill: stage.light.shadow,
      opacity: stage.light.shadowStrength * 0.85,
    });
  });
  const slab = stage.palette.trim;
  film(stage, wall, [left - 0.05, bottom - 0.75, right + 0.05, bottom - 0.16], {
    fill: stage.light.shadow,
    opacity: stage.light.shadowStrength * (style.depth > 0.2 ? 0.75 : 0),
  });
  block(
    stage,
    wall,
    [left - 0.1, bottom - 0.18, right + 0.1, bottom + 0.02],
    -0.02,
    style.depth + 0.06,
    tone(slab, -0.03),
  );
  belongings(stage, random, wall, patch, style.depth);
  rail(stage, wall, patch, style.rail, style.depth, style.colour);
}

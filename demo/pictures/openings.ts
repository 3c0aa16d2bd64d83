/** Windows, doors and the things fixed round them. */
import { mix, tone } from './colour.js';
import type { Random } from './random.js';
import type { Stage } from './stage.js';
import { block, film, films, type Patch, panel, recess, sharpness, type Wall } from './wall.js';

/** The colour of glass: lamplight or sky. */
function glassFill(stage: Stage, random: Random): string {
  if (random.chance(stage.light.glow)) return random.pick(['#ffd890', '#ffc873', '#ffe3ae', '#f7bd6b']);
  const sky = mix(stage.light.sky[1], stage.palette.glass, 0.55);
  return mix(sky, '#22303c', random.range(0.22, 0.5));
}

/** Panes too far away for more than glass, a curtain and the bars between. */
function drawFarPanes(stage: Stage, random: Random, wall: Wall, patch: Patch, panes: number): void {
  const [left, bottom, right, top] = patch;
  const glass = glassFill(stage, random);
  film(stage, wall, patch, { fill: glass });
  const wide = (right - left) / panes;
  if (random.chance(0.4)) {
    const cloth = mix(random.pick(['#f3ead8', stage.palette.cloth, stage.palette.clothTwo]), glass, 0.5);
    const from = left + wide * random.int(0, panes - 1);
    film(stage, wall, [from, bottom, from + wide * random.range(0.4, 1), top], { fill: cloth });
  }
  const bars: Patch[] = [[left, bottom, right, bottom + 0.07]];
  for (let index = 0; index <= panes; index += 1)
    bars.push([left + wide * index - 0.04, bottom, left + wide * index + 0.04, top]);
  films(stage, wall, bars, { fill: stage.palette.frame });
}

/** Panes with a gleam and perhaps a curtain, set flat on a wall. */
export function drawPanes(stage: Stage, random: Random, wall: Wall, patch: Patch, panes: number): void {
  const [left, bottom, right, top] = patch;
  const frame = stage.palette.frame;
  if (sharpness(stage, wall, left, bottom) < 26) {
    drawFarPanes(stage, random, wall, patch, panes);
    return;
  }
  const edge = Math.min(0.07, (right - left) * 0.05);
  panel(stage, wall, patch, frame);
  const wide = (right - left - edge) / panes;
  for (let index = 0; index < panes; index += 1) {
    const l = left + edge + index * wide;
    const pane: Patch = [l, bottom + edge, l + wide - edge, top - edge];
    const glass = glassFill(stage, random);
    film(stage, wall, pane, { fill: glass });
    if (random.chance(0.34)) {
      const cloth = mix(random.pick(['#f3ead8', stage.palette.cloth, stage.palette.clothTwo]), glass, 0.45);
      const share = random.range(0.25, 0.6);
      const drawn: Patch =
        index % 2
          ? [pane[2] - (pane[2] - pane[0]) * share, pane[1], pane[2], pane[3]]
          : [pane[0], pane[1], pane[0] + (pane[2] - pane[0]) * share, pane[3]];
      film(stage, wall, drawn, { fill: cloth });
    }
    if (sharpness(stage, wall, left, bottom) < 14) continue;
    const gleam: Patch = [pane[0], pane[1] + (pane[3] - pane[1]) * 0.55, pane[2], pane[3]];
    film(stage, wall, gleam, { fill: stage.light.sky[2], opacity: 0.22 });
  }
}

/** A window set back in the wall, with a sill, perhaps a sunshade, a grille or a cooler. */
export function drawWindow(
  stage: Stage,
  random: Random,
  wall: Wall,
  patch: Patch,
  colour: string,
  extras = { shade: true, grille: false },
): void {
  const [left, bottom, right, top] = patch;
  if (sharpness(stage, wall, left, bottom) < 20) {
    drawFarPanes(stage, random, wall, patch, right - left > 1.3 ? 2 : 1);
    if (extras.shade)
      block(stage, wall, [left - 0.2, top, right + 0.2, top + 0.14], 0, 0.5, stage.palette.trim);
    return;
  }
  recess(stage, wall, patch, 0.18, colour, (back) => {
    drawPanes(stage, random, back, patch, right - left > 1.3 ? 2 : 1);
    film(stage, back, [left, top - 0.22, right, top], {
      fill: stage.light.shadow,
      opacity: stage.light.shadowStrength,
    });
  });
  block(stage, wall, [left - 0.08, bottom - 0.1, right + 0.08, bottom], 0, 0.12, stage.palette.trim);
  if (extras.grille) {
    const step = Math.max(0.2, 5 / sharpness(stage, wall, left, bottom));
    const bars: Patch[] = [[left, (bottom + top) / 2, right, (bottom + top) / 2 + 0.03]];
    for (let u = left + step; u < right; u += step) bars.push([u, bottom, u + 0.03, top]);
    films(stage, wall, bars, { fill: tone(stage.palette.frame, 0.15) });
  }
  if (extras.shade) {
    film(stage, wall, [left - 0.1, top - 0.3, right + 0.1, top + 0.04], {
      fill: stage.light.shadow,
      opacity: stage.light.shadowStrength * 0.7,
    });
    block(stage, wall, [left - 0.2, top + 0.06, right + 0.2, top + 0.16], 0, 0.5, stage.palette.trim);
  }
}

/** A cooler's outdoor box under a window. */
export function drawCooler(stage: Stage, wall: Wall, u: number, v: number): void {
  block(stage, wall, [u, v, u + 0.8, v + 0.55], 0.02, 0.32, '#dfe0dc');
  film(stage, wall, [u + 0.08, v + 0.06, u + 0.5, v + 0.48], { fill: '#6f7577', opacity: 0.7 }, 0.33);
}

/** A panelled door with a lintel. */
export function drawDoor(stage: Stage, wall: Wall, patch: Patch, colour: string): void {
  const [left, bottom, right, top] = patch;
  recess(stage, wall, patch, 0.2, stage.palette.trim, (back) => {
    panel(stage, back, patch, colour, { fade: 0.14 });
    const wide = right - left;
    for (const [a, b] of [
      [0.1, 0.44],
      [0.56, 0.9],
    ] as const) {
      for (const [c, d] of [
        [0.08, 0.46],
        [0.54, 0.92],
      ] as const) {
        const inset: Patch = [
          left + wide * a,
          bottom + (top - bottom) * c,
          left + wide * b,
          bottom + (top - bottom) * d,
        ];
        panel(stage, back, inset, tone(colour, -0.14));
        panel(stage, back, [inset[0] + 0.04, inset[1] + 0.04, inset[2], inset[3]], tone(colour, 0.05));
      }
    }
    film(stage, back, [left, top - 0.25, right, top], { fill: stage.light.shadow, opacity: 0.3 });
  });
}

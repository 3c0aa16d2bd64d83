/** What makes a room lived in: fan, lamps, art, rug, plants. */
import { levelQuad } from '../quads.js';
import { mix, tone } from '../colour.js';
import { leafColour } from '../foliage.js';
import { drawFronds } from '../palm.js';
import { type Point, project, projectPolygon, scaleAt, type Vec } from '../perspective.js';
import type { Random } from '../random.js';
import { clipTo, sliver } from '../shapes.js';
import { box, contactShadow, face, flat } from '../solids.js';
import type { Stage } from '../stage.js';
import { ring, turn } from '../turned.js';
import { corners, film, type Patch, panel, type Wall } from '../wall.js';

/** A three-bladed ceiling fan. */
export function drawFan(stage: Stage, hub: Vec, ceiling: number): void {
  const [x, y, z] = hub;
  const random = stage.random.branch('fan');
  const start = random.range(0, 2);
  const colour = random.pick(['#6d5544', '#e9e4da', '#8c8f92', '#4a3b31']);
  box(stage, [x - 0.015, y - 0.015, z], [x + 0.015, y + 0.015, ceiling], tone(colour, -0.1));
  for (let blade = 0; blade < 3; blade += 1) {
    const angle = start + (blade / 3) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = (out: number, side: number): Vec => [
      x + cos * out - sin * side,
      y + sin * out + cos * side,
      z + 0.04,
    ];
    face(
      stage,
      [
        at(0.1, -0.03),
        at(0.24, -0.07),
        at(0.66, -0.08),
        at(0.7, 0),
        at(0.66, 0.08),
        at(0.24, 0.07),
        at(0.1, 0.03),
      ],
      colour,
      { normal: [0, 0, -1], round: 2 },
    );
  }
  turn(
    stage,
    [x, y, z - 0.05],
    [
      [0.05, 0],
      [0.12, 0.03],
      [0.13, 0.1],
      [0.05, 0.14],
    ],
    tone(colour, 0.12),
  );
}

/** A framed picture: flat hills under a sun, or leaves. */
export function drawArt(stage: Stage, random: Random, wall: Wall, patch: Patch): void {
  const [left, bottom, right, top] = patch;
  film(stage, wall, [left + 0.02, bottom - 0.05, right + 0.05, top - 0.03], {
    fill: stage.light.shadow,
    opacity: 0.16,
  });
  panel(stage, wall, patch, random.pick(['#3b2f27', '#b08a50', '#f5f1e8', stage.palette.wood]), {
    out: 0.02,
  });
  const rim = 0.035;
  const inner: Patch = [left + rim, bottom + rim, right - rim, top - rim];
  panel(stage, wall, inner, '#f6efe1', { out: 0.022 });
  const { cloth, clothTwo, accent, feature, second } = stage.palette;
  const [wide, tall] = [right - left, top - bottom];
  const mat = Math.min(wide, tall) * 0.12;
  const sheet: Patch = [inner[0] + mat, inner[1] + mat, inner[2] - mat, inner[3] - mat];
  panel(stage, wall, sheet, mix(clothTwo, '#ffffff', 0.45), { out: 0.023 });
  const frame = projectPolygon(stage.camera, corners(wall, sheet, 0.024));
  stage.canvas.within(frame, () => {
    const at = (u: number, v: number): Vec =>
      corners(
        wall,
        [sheet[0] + (sheet[2] - sheet[0]) * u, sheet[1] + (sheet[3] - sheet[1]) * v, 0, 0],
        0.025,
      )[0] ?? wall.origin;
    const disc = Array.from({ length: 20 }, (_, index) =>
      at(0.62 + 0.2 * Math.cos(index * 0.314), 0.68 + ((0.2 * wide) / tall) * Math.sin(index * 0.314)),
    );
    flat(stage, disc, { fill: accent });
    const layers = [feature, cloth, second];
    layers.forEach((colour, layer) => {
      const [phase, lift] = [random.range(0, 6), 0.55 - layer * 0.2];
      const crest = Array.from({ length: 13 }, (_, index) =>
        at(index / 12, lift + 0.12 * Math.sin(phase + index * 0.5)),
      );
      flat(stage, [...crest, at(1, -0.1), at(0, -0.1)], { fill: colour });
    });
  });
}

/** A flat rug with a border; `round` makes it a disc. */
export function drawRug(stage: Stage, low: Point, high: Point, colour: string, round: boolean): void {
  const [x, y] = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2];
  const [wide, deep] = [(high[0] - low[0]) / 2, (high[1] - low[1]) / 2];
  const at = (share: number): Vec[] =>
    round
      ? ring([x, y, 0.01], Math.min(wide, deep) * share, 'xy', 40)
      : levelQuad(x - wide * share, y - deep * share, x + wide * share, y + deep * share, 0.01);
  face(stage, at(1), colour, { normal: [0, 0, 1] });
  face(stage, at(0.9), mix(colour, '#ffffff', 0.5), { normal: [0, 0, 1] });
  face(stage, at(0.86), tone(colour, 0.1), { normal: [0, 0, 1] });
  const stripes: Point[][] = [];
  const inner = projectPolygon(stage.camera, at(0.8));
  for (let line = -3; line <= 3; line += 1) {
    const v = y + (line / 4) * deep * 0.86;
    stripes.push(
      clipTo(projectPolygon(stage.camera, levelQuad(x - wide, v, x + wide, v + deep * 0.06, 0.01)), inner),
    );
  }
  stage.canvas.polygons(stripes, { fill: mix(colour, '#fff4dc', 0.6), opacity: 0.55 });
}

/** A plant in a pot of terracotta, brass or glaze; `height` in metres with its leaves. */
export function drawPottedPlant(stage: Stage, foot: Vec, height: number): void {
  const random = stage.random.branch(`pot${foot.map((value) => value.toFixed(2)).join()}`);
  const size = Math.min(0.24, 0.08 + height * 0.11);
  contactShadow(
    stage,
    [foot[0] - size, foot[1] - size * 0.7, foot[2] + 0.006],
    [foot[0] + size, foot[1] + size * 0.7, 0],
    0.08,
    1.4,
  );
  const pot = random.pick(['#b5623c', '#c08a48', '#e9e2d3', stage.palette.accent, '#5a6b6a']);
  turn(
    stage,
    foot,
    [
      [size * 0.62, 0],
      [size * 0.9, size * 0.9],
      [size, size * 1.4],
      [size * 1.05, size * 1.5],
    ],
    pot,
    '#4a382c',
  );
  const [x, y] = project(stage.camera, [foot[0], foot[1], foot[2] + size * 1.45]);
  const unit = scaleAt(stage.camera, foot);
  const reach = (height - size * 1.5) * unit;
  const kind = random.int(0, 2);
  if (kind === 0) {
    drawFronds(stage, random, [x, y], reach * 0.82, 9, Math.max(1.4, unit * 0.02), 0.85);
    return;
  }
  const green = leafColour(stage, kind === 1 ? '#4f7d48' : stage.palette.leaf);
  const count = kind === 1 ? 11 : 16;
  for (let index = 0; index < count; index += 1) {
    const lean = ((index + 0.5) / count - 0.5) * (kind === 1 ? 0.75 : 1.9) + random.range(-0.1, 0.1);
    const long = reach * random.range(0.55, 1);
    const end: Point = [x + Math.sin(lean) * long, y - Math.cos(lean) * long];
    const bend: Point = [x + Math.sin(lean) * long * 0.35, y - Math.cos(lean) * long * 0.62];
    const shade = mix(
      green,
      index % 3 === 0 ? stage.light.shadow : '#e7eaa2',
      index % 3 === 0 ? 0.32 : (index % 3) * 0.1,
    );
    stage.canvas.polygon(
      sliver([x, y], bend, end, (kind === 1 ? 0.09 : 0.15) * unit * Math.min(1, height), 9),
      { fill: shade },
    );
  }
}

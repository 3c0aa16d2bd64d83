/** A layout of plots seen from straight above: lanes, houses, trees, one plot marked by its pegs. */
import { levelQuad } from '../quads.js';
import { mix, tone } from '../colour.js';
import { leafMass } from '../foliage.js';
import { overheadCamera, project, projectPolygon, scaleAt, type Vec } from '../perspective.js';
import type { Random } from '../random.js';
import { blob } from '../shapes.js';
import { box, boxShadow, face, flat } from '../solids.js';
import { HEIGHT, seenBy, type Stage, WIDTH } from '../stage.js';
import { drawPatch } from '../street.js';

interface Lot {
  readonly x: number;
  readonly y: number;
  readonly X: number;
  readonly Y: number;
}

function drawCrown(stage: Stage, random: Random, x: number, y: number, radius: number): void {
  const place: Vec = [x, y, radius * 1.6];
  const [px, py] = project(stage.camera, place);
  const unit = scaleAt(stage.camera, place);
  const shade = blob(random, x + radius * 0.7, y - radius * 0.7, radius, radius, 0.12, 18).map(
    ([a, b]): Vec => [a, b, 0.02],
  );
  flat(stage, shade, { fill: stage.light.shadow, opacity: 0.28 });
  leafMass(
    stage,
    random,
    px,
    py,
    radius * unit,
    radius * unit,
    random.chance(0.12) ? stage.palette.bloom : stage.palette.leaf,
  );
}

function drawRoofs(stage: Stage, random: Random, lot: Lot): void {
  const { roof, trim, second } = stage.palette;
  const [x, y] = [lot.x + random.range(2, 3), lot.y + random.range(2.5, 4)];
  const [X, Y] = [lot.X - random.range(2, 3), lot.Y - random.range(2.5, 4)];
  const tall = random.range(3.2, 7);
  boxShadow(stage, [x, y, 0], [X, Y, tall]);
  if (random.chance(0.5)) {
    box(stage, [x, y, 0], [X, Y, tall], trim);
    const colour = random.pick([roof, '#b5623f', mix(roof, second, 0.4)]);
    const inset = Math.min(X - x, Y - y) / 2;
    const [a, b]: [Vec, Vec] =
      X - x > Y - y
        ? [
            [x + inset, (y + Y) / 2, tall + 2.2],
            [X - inset, (y + Y) / 2, tall + 2.2],
          ]
        : [
            [(x + X) / 2, y + inset, tall + 2.2],
            [(x + X) / 2, Y - inset, tall + 2.2],
          ];
    const sw: Vec = [x - 0.5, y - 0.5, tall];
    const se: Vec = [X + 0.5, y - 0.5, tall];
    const ne: Vec = [X + 0.5, Y + 0.5, tall];
    const nw: Vec = [x - 0.5, Y + 0.5, tall];
    const flatWide = X - x > Y - y;
    face(stage, flatWide ? [sw, se, b, a] : [sw, se, a], colour, { normal: [0, -0.66, 0.75] });
    face(stage, flatWide ? [se, ne, b] : [se, ne, b, a], colour, { normal: [0.66, 0, 0.75] });
    face(stage, flatWide ? [ne, nw, a, b] : [ne, nw, b], colour, { normal: [0, 0.66, 0.75] });
    face(stage, flatWide ? [nw, sw, a] : [nw, sw, a, b], colour, { normal: [-0.66, 0, 0.75] });
    return;
  }
  box(stage, [x, y, 0], [X, Y, tall], trim, {
    top: random.pick(['#c9bfb0', '#d8cdbd', mix(second, '#e0d8ca', 0.7)]),
  });
  box(stage, [x + 1, y + 1, tall], [x + 3.4, y + 3.6, tall + 2.4], trim, { top: tone(second, 0.2) });
  const ribs = [0, 1, 2, 3].map((index) =>
    projectPolygon(
      stage.camera,
      levelQuad(X - 3.6, Y - 1.2 - index * 0.8, X - 1, Y - 1.7 - index * 0.8, tall + 0.3),
    ),
  );
  if (random.chance(0.5)) stage.canvas.polygons(ribs, { fill: '#33506b' });
}

function drawMarked(stage: Stage, lot: Lot): void {
  const { x, y, X, Y } = lot;
  const outline: Vec[] = levelQuad(x, y, X, Y, 0.05);
  flat(stage, outline, { fill: '#f2a516', opacity: 0.26 });
  flat(stage, outline, { fill: 'none', stroke: '#f2a516', width: 9 });
  flat(stage, outline, { fill: 'none', stroke: '#fff7e2', width: 2.5 });
  for (const [a, b] of [
    [x, y],
    [X, y],
    [X, Y],
    [x, Y],
  ] as const) {
    boxShadow(stage, [a - 0.5, b - 0.5, 0], [a + 0.5, b + 0.5, 1.6]);
    box(stage, [a - 0.5, b - 0.5, 0], [a + 0.5, b + 0.5, 1.6], '#f4f0e6', { top: '#cf3d2e' });
  }
}

/** Draws a layout plan. */
export function drawSitePlan(base: Stage): void {
  const random = base.random.branch('site');
  const focal = 1000;
  const [wide, deep] = [112, 84];
  const light = { ...base.light, sun: [-0.45, 0.42, 0.79] as const };
  const stage = seenBy(
    { ...base, light },
    overheadCamera([wide / 2, deep / 2, (wide / WIDTH) * focal], focal, [WIDTH / 2, HEIGHT / 2]),
  );
  const { palette } = stage;
  const green = mix(palette.leaf, '#c9bd86', 0.5);
  drawPatch(stage, -20, -20, wide + 20, deep + 20, green);
  const lane = random.range(7, 9);
  const roadX = random.range(0.3, 0.62) * wide;
  const roadY = random.range(0.4, 0.56) * deep;
  const tar = '#8e8a86';
  for (const grow of [0.9, 0]) {
    const colour = grow ? '#cfc4b0' : tar;
    drawPatch(stage, -20, roadY - lane / 2 - grow, wide + 20, roadY + lane / 2 + grow, colour);
    drawPatch(stage, roadX - lane / 2 - grow, -20, roadX + lane / 2 + grow, deep + 20, colour);
  }
  drawPatch(stage, roadX - lane / 2, roadY - lane / 2, roadX + lane / 2, roadY + lane / 2, tar);
  for (let x = -10; x < wide + 10; x += 6)
    if (Math.abs(x + 1.5 - roadX) > lane) drawPatch(stage, x, roadY - 0.15, x + 3, roadY + 0.15, '#f0e9d8');
  for (let y = -10; y < deep + 10; y += 6)
    if (Math.abs(y + 1.5 - roadY) > lane) drawPatch(stage, roadX - 0.15, y, roadX + 0.15, y + 3, '#f0e9d8');
  finish(stage, random, parcel(random, wide, roadX, roadY, lane / 2 + 1.6), [wide / 2, deep / 2]);
}

/** Cuts the land beside two crossing lanes into lots; `keep` is the distance from a lane's middle. */
function parcel(random: Random, wide: number, roadX: number, roadY: number, keep: number): Lot[] {
  const [below, above] = [roadY - keep, roadY + keep];
  const rows = [
    [below - 27, below],
    [above, above + 27],
    [below - 57, below - 28],
    [above + 28, above + 57],
  ] as const;
  const columns = [
    [-14, roadX - keep],
    [roadX + keep, wide + 14],
  ] as const;
  return rows.flatMap(([y, Y]) =>
    columns.flatMap(([left, right]) => {
      const count = Math.max(1, Math.round((right - left) / random.range(13, 16)));
      const step = (right - left) / count;
      return Array.from(
        { length: count },
        (_, index): Lot => ({ x: left + step * index + 0.5, y, X: left + step * (index + 1) - 0.5, Y }),
      );
    }),
  );
}

function finish(stage: Stage, random: Random, lots: readonly Lot[], middle: readonly [number, number]): void {
  const { palette } = stage;
  const away = (lot: Lot) => Math.hypot((lot.x + lot.X) / 2 - middle[0], (lot.y + lot.Y) / 2 - middle[1]);
  const ordered = [...lots].sort((a, b) => away(b) - away(a));
  const marked = ordered[ordered.length - 1 - random.int(0, 2)];
  for (const lot of ordered) {
    const ground =
      lot === marked
        ? '#c29668'
        : mix(mix(palette.leaf, '#cabd86', random.range(0.25, 0.75)), '#c09a6c', random.range(0, 0.35));
    drawPatch(stage, lot.x, lot.y, lot.X, lot.Y, ground);
    flat(stage, levelQuad(lot.x, lot.y, lot.X, lot.Y, 0.02), {
      fill: 'none',
      stroke: '#f3ead6',
      width: 2,
      opacity: 0.8,
    });
  }
  for (const lot of ordered) {
    if (lot === marked) {
      drawMarked(stage, lot);
      continue;
    }
    const built = random.chance(0.66);
    if (built) drawRoofs(stage, random, lot);
    const count = built ? 5 : random.int(2, 5);
    for (let index = 0; index < count; index += 1) {
      const edge = random.pick([lot.x + 2, lot.X - 2]);
      drawCrown(
        stage,
        random,
        edge + random.range(-0.6, 0.6),
        random.range(lot.y + 2, lot.Y - 2),
        random.range(1.3, 2.6),
      );
    }
  }
}

/** Floors people have: tiles, terrazzo, kota stone, planks, patterned cement. */
import { levelQuad } from './quads.js';
import { mix, tone } from './colour.js';
import { lit } from './light.js';
import { type Point, projectPolygon, type Vec } from './perspective.js';
import type { Random } from './random.js';
import { level, type Room } from './room.js';
import { face } from './solids.js';

export type Floor = 'tiles' | 'terrazzo' | 'kota' | 'planks' | 'cement';
export const floorKinds: readonly Floor[] = ['tiles', 'terrazzo', 'kota', 'planks', 'cement'];

const START = -0.75;
const UP: Vec = [0, 0, 1];

const rectangle = (x: number, y: number, X: number, Y: number): Vec[] => levelQuad(x, y, X, Y);

function pieces(room: Room, fill: string, outlines: readonly Vec[][], opacity = 1): void {
  const { stage } = room;
  stage.canvas.polygons(
    outlines.map((points) => projectPolygon(stage.camera, points)),
    { fill: lit(stage.light, fill, UP), opacity },
  );
}

function joints(room: Room, stepX: number, stepY: number, colour: string, wide = 0.008): void {
  const lines: Vec[][] = [];
  for (let x = stepX; x < room.width; x += stepX)
    lines.push(rectangle(x - wide, START, x + wide, room.depth));
  for (let y = START; y < room.depth; y += stepY) lines.push(rectangle(0, y - wide, room.width, y + wide));
  pieces(room, colour, lines, 0.8);
}

function slabs(
  room: Room,
  random: Random,
  colour: string,
  stepX: number,
  stepY: number,
  spread: number,
  staggered: boolean,
): void {
  const groups: Vec[][][] = [[], [], []];
  let row = 0;
  for (let x = 0; x < room.width; x += stepX, row += 1) {
    const shift = staggered ? (row % 3) * (stepY / 3) : 0;
    for (let y = START - shift; y < room.depth; y += stepY) {
      const piece = rectangle(
        x,
        Math.max(START, y),
        Math.min(room.width, x + stepX),
        Math.min(room.depth, y + stepY),
      );
      groups[random.int(0, 2)]?.push(piece);
    }
  }
  groups.forEach((group, index) => pieces(room, tone(colour, (index - 1) * spread), group));
}

function terrazzo(room: Room, random: Random, base: string): void {
  const { palette } = room.stage;
  for (const colour of [palette.accent, palette.second, '#6d6a64', '#fdfaf3']) {
    const chips: Vec[][] = Array.from({ length: 230 }, () => {
      const y = START + (room.depth - START) * random.next() ** 1.7;
      const [x, size] = [random.range(0, room.width), random.range(0.012, 0.034)];
      return Array.from({ length: 5 }, (_, index): Vec => {
        const angle = (index / 5) * Math.PI * 2 + x;
        const reach = size * random.range(0.6, 1.2);
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, 0];
      });
    });
    pieces(room, mix(colour, base, 0.3), chips);
  }
  joints(room, 1.2, 1.2, '#a08a5c', 0.006);
}

function cement(room: Room, base: string): void {
  const { palette } = room.stage;
  const side = 0.42;
  const checks: Vec[][] = [];
  const stars: Vec[][] = [];
  for (let x = 0, i = 0; x < room.width; x += side, i += 1) {
    for (let y = START, j = 0; y < room.depth; y += side, j += 1) {
      const [X, Y] = [Math.min(room.width, x + side), Math.min(room.depth, y + side)];
      if ((i + j) % 2) checks.push(rectangle(x, y, X, Y));
      const [cx, cy, r] = [x + side / 2, y + side / 2, side * 0.26];
      if (X === x + side && Y === y + side)
        stars.push([
          [cx - r, cy, 0],
          [cx, cy - r, 0],
          [cx + r, cy, 0],
          [cx, cy + r, 0],
        ]);
    }
  }
  pieces(room, mix(palette.second, base, 0.45), checks);
  pieces(room, mix(palette.accent, base, 0.35), stars);
}

/** Lays a floor. */
export function drawFloor(room: Room, kind: Floor): void {
  const { stage } = room;
  const random = stage.random.branch('floor');
  const bases: Record<Floor, string> = {
    tiles: '#e6ddcf',
    terrazzo: '#ddd3c4',
    kota: '#8f9684',
    planks: stage.palette.wood,
    cement: '#e5d9c4',
  };
  const base = bases[kind];
  face(stage, level(room, 0), base, { normal: UP });
  if (kind === 'kota') slabs(room, random, base, 0.62, 0.9, 0.06, false);
  if (kind === 'planks') slabs(room, random, tone(base, 0.12), 0.17, 1.5, 0.09, true);
  if (kind === 'terrazzo') terrazzo(room, random, base);
  if (kind === 'cement') cement(room, base);
  if (kind === 'tiles') joints(room, 0.8, 0.8, '#b9ab97');
  if (kind === 'kota') joints(room, 0.62, 0.9, '#666c5d', 0.005);
  shade(room);
}

/** Light lies on the middle of a floor; its far edge and corners are darker. */
function shade(room: Room): void {
  const { stage, depth } = room;
  const outline: Point[] = projectPolygon(stage.camera, level(room, 0));
  const far = projectPolygon(stage.camera, rectangle(0, depth - 0.01, room.width, depth))[3]?.[1] ?? 600;
  const fill = stage.canvas.linear(
    [0, far],
    [0, stage.canvas.height],
    [
      [0, stage.light.shadow, 0.26],
      [0.18, stage.light.shadow, 0.06],
      [0.6, '#ffffff', 0.05],
      [1, stage.light.shadow, 0.2],
    ],
  );
  stage.canvas.polygon(outline, { fill });
}

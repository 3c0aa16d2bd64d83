/** An office floor: rows of desks to a glass front, light panels, a glass room at the side. */
import { acrossQuad, alongQuad, levelQuad } from '../quads.js';
import { stand } from '../furniture/placed.js';
import { mix, tone } from '../colour.js';
import { drawRoomWindow, drawSunlight, panesOf, type RoomWindow } from '../daylight.js';
import { drawPottedPlant } from '../furniture/decor.js';
import { drawBench, drawTaskChair } from '../furniture/office.js';
import { drawChair } from '../furniture/seating.js';
import { drawShelves, drawTable } from '../furniture/tables.js';
import { type Point, projectPolygon } from '../perspective.js';
import { drawShell, level, openRoom, type Room } from '../room.js';
import { box, face, flat } from '../solids.js';
import type { Random } from '../random.js';
import type { Stage } from '../stage.js';
import { officeSets } from './office-sets.js';

function drawCarpet(room: Room): void {
  const { stage, width, depth } = room;
  const random = stage.random.branch('carpet');
  const base = mix(random.pick([stage.palette.second, stage.palette.feature, '#8b9095']), '#a9a8a4', 0.5);
  face(stage, level(room, 0), base, { normal: [0, 0, 1], fade: 0.12 });
  const groups: Point[][][] = [[], []];
  for (let x = 0; x < width; x += 1) {
    for (let y = -0.8; y < depth; y += 1) {
      if (random.chance(0.5)) continue;
      const tile = projectPolygon(stage.camera, [
        [x, y, 0],
        [Math.min(width, x + 1), y, 0],
        [Math.min(width, x + 1), Math.min(depth, y + 1), 0],
        [x, Math.min(depth, y + 1), 0],
      ]);
      groups[random.int(0, 1)]?.push(tile);
    }
  }
  stage.canvas.polygons(groups[0] ?? [], { fill: '#ffffff', opacity: 0.08 });
  stage.canvas.polygons(groups[1] ?? [], { fill: stage.light.shadow, opacity: 0.08 });
}

function drawCeiling(room: Room): void {
  const { stage, width, depth, height } = room;
  const grid: Point[][] = [];
  for (let x = 0; x <= width; x += 0.6)
    grid.push(
      projectPolygon(stage.camera, [
        [x, -0.8, height],
        [x, depth, height],
      ]),
    );
  for (let y = -0.8; y <= depth; y += 0.6)
    grid.push(
      projectPolygon(stage.camera, [
        [0, y, height],
        [width, y, height],
      ]),
    );
  stage.canvas.lines(grid, '#8f9498', 1, 0.4);
  for (let x = 1.2; x < width - 0.9; x += 2.4) {
    for (let y = -0.2; y < depth - 1; y += 2.4) {
      const panel = levelQuad(x, y, x + 0.6, y + 1.2, height - 0.01);
      flat(stage, panel, { fill: '#fffdf2' });
    }
  }
}

function drawGlassRoom(room: Room, side: 'left' | 'right'): void {
  const { stage, width, depth, height } = room;
  const [x, X] = side === 'left' ? [0, 2.6] : [width - 2.6, width];
  const [y, Y] = [depth - 4.4, depth - 0.8];
  const table = stand((x + X) / 2 - 0.5, y + 0.7, 'front', 1, 2);
  for (const v of [0.3, 1.2]) {
    drawChair(
      stage,
      stand((x + X) / 2 + 0.6, y + 0.6 + v, 'left', 0.42, 0.42),
      '#4a4d50',
      stage.palette.cloth,
    );
    drawChair(
      stage,
      stand((x + X) / 2 - 1.02, y + 0.6 + v, 'right', 0.42, 0.42),
      '#4a4d50',
      stage.palette.cloth,
    );
  }
  drawTable(stage, table, 0.74, stage.palette.wood);
  const plane = side === 'left' ? X : x;
  const glass = { fill: mix(stage.palette.glass, '#ffffff', 0.5), opacity: 0.22 };
  flat(stage, alongQuad(plane, y, Y, 0, height), glass);
  flat(stage, acrossQuad(x, X, y, 0, height), glass);
  flat(stage, alongQuad(plane, y, Y, 0.9, 1.3), { fill: '#ffffff', opacity: 0.3 });
  flat(stage, acrossQuad(x, X, y, 0.9, 1.3), { fill: '#ffffff', opacity: 0.3 });
  for (let v = y; v <= Y; v += 1.2)
    box(stage, [plane - 0.025, v - 0.025, 0], [plane + 0.025, v + 0.025, height], stage.palette.frame);
  box(stage, [x, y - 0.03, height - 0.12], [X, y + 0.03, height], stage.palette.frame);
  for (const u of [x + 0.02, (x + X) / 2, X - 0.02])
    box(stage, [u - 0.025, y - 0.03, 0], [u + 0.025, y + 0.03, height], stage.palette.frame);
}

/** Draws an office: in one of four cases the large floor, else one of its rooms. */
export function drawOfficeFloor(base: Stage): void {
  const random = base.random.branch('office');
  if (random.chance(0.25)) drawDesks(base, random);
  else random.pick(officeSets)(base, random);
}

function drawDesks(base: Stage, random: Random): void {
  const room = openRoom(
    base,
    random.range(8.5, 10),
    random.range(10, 13),
    'back',
    3.2,
    0.75,
    random.pick([0, 0.22, -0.22]),
  );
  const { stage, width, depth, walls, height } = room;
  const { palette } = stage;
  drawShell(room, {
    wall: mix(palette.room, '#ffffff', 0.35),
    feature: mix(palette.feature, '#ffffff', 0.2),
  });
  drawCeiling(room);
  drawCarpet(room);
  const opening: RoomWindow = {
    patch: [width * 0.06, 0.25, width * 0.94, 2.75],
    panes: 7,
    outlook: random.pick(['town', 'town', 'hills']),
    curtain: undefined,
  };
  drawRoomWindow(room, walls.back, opening);
  drawSunlight(room, walls.back, panesOf(opening));
  const side = random.pick(['left', 'right'] as const);
  drawGlassRoom(room, side);
  const [from, to] = side === 'left' ? [3.2, width - 0.5] : [0.5, width - 3.2];
  drawShelves(
    stage,
    random,
    stand(side === 'left' ? width - 0.36 : 0.02, depth - 4.5, side === 'left' ? 'left' : 'right', 2, 0.34),
    1.5,
    palette.wood,
  );
  const long = to - from;
  for (let y = depth - 2.6; y > 1.8; y -= 2.6) {
    for (let x = from + 0.5; x < to - 0.8; x += 1.25)
      drawTaskChair(stage, stand(x, y + 1.45, 'front', 0.48, 0.48), palette.cloth);
    drawBench(
      stage,
      random,
      stand(from + 0.2, y, 'front', long - 0.4, 1.3),
      random.chance(0.5) ? '#f2efe8' : mix(palette.wood, '#ffffff', 0.35),
    );
    for (let x = from + 0.5; x < to - 0.8; x += 1.25)
      drawTaskChair(stage, stand(x, y - 0.55, 'back', 0.48, 0.48), palette.cloth);
  }
  for (const x of [0.02, width - 0.42])
    box(stage, [x, depth * 0.42, 0], [x + 0.4, depth * 0.42 + 0.4, height], tone(palette.room, -0.03), {
      fade: 0.06,
    });
  drawPottedPlant(stage, [side === 'left' ? width - 0.6 : 0.6, depth * 0.3, 0], 1.5);
  drawPottedPlant(stage, [side === 'left' ? 3 : width - 3, depth - 4.6, 0], 1.2);
}

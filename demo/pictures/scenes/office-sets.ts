/** Offices other than rows of desks: a cabin, a meeting room, a reception, a shop from within. */
import { mix } from '../colour.js';
import { drawRoomWindow, drawSunlight, panesOf, type RoomWindow } from '../daylight.js';
import { drawFloor } from '../floors.js';
import { drawBench, drawTaskChair } from '../furniture/office.js';
import { drawArt, drawPottedPlant, drawRug } from '../furniture/decor.js';
import { drawPendant } from '../furniture/lamps.js';
import { drawParts, stand } from '../furniture/placed.js';
import { drawSofa } from '../furniture/seating.js';
import { drawCupboard, drawShelves, drawTable } from '../furniture/tables.js';
import type { Random } from '../random.js';
import { drawShell, drawSkirting, openRoom, type Room } from '../room.js';
import type { Stage } from '../stage.js';
import { block } from '../wall.js';

/** A room of an office with a window on the back wall, or on the left one. */
function openOffice(base: Stage, random: Random, window: 'back' | 'left', yaw: number): Room {
  const room = openRoom(base, random.range(4.8, 5.8), random.range(4.6, 5.4), window, 2.95, 0.1, yaw);
  const { room: paint, feature, wood } = room.stage.palette;
  drawShell(room, {
    wall: mix(paint, '#ffffff', 0.3),
    feature: mix(feature, '#ffffff', random.range(0, 0.35)),
  });
  drawFloor(room, random.pick(['planks', 'tiles', 'cement']));
  drawSkirting(room, mix(paint, wood, 0.3));
  const { width, depth } = room;
  const patch =
    window === 'back'
      ? ([0.4, 0.5, width - 0.4, 2.5] as const)
      : ([depth * 0.2, 0.6, depth * 0.85, 2.4] as const);
  const opening: RoomWindow = { patch, panes: 4, outlook: 'town', curtain: undefined };
  drawRoomWindow(room, room.walls[window], opening);
  drawSunlight(room, room.walls[window], panesOf(opening));
  return room;
}

function drawCabin(base: Stage, random: Random): void {
  const room = openOffice(
    base,
    random,
    random.pick(['back', 'left'] as const),
    random.pick([0, 0.28, -0.28]),
  );
  const { stage, width, depth } = room;
  const { wood, cloth, clothTwo } = stage.palette;
  drawRug(stage, [width * 0.2, 0.8], [width * 0.8, depth - 1], clothTwo, false);
  if (room.window === 'left')
    drawShelves(stage, random, stand(width * 0.3, depth - 0.36, 'front', width * 0.5, 0.34), 2.1, wood);
  drawTaskChair(stage, stand(width / 2 - 0.24, depth - 1.5, 'front', 0.48, 0.48), '#2f343a');
  drawTable(
    stage,
    stand(width / 2 - 1, depth - 2.45, 'front', 2, 0.85),
    0.76,
    wood,
    mix(wood, '#ffffff', 0.1),
  );
  drawParts(stage, stand(width / 2 - 0.3, depth - 2.1, 'front', 0.6, 0.05), [
    { low: [0, 0, 0.8], high: [0.62, 0.04, 1.18], colour: '#23282d' },
  ]);
  for (const x of [width / 2 - 0.85, width / 2 + 0.35])
    drawTaskChair(stage, stand(x, depth - 3.2, 'back', 0.48, 0.48), cloth);
  drawPottedPlant(stage, [width - 0.45, depth - 0.6, 0], 1.7);
  drawCupboard(stage, stand(width - 0.5, depth - 3, 'left', 1.6, 0.45), 1, wood, 3);
}

function drawMeetingRoom(base: Stage, random: Random): void {
  const room = openOffice(base, random, random.pick(['left', 'back'] as const), random.pick([0, 0.3]));
  const { stage, width, depth, height, walls } = room;
  const { wood, cloth, accent } = stage.palette;
  if (room.window === 'left')
    block(stage, walls.back, [width / 2 - 1.1, 1, width / 2 + 1.1, 2.2], 0, 0.06, '#1d2227');
  const [x, y, long] = [width / 2 - 0.6, depth - 4, 3.1];
  for (let at = y + long - 0.7; at > y - 0.1; at -= 0.8) {
    drawTaskChair(stage, stand(x - 0.62, at, 'right', 0.48, 0.48), cloth);
    drawTaskChair(stage, stand(x + 1.3, at, 'left', 0.48, 0.48), cloth);
  }
  drawTable(stage, stand(x, y, 'right', long, 1.2), 0.76, wood, mix(wood, '#ffffff', 0.3));
  for (const share of [0.3, 0.7]) drawPendant(stage, [width / 2, y + long * share, 1.9], height, accent);
  drawPottedPlant(stage, [0.5, depth - 0.5, 0], 1.5);
}

function drawReception(base: Stage, random: Random): void {
  const room = openOffice(base, random, 'left', random.pick([0, 0.24, -0.24]));
  const { stage, width, depth, height, walls } = room;
  const { wood, cloth, clothTwo, accent, second } = stage.palette;
  for (let u = 0.4; u < width - 0.4; u += 0.16)
    block(stage, walls.back, [u, 0.1, u + 0.09, 2.7], 0, 0.05, wood);
  drawTaskChair(stage, stand(width / 2 - 0.2, depth - 0.9, 'front', 0.48, 0.48), '#2f343a');
  drawParts(stage, stand(width / 2 - 1.3, depth - 1.75, 'front', 2.6, 0.7), [
    { low: [0, 0, 0], high: [2.6, 0.7, 1.05], colour: second, style: { fade: 0.12 } },
    { low: [-0.08, -0.06, 1.05], high: [2.68, 0.78, 1.12], colour: '#f4efe6' },
  ]);
  for (const x of [-0.8, 0, 0.8]) drawPendant(stage, [width / 2 + x, depth - 1.4, 2], height, accent);
  drawRug(stage, [width * 0.3, 0.4], [width * 0.9, depth - 2.2], clothTwo, true);
  drawSofa(stage, stand(width - 1.05, depth - 3.9, 'left', 2, 0.9), cloth, clothTwo);
  drawPottedPlant(stage, [width - 0.5, depth - 0.5, 0], 1.9);
  drawArt(stage, stage.random.branch('art'), walls.right, [depth - 3.6, 1.4, depth - 2.2, 2.2]);
}

function drawStudioDesks(base: Stage, random: Random): void {
  const room = openOffice(base, random, 'left', random.pick([0.3, -0.2, 0]));
  const { stage, width, depth } = room;
  const { wood, cloth } = stage.palette;
  drawShelves(stage, random, stand(0.4, depth - 0.36, 'front', width - 0.8, 0.34), 1.2, wood);
  for (const y of [depth - 1.9, depth - 3.3]) {
    for (const x of [0.8, 2.1, 3.4]) drawTaskChair(stage, stand(x, y + 1.2, 'front', 0.48, 0.48), cloth);
    drawBench(stage, random, stand(0.5, y, 'front', width - 1.2, 1.1), '#f2efe8');
  }
  drawPottedPlant(stage, [width - 0.4, depth - 0.6, 0], 1.4);
}

/** The sets, to be picked from. */
export const officeSets: readonly ((base: Stage, random: Random) => void)[] = [
  drawCabin,
  drawMeetingRoom,
  drawReception,
  drawStudioDesks,
];

/** A shared room of a hostel or paying-guest house: cots, desks, lockers. */
import { stand } from '../furniture/placed.js';
import { mix } from '../colour.js';
import { drawRoomWindow, drawSunlight, panesOf, type RoomWindow } from '../daylight.js';
import { drawFloor } from '../floors.js';
import { drawBed } from '../furniture/beds.js';
import { drawArt, drawFan, drawPottedPlant, drawRug } from '../furniture/decor.js';
import { drawLamp } from '../furniture/lamps.js';
import { drawChair } from '../furniture/seating.js';
import { drawCupboard, drawShelves, drawTable } from '../furniture/tables.js';
import type { Random } from '../random.js';
import { drawShell, drawSkirting, lengthOf, openRoom, type Room, type Side } from '../room.js';
import { drawBunks, drawMess, drawRow, drawSingle, drawStudio } from './hostel-sets.js';
import type { Stage } from '../stage.js';

function drawStudyPlace(room: Room, x: number): void {
  const { stage, depth } = room;
  const { wood, cloth, accent } = stage.palette;
  const desk = stand(x, depth - 0.58, 'front', 0.95, 0.55);
  drawTable(stage, desk, 0.75, mix(wood, '#ffffff', 0.2));
  drawLamp(stage, [x + 0.2, depth - 0.3, 0.75], 0.4, accent);
  drawChair(stage, stand(x + 0.28, depth - 1.08, 'back', 0.42, 0.42), wood, cloth);
}

/** A room for two: cots on both sides of the window, or one and a table. */
function drawTwin(room: Room, random: Random): void {
  const { stage, width, depth, walls } = room;
  const { cloth, clothTwo, wood } = stage.palette;
  drawRug(stage, [width * 0.36, 0.8], [width * 0.64, depth - 1.4], clothTwo, false);
  const art = stage.random.branch('art');
  for (const side of ['left', 'right'] as const) {
    const u = depth - 1.9;
    drawArt(stage, art, walls[side], [u, 1.35, u + 0.5, 1.95]);
    if (art.chance(0.6)) drawArt(stage, art, walls[side], [u - 0.75, 1.45, u - 0.25, 1.9]);
  }
  const door = mix(wood, '#ffffff', 0.25);
  drawCupboard(stage, stand(0.02, depth - 0.55, 'front', 0.9, 0.52), 1.95, door, 2);
  if (random.chance(0.5))
    drawCupboard(stage, stand(width - 0.92, depth - 0.55, 'front', 0.9, 0.52), 1.95, door, 2);
  else drawShelves(stage, random, stand(width - 0.92, depth - 0.36, 'front', 0.9, 0.34), 1.8, wood);
  drawStudyPlace(room, width / 2 - 0.47);
  const isForTwo = random.chance(0.65);
  drawBed(stage, stand(0.04, depth - 2.75, 'front', 0.98, 2), wood, cloth, clothTwo);
  if (isForTwo)
    drawBed(
      stage,
      stand(width - 1.12, depth - 2.75, 'front', 0.98, 2),
      wood,
      mix(cloth, clothTwo, 0.5),
      clothTwo,
    );
  else drawTable(stage, stand(width - 0.7, depth - 2.4, 'left', 1.2, 0.6), 0.75, wood);
  drawPottedPlant(stage, [width - 0.35, depth - 3.1, 0], 0.8);
}

/** The sets: the wall with the window, how far the eye may be turned to the left and to the right, and what stands there. */
const sets = [
  { windows: ['back'], turns: [-0.42, 0.42], furnish: drawTwin },
  { windows: ['left'], turns: [-0.36, 0.1], furnish: drawTwin },
  { windows: ['back', 'left'], turns: [-0.36, 0.06], furnish: drawSingle },
  { windows: ['right'], turns: [0, 0.4], furnish: drawSingle },
  { windows: ['back'], turns: [-0.36, 0.36], furnish: drawBunks },
  { windows: ['left'], turns: [-0.3, 0], furnish: drawBunks },
  { windows: ['back'], turns: [-0.3, 0.3], furnish: drawRow },
  { windows: ['left'], turns: [-0.36, 0.06], furnish: drawStudio },
  { windows: ['back'], turns: [0, 0.4], furnish: drawStudio },
  { windows: ['back', 'right'], turns: [-0.3, 0.3], furnish: drawMess },
] as const;

function planWindow(room: Room, random: Random): RoomWindow {
  const { cloth, clothTwo } = room.stage.palette;
  const long = lengthOf(room, room.window);
  const [middle, half] =
    room.window === 'back'
      ? [long * random.range(0.4, 0.6), long * random.range(0.13, 0.3)]
      : [long * 0.55, long * 0.26];
  return {
    patch: [middle - half, random.pick([1, 0.9, 0.1]), middle + half, 2.25],
    panes: half > 0.8 ? 3 : 2,
    outlook: random.pick(['town', 'garden', 'hills']),
    curtain: random.pick([cloth, clothTwo, '#efe5d2']),
  };
}

/** Draws a hostel room. */
export function drawHostelRoom(base: Stage): void {
  const random = base.random.branch('hostel');
  const { windows, turns, furnish } = random.pick(sets);
  const [least, most] = turns;
  const size = [random.range(3.5, 5), random.range(3.9, 5)] as const;
  const room = openRoom(base, ...size, random.pick<Side>(windows), 2.95, 0, random.range(least, most));
  const { stage, width, depth, height, walls, window } = room;
  const { room: paint, feature, wood } = stage.palette;
  drawShell(room, {
    wall: mix(paint, '#ffffff', 0.15),
    feature: mix(feature, '#ffffff', random.range(0.1, 0.4)),
  });
  drawFloor(room, random.pick(['tiles', 'kota', 'terrazzo', 'cement']));
  drawSkirting(room, mix(paint, wood, 0.4));
  const opening = planWindow(room, random);
  drawRoomWindow(room, walls[window], opening);
  drawSunlight(room, walls[window], panesOf(opening));
  furnish(room, random);
  drawFan(stage, [width / 2, depth * 0.5, height - 0.35], height);
}

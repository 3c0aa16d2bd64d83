/** A living room with its sofa, its window and what the family keeps there. */
import { stand } from '../furniture/placed.js';
import { mix } from '../colour.js';
import { drawRoomWindow, drawSunlight, panesOf, type RoomWindow } from '../daylight.js';
import { drawFloor, floorKinds } from '../floors.js';
import { drawArt, drawFan, drawPottedPlant, drawRug } from '../furniture/decor.js';
import { drawBrassLamp, drawLamp } from '../furniture/lamps.js';
import { drawSofa, drawSwing } from '../furniture/seating.js';
import { drawCupboard, drawSetting, drawShelves, drawTable } from '../furniture/tables.js';
import { drawShell, drawSkirting, lengthOf, openRoom, type Room, type Side } from '../room.js';
import type { Random } from '../random.js';
import {
  drawBaithak,
  drawDining,
  drawGlassFront,
  drawLibrary,
  drawLounge,
  drawMediaWall,
} from './living-sets.js';
import type { Stage } from '../stage.js';
import { film } from '../wall.js';

function drawTelevisionSide(room: Room, x: number, facing: 'left' | 'right'): void {
  const { stage, walls, depth } = room;
  const from = depth * 0.34;
  const at = facing === 'right' ? 0.02 : x - 0.42;
  drawCupboard(stage, { at: [at, from, 0], facing, width: 1.9, depth: 0.4 }, 0.5, stage.palette.wood, 4);
  const wall = facing === 'right' ? walls.left : walls.right;
  film(stage, wall, [from + 0.32, 0.86, from + 1.62, 1.6], { fill: '#1c2024' }, 0.05);
  film(stage, wall, [from + 0.35, 1.2, from + 1.59, 1.57], { fill: stage.light.sky[2], opacity: 0.1 }, 0.05);
}

function drawBackWall(room: Room, windowed: boolean): void {
  const { stage, width, walls } = room;
  const random = stage.random.branch('art');
  if (windowed) return;
  const middle = width * random.range(0.42, 0.58);
  if (random.chance(0.5)) drawArt(stage, random, walls.back, [middle - 0.7, 1.3, middle + 0.7, 2.2]);
  else {
    for (let index = -1; index <= 1; index += 1) {
      drawArt(stage, random, walls.back, [
        middle + index * 0.66 - 0.27,
        1.4,
        middle + index * 0.66 + 0.27,
        2.15,
      ]);
    }
  }
}

/** What stands along the back wall: the sofa under its art, a lamp, shelves or a plant. */
function drawBackRow(room: Room, random: Random): void {
  const { stage, width, depth, window } = room;
  const { cloth, clothTwo, wood, accent } = stage.palette;
  const shaded = window === 'left' ? width - 0.4 : 0.4;
  if (random.chance(0.4) && window !== 'back') {
    drawShelves(
      stage,
      random,
      stand(window === 'left' ? width - 1.15 : 0.1, depth - 0.36, 'front', 1.05, 0.34),
      1.9,
      wood,
    );
  } else drawPottedPlant(stage, [shaded, depth - 0.4, 0], 1.7);
  drawLamp(stage, [width - shaded, depth - 0.38, 0], 1.6, accent);
  const wide = random.range(2.2, 2.6);
  const x = width / 2 - wide / 2 + random.range(-0.15, 0.15);
  drawSofa(stage, stand(x, depth - 1.1, 'front', wide, 0.92), cloth, clothTwo);
}

/** What stands nearer: table, an armchair or the swing, plants. */
function drawFront(room: Room, random: Random): void {
  const { stage, width, depth, height, window } = room;
  const { cloth, clothTwo, wood, feature } = stage.palette;
  const table = stand(width / 2 - 0.55, depth - 2.25, 'front', 1.1, 0.6);
  drawTable(stage, table, 0.4, wood);
  drawSetting(stage, table, 0.4);
  const near = window === 'left' ? 'right' : 'left';
  const x = near === 'left' ? width - 1.02 : 0.12;
  if (random.chance(0.4)) drawSwing(stage, stand(x, 1.3, near, 1.5, 0.62), height, wood, clothTwo);
  else drawSofa(stage, stand(x, depth - 2.7, near, 0.95, 0.85), mix(cloth, feature, 0.6), clothTwo);
  if (random.chance(0.5)) drawBrassLamp(stage, [width * 0.14, depth - 0.4, 0]);
  drawPottedPlant(stage, [window === 'left' ? 0.35 : width - 0.35, 0.75, 0], 1);
}

function planWindow(room: Room, random: Random): RoomWindow {
  const { cloth, clothTwo, feature } = room.stage.palette;
  const back = room.window === 'back';
  const long = lengthOf(room, room.window);
  return {
    patch: back
      ? [long * 0.16, 0.1, long * 0.84, 2.3]
      : [long * 0.2, random.pick([0.08, 0.8]), long * 0.78, 2.3],
    panes: back ? 4 : 3,
    outlook: random.pick(['hills', 'town', 'garden']),
    curtain: random.pick([clothTwo, cloth, '#efe5d2', mix(feature, '#ffffff', 0.3)]),
  };
}

/** The room as most have it: the sofa before the back wall. */
function drawSofaFirst(room: Room, random: Random): void {
  const { stage, width, depth, window } = room;
  const { cloth, clothTwo } = stage.palette;
  drawBackWall(room, window === 'back');
  const rug = random.chance(0.5) ? clothTwo : mix(cloth, '#ffffff', 0.2);
  drawRug(stage, [width * 0.22, 0.9], [width * 0.78, depth - 1], rug, random.chance(0.3));
  drawBackRow(room, random);
  drawTelevisionSide(room, width, window === 'left' ? 'left' : 'right');
  drawFront(room, random);
}

/** The sets of furniture: which side has the window, how far the eye is turned, and what stands there. */
const sets = [
  { windows: ['left', 'right', 'back'], turns: [0], furnish: drawSofaFirst },
  { windows: ['left', 'right'], turns: [0.3, -0.3], furnish: drawSofaFirst },
  { windows: ['left', 'right'], turns: [0, 0.26, -0.26], furnish: drawLounge },
  { windows: ['left', 'right'], turns: [0, 0.3, -0.3], furnish: drawDining },
  { windows: ['left', 'right'], turns: [0, 0.24, -0.24], furnish: drawBaithak },
  { windows: ['left', 'right'], turns: [0, 0.34, -0.34], furnish: drawLibrary },
  { windows: ['left', 'right'], turns: [0, 0.22, -0.22], furnish: drawMediaWall },
  { windows: ['left', 'right'], turns: [0, 0.28], furnish: drawGlassFront },
] as const;

/** Draws a living room. */
export function drawLivingRoom(base: Stage): void {
  const random = base.random.branch('living');
  const { windows, turns, furnish } = random.pick(sets);
  const window = random.pick<Side>(windows);
  const size = [random.range(4.3, 5.1), random.range(4.1, 4.9)] as const;
  const room = openRoom(base, ...size, window, 2.95, 0, random.pick<number>(turns));
  const { stage, width, depth, height, walls } = room;
  const { room: paint, feature, wood } = stage.palette;
  drawShell(room, { wall: paint, feature: random.chance(0.65) ? feature : mix(paint, feature, 0.3) });
  drawFloor(room, random.pick(floorKinds));
  drawSkirting(room, mix(paint, wood, 0.3));
  const opening = planWindow(room, random);
  drawRoomWindow(room, walls[window], opening);
  drawSunlight(room, walls[window], panesOf(opening));
  furnish(room, random);
  drawFan(stage, [width / 2, depth * 0.5, height - 0.35], height);
}

/** A bedroom: the bed under its art, wardrobe, bedside lamps, a window. */
import { stand } from '../furniture/placed.js';
import { mix } from '../colour.js';
import { drawRoomWindow, drawSunlight, panesOf, type RoomWindow } from '../daylight.js';
import { drawFloor } from '../floors.js';
import { drawBed } from '../furniture/beds.js';
import { drawArt, drawFan, drawPottedPlant, drawRug } from '../furniture/decor.js';
import { drawLamp } from '../furniture/lamps.js';
import { drawChair } from '../furniture/seating.js';
import { drawCupboard, drawTable } from '../furniture/tables.js';
import { drawShell, drawSkirting, openRoom, type Room } from '../room.js';
import type { Random } from '../random.js';
import type { Stage } from '../stage.js';
import { block, panel } from '../wall.js';

/** Upholstered or slatted panels behind the bed. */
function drawHeadWall(room: Room, middle: number): void {
  const { stage, walls } = room;
  const { cloth, wood } = stage.palette;
  const random = stage.random.branch('head');
  if (random.chance(0.5)) {
    const wide = 0.5;
    for (let index = -2; index < 2; index += 1) {
      block(
        stage,
        walls.back,
        [middle + index * wide + 0.01, 0.3, middle + (index + 1) * wide - 0.01, 1.35],
        0,
        0.06,
        mix(cloth, '#ffffff', 0.25),
        { round: 5 },
      );
    }
  } else {
    for (let u = middle - 1.5; u < middle + 1.5; u += 0.1)
      block(stage, walls.back, [u, 0.1, u + 0.06, 1.4], 0, 0.035, wood);
    panel(stage, walls.back, [middle - 1.54, 1.4, middle + 1.54, 1.45], wood, { out: 0.05 });
  }
}

function drawBedside(room: Room, random: Random, middle: number): void {
  const { stage, depth } = room;
  const { wood, accent, cloth, clothTwo, feature } = stage.palette;
  const wide = 1.75;
  for (const x of [middle - wide / 2 - 0.56, middle + wide / 2 + 0.1]) {
    drawCupboard(stage, stand(x, depth - 0.5, 'front', 0.46, 0.42), 0.5, wood, 1, 2);
    drawLamp(stage, [x + 0.23, depth - 0.28, 0.5], 0.42, accent);
  }
  const spread = random.pick([cloth, mix(feature, '#ffffff', 0.2)]);
  drawBed(stage, stand(middle - wide / 2, depth - 2.2, 'front', wide, 2.14), wood, spread, clothTwo);
}

/** The corner by the window: a desk and its chair, or a plant. */
function drawNook(room: Room, random: Random): void {
  const { stage, width, window } = room;
  const { wood, cloth } = stage.palette;
  const left = window === 'left';
  if (random.chance(0.5)) {
    drawPottedPlant(stage, [left ? 0.4 : width - 0.4, 1.2, 0], 1.3);
    return;
  }
  drawTable(stage, stand(left ? 0.06 : width - 0.56, 0.8, left ? 'right' : 'left', 1.1, 0.5), 0.74, wood);
  drawChair(stage, stand(left ? 0.62 : width - 1.02, 1.1, left ? 'left' : 'right', 0.44, 0.44), wood, cloth);
}

function drawAbove(room: Room, middle: number): void {
  const { stage, walls } = room;
  const random = stage.random.branch('art');
  if (random.chance(0.6)) drawArt(stage, random, walls.back, [middle - 0.55, 1.6, middle + 0.55, 2.3]);
  else {
    for (const side of [-0.62, 0.12]) {
      drawArt(stage, random, walls.back, [middle + side, 1.62, middle + side + 0.5, 2.28]);
    }
  }
}

/** Draws a bedroom. */
export function drawBedroom(base: Stage): void {
  const random = base.random.branch('bedroom');
  const window = random.pick(['left', 'right'] as const);
  const room = openRoom(base, random.range(3.9, 4.5), random.range(3.9, 4.5), window);
  const { stage, width, depth, height, walls } = room;
  const { room: paint, feature, clothTwo, wood } = stage.palette;
  drawShell(room, { wall: mix(paint, '#ffffff', 0.2), feature: mix(feature, paint, random.range(0, 0.45)) });
  drawFloor(room, random.pick(['planks', 'tiles', 'terrazzo', 'planks']));
  drawSkirting(room, mix(paint, wood, 0.3));
  const opening: RoomWindow = {
    patch: [depth * 0.3, random.pick([0.08, 0.85]), depth * 0.78, 2.25],
    panes: 2,
    outlook: random.pick(['hills', 'town', 'garden']),
    curtain: random.pick([clothTwo, '#f0e6d6', mix(feature, '#ffffff', 0.35)]),
  };
  drawRoomWindow(room, walls[window], opening);
  const middle = width / 2 + (window === 'left' ? 0.1 : -0.1);
  drawHeadWall(room, middle);
  drawAbove(room, middle);
  drawRug(stage, [middle - 1.5, 0.9], [middle + 1.5, depth - 0.9], mix(clothTwo, '#ffffff', 0.15), false);
  drawSunlight(room, walls[window], panesOf(opening));
  drawBedside(room, random, middle);
  const closet = stand(window === 'left' ? width - 0.62 : 0.02, depth - 2.5, window, 2.2, 0.6);
  const doors = random.pick([mix(wood, '#ffffff', 0.2), '#efe9dd', mix(feature, '#ffffff', 0.5)]);
  drawCupboard(stage, closet, 2.3, doors, 4);
  drawFan(stage, [width / 2, depth * 0.48, height - 0.35], height);
  drawNook(room, random);
}

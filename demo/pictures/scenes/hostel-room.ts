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
import { drawShell, drawSkirting, openRoom, type Room } from '../room.js';
import type { Stage } from '../stage.js';

function drawStudyPlace(room: Room, x: number): void {
  const { stage, depth } = room;
  const { wood, cloth, accent } = stage.palette;
  const desk = stand(x, depth - 0.58, 'front', 0.95, 0.55);
  drawTable(stage, desk, 0.75, mix(wood, '#ffffff', 0.2));
  drawLamp(stage, [x + 0.2, depth - 0.3, 0.75], 0.4, accent);
  drawChair(stage, stand(x + 0.28, depth - 1.08, 'back', 0.42, 0.42), wood, cloth);
}

/** Draws a hostel room. */
export function drawHostelRoom(base: Stage): void {
  const random = base.random.branch('hostel');
  const room = openRoom(base, random.range(4, 4.7), random.range(4.1, 4.8), 'back');
  const { stage, width, depth, height, walls } = room;
  const { palette } = stage;
  const { room: paint, feature, cloth, clothTwo, wood } = palette;
  drawShell(room, {
    wall: mix(paint, '#ffffff', 0.15),
    feature: mix(feature, '#ffffff', random.range(0.1, 0.4)),
  });
  drawFloor(room, random.pick(['tiles', 'kota', 'terrazzo', 'cement']));
  drawSkirting(room, mix(paint, wood, 0.4));
  const wide = width * 0.3;
  const opening: RoomWindow = {
    patch: [width / 2 - wide / 2, 1, width / 2 + wide / 2, 2.2],
    panes: 2,
    outlook: random.pick(['town', 'garden', 'hills']),
    curtain: random.pick([cloth, clothTwo]),
  };
  drawRoomWindow(room, walls.back, opening);
  drawRug(stage, [width * 0.36, 0.8], [width * 0.64, depth - 1.4], clothTwo, false);
  drawSunlight(room, walls.back, panesOf(opening));
  const art = stage.random.branch('art');
  for (const side of ['left', 'right'] as const) {
    const u = depth - 1.9;
    drawArt(stage, art, walls[side], [u, 1.35, u + 0.5, 1.95]);
    if (art.chance(0.6)) drawArt(stage, art, walls[side], [u - 0.75, 1.45, u - 0.25, 1.9]);
  }
  drawCupboard(stage, stand(0.02, depth - 0.55, 'front', 0.9, 0.52), 1.95, mix(wood, '#ffffff', 0.25), 2);
  if (random.chance(0.5))
    drawCupboard(
      stage,
      stand(width - 0.92, depth - 0.55, 'front', 0.9, 0.52),
      1.95,
      mix(wood, '#ffffff', 0.25),
      2,
    );
  else drawShelves(stage, random, stand(width - 0.92, depth - 0.36, 'front', 0.9, 0.34), 1.8, wood);
  drawStudyPlace(room, width / 2 - 0.47);
  const cots = random.chance(0.65) ? (['right', 'left'] as const) : (['right'] as const);
  for (const facing of cots) {
    const x = facing === 'right' ? 0.04 : width - 2 + 0.9;
    const cot = stand(facing === 'right' ? 0.04 : x - 0.02, depth - 2.75, 'front', 0.98, 2);
    drawBed(stage, cot, wood, facing === 'right' ? cloth : mix(cloth, clothTwo, 0.5), clothTwo);
  }
  if (cots.length === 1) drawTable(stage, stand(width - 0.7, depth - 2.4, 'left', 1.2, 0.6), 0.75, wood);
  drawFan(stage, [width / 2, depth * 0.5, height - 0.35], height);
  drawPottedPlant(stage, [width - 0.35, depth - 3.1, 0], 0.8);
}

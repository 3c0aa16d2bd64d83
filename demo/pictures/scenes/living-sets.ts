/** Ways to furnish a living room, each with a composition of its own. */
import { mix, tone } from '../colour.js';
import { drawRoomWindow, drawSunlight, panesOf, type RoomWindow } from '../daylight.js';
import { drawArt, drawPottedPlant, drawRug } from '../furniture/decor.js';
import { drawBrassLamp, drawLamp, drawPendant } from '../furniture/lamps.js';
import { drawFootShadow, drawParts, type Part, type Place, stand } from '../furniture/placed.js';
import { drawChair, drawSofa, drawSwing } from '../furniture/seating.js';
import { drawCupboard, drawSetting, drawShelves, drawTable } from '../furniture/tables.js';
import type { Random } from '../random.js';
import type { Room } from '../room.js';
import type { Stage } from '../stage.js';
import { block, panel } from '../wall.js';

const other = (side: Room['window']): 'left' | 'right' => (side === 'left' ? 'right' : 'left');

/** A sofa along one side, armchairs across from it. */
export function drawLounge(room: Room, random: Random): void {
  const { stage, width, depth, walls, window } = room;
  const { cloth, clothTwo, wood, feature } = stage.palette;
  const side = other(window);
  const art = stage.random.branch('art');
  if (window !== 'back') drawArt(stage, art, walls.back, [width * 0.2, 0.95, width * 0.8, 2.25]);
  drawCupboard(stage, stand(width * 0.28, depth - 0.44, 'front', width * 0.44, 0.42), 0.7, wood, 4);
  drawLamp(stage, [width * 0.34, depth - 0.24, 0.7], 0.45, stage.palette.accent);
  drawRug(stage, [width * 0.2, 0.7], [width * 0.8, depth - 0.8], clothTwo, false);
  const long = 2.5;
  drawSofa(
    stage,
    stand(side === 'left' ? 0.08 : width - 1, depth - 3.4, side === 'left' ? 'right' : 'left', long, 0.92),
    cloth,
    clothTwo,
  );
  drawTable(stage, stand(width / 2 - 0.4, depth - 2.8, 'right', 1.1, 0.75), 0.38, wood);
  drawSetting(stage, stand(width / 2 - 0.4, depth - 2.8, 'right', 1.1, 0.75), 0.38);
  const x = side === 'left' ? width - 1.1 : 0.22;
  for (const y of [depth - 2.15, depth - 3.3])
    drawSofa(
      stage,
      stand(x, y, side === 'left' ? 'left' : 'right', 0.95, 0.85),
      mix(feature, cloth, 0.3),
      clothTwo,
    );
  drawPottedPlant(stage, [side === 'left' ? width - 0.4 : 0.4, depth - 0.5, 0], 1.7);
  if (random.chance(0.5))
    drawLamp(stage, [side === 'left' ? 0.3 : width - 0.3, depth - 0.45, 0], 1.6, '#f2e4c4');
}

/** A dining table under its lamp, a sideboard behind. */
export function drawDining(room: Room, random: Random): void {
  const { stage, width, depth, height, walls } = room;
  const { wood, cloth, clothTwo, accent } = stage.palette;
  drawCupboard(
    stage,
    stand(width / 2 - 1.1, depth - 0.46, 'front', 2.2, 0.44),
    0.86,
    mix(wood, '#ffffff', 0.15),
    4,
  );
  drawArt(stage, stage.random.branch('art'), walls.back, [width / 2 - 0.75, 1.15, width / 2 + 0.75, 2.15]);
  for (const share of [-0.9, 0.9]) drawLamp(stage, [width / 2 + share, depth - 0.24, 0.86], 0.4, accent);
  drawPottedPlant(stage, [width - 0.4, depth - 0.5, 0], 1.6);
  drawRug(stage, [width * 0.18, 0.7], [width * 0.82, depth - 0.9], clothTwo, random.chance(0.4));
  const [wide, deep] = [random.range(1.9, 2.3), 1];
  const [x, y] = [width / 2 - wide / 2, depth - 2.75];
  const seats = [0.22, 0.62].map((share) => x + wide * share);
  for (const seat of seats) drawChair(stage, stand(seat, y + deep + 0.05, 'front', 0.46, 0.46), wood, cloth);
  drawChair(stage, stand(x - 0.52, y + 0.28, 'right', 0.46, 0.46), wood, cloth);
  drawChair(stage, stand(x + wide + 0.06, y + 0.28, 'left', 0.46, 0.46), wood, cloth);
  const table = stand(x, y, 'front', wide, deep);
  drawTable(stage, table, 0.75, wood, mix(wood, '#ffffff', 0.25));
  drawSetting(stage, table, 0.75);
  for (const seat of seats) drawChair(stage, stand(seat, y - 0.56, 'back', 0.46, 0.46), wood, cloth);
  for (const share of [0.3, 0.7]) drawPendant(stage, [x + wide * share, y + deep / 2, 1.75], height, accent);
}

/** A mattress on a low platform with bolsters along its back. */
function drawDiwan(stage: Stage, place: Place, cloth: string, bolster: string): void {
  const { width, depth } = place;
  drawFootShadow(stage, place, 0.1);
  const parts: Part[] = [
    { low: [0, 0, 0], high: [width, depth, 0.12], colour: stage.palette.wood },
    {
      low: [0.02, 0.02, 0.12],
      high: [width - 0.02, depth, 0.34],
      colour: cloth,
      style: { round: 6, fade: 0.1 },
    },
  ];
  drawParts(stage, place, parts);
  const count = Math.max(2, Math.round(width / 0.8));
  const wide = width / count;
  drawParts(
    stage,
    place,
    Array.from(
      { length: count },
      (_, index): Part => ({
        low: [index * wide + 0.05, 0.02, 0.34],
        high: [(index + 1) * wide - 0.05, 0.26, 0.66],
        colour: index % 2 ? bolster : mix(bolster, '#ffffff', 0.4),
        style: { round: 9 },
      }),
    ),
  );
}

/** The old sitting room: mattresses along the walls, a swing, brass lamps. */
export function drawBaithak(room: Room, random: Random): void {
  const { stage, width, depth, height, walls, window } = room;
  const { cloth, clothTwo, wood, feature } = stage.palette;
  const art = stage.random.branch('art');
  if (window !== 'back')
    for (const share of [0.16, 0.42, 0.68])
      drawArt(stage, art, walls.back, [width * share, 1.2, width * (share + 0.17), 1.95]);
  drawRug(stage, [width * 0.16, 0.5], [width * 0.84, depth - 1.1], clothTwo, false);
  drawDiwan(stage, stand(0.3, depth - 1, 'front', width - 0.6, 0.95), cloth, mix(feature, '#ffffff', 0.2));
  const side = other(window);
  drawDiwan(
    stage,
    stand(side === 'left' ? 0.05 : width - 0.95, depth - 3.1, side === 'left' ? 'right' : 'left', 2, 0.9),
    cloth,
    clothTwo,
  );
  for (const x of [0.35, width - 0.35]) drawBrassLamp(stage, [x, depth - 1.25, 0]);
  const swing = stand(width / 2 - 0.85, 1.15, 'front', 1.7, 0.62);
  if (random.chance(0.7)) drawSwing(stage, swing, height, wood, clothTwo);
  else drawTable(stage, stand(width / 2 - 0.5, 1.4, 'front', 1, 0.6), 0.34, wood);
  drawPottedPlant(stage, [side === 'left' ? width - 0.35 : 0.35, 1, 0], 1.2);
}

/** Books over the whole back wall, a desk before them, a chair to read in. */
export function drawLibrary(room: Room, random: Random): void {
  const { stage, width, depth, window } = room;
  const { wood, cloth, clothTwo, accent } = stage.palette;
  const third = (width - 0.3) / 3;
  for (const at of [0, 1, 2])
    drawShelves(
      stage,
      random.branch(`books ${String(at)}`),
      stand(0.15 + at * third, depth - 0.36, 'front', third, 0.34),
      at === 1 ? 1.4 : 2.5,
      wood,
    );
  drawArt(stage, stage.random.branch('art'), room.walls.back, [width / 2 - 0.5, 1.6, width / 2 + 0.5, 2.4]);
  drawRug(stage, [width * 0.18, 0.5], [width * 0.82, depth - 1], cloth, random.chance(0.5));
  drawChair(stage, stand(width / 2 - 0.25, depth - 1.25, 'front', 0.5, 0.5), wood, cloth);
  const desk = stand(width / 2 - 0.85, depth - 2.05, 'front', 1.7, 0.75);
  drawTable(stage, desk, 0.75, mix(wood, '#ffffff', 0.12));
  drawLamp(stage, [width / 2 - 0.6, depth - 1.65, 0.75], 0.42, accent);
  drawSetting(stage, desk, 0.75);
  const near = other(window);
  drawSofa(
    stage,
    stand(near === 'left' ? 0.2 : width - 1.1, 1.1, near === 'left' ? 'right' : 'left', 0.95, 0.9),
    clothTwo,
    cloth,
  );
  drawLamp(stage, [near === 'left' ? 0.35 : width - 0.35, 2.35, 0], 1.55, '#f2e4c4');
  drawPottedPlant(stage, [near === 'left' ? width - 0.4 : 0.4, 0.9, 0], 1.4);
}

/** A wall with the screen, seen from behind the sofa. */
export function drawMediaWall(room: Room, random: Random): void {
  const { stage, width, depth, walls } = room;
  const { wood, cloth, clothTwo } = stage.palette;
  const middle = width / 2;
  for (let u = middle - 1.5; u < middle + 1.5; u += 0.12)
    block(stage, walls.back, [u, 0.1, u + 0.07, 2.5], 0, 0.04, mix(wood, '#2b2320', 0.15));
  drawCupboard(stage, stand(middle - 1.15, depth - 0.42, 'front', 2.3, 0.38), 0.46, tone(wood, 0.06), 4);
  panel(stage, walls.back, [middle - 0.8, 0.86, middle + 0.8, 1.76], '#15181c', { out: 0.1 });
  panel(
    stage,
    walls.back,
    [middle - 0.76, 0.9, middle + 0.76, 1.72],
    mix('#2a323b', stage.light.sky[1], 0.2),
    { out: 0.105 },
  );
  for (const x of [0.45, width - 0.45]) drawPottedPlant(stage, [x, depth - 0.45, 0], random.range(1.2, 1.9));
  drawRug(stage, [width * 0.16, 1.3], [width * 0.84, depth - 0.8], clothTwo, false);
  const table = stand(middle - 0.55, depth - 2.3, 'front', 1.1, 0.6);
  drawTable(stage, table, 0.38, wood);
  drawSetting(stage, table, 0.38);
  drawSofa(stage, stand(middle - 1.2, depth - 3.85, 'back', 2.4, 0.95), cloth, clothTwo);
}

/** A glass front over the whole back wall; the seats stand aside. */
export function drawGlassFront(room: Room, random: Random): void {
  const { stage, width, depth, walls } = room;
  const { wood, cloth, clothTwo, feature } = stage.palette;
  const opening: RoomWindow = {
    patch: [0.35, 0.06, width - 0.35, 2.55],
    panes: 4,
    outlook: random.pick(['hills', 'town']),
    curtain: random.pick(['#efe5d2', mix(feature, '#ffffff', 0.4)]),
  };
  drawRoomWindow(room, walls.back, opening);
  drawRug(stage, [width * 0.1, 0.8], [width * 0.7, depth - 0.9], clothTwo, true);
  drawSunlight({ ...room, window: 'back' }, walls.back, panesOf(opening));
  drawPottedPlant(stage, [width - 0.5, depth - 0.6, 0], 1.9);
  drawSofa(stage, stand(0.08, depth - 3, 'right', 2.3, 0.92), cloth, clothTwo);
  const table = stand(width * 0.36, depth - 2.5, 'right', 1.1, 0.7);
  drawTable(stage, table, 0.36, wood);
  drawSetting(stage, table, 0.36);
  drawChair(stage, stand(width - 1.25, depth - 1.9, 'left', 0.6, 0.6), wood, mix(feature, cloth, 0.4));
  drawChair(stage, stand(width - 1.25, depth - 2.9, 'left', 0.6, 0.6), wood, mix(feature, cloth, 0.4));
}

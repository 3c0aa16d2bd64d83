/** Ways to furnish a room of a paying-guest house: for one, for two, in bunks, in a row. */
import { mix } from '../colour.js';
import { drawBed } from '../furniture/beds.js';
import { drawArt, drawPottedPlant, drawRug } from '../furniture/decor.js';
import { drawLamp } from '../furniture/lamps.js';
import { drawFootShadow, drawParts, type Part, type Place, stand } from '../furniture/placed.js';
import { drawChair, drawSofa } from '../furniture/seating.js';
import { drawCupboard, drawShelves, drawTable } from '../furniture/tables.js';
import type { Random } from '../random.js';
import type { Room } from '../room.js';
import type { Stage } from '../stage.js';

const pale = (room: Room): string => mix(room.stage.palette.wood, '#ffffff', 0.25);

/** Two beds one above the other, with a ladder. */
function drawBunk(stage: Stage, place: Place, frame: string, cloth: string, pillow: string): void {
  const { width, depth } = place;
  drawFootShadow(stage, place, 0.1);
  const bed = (z: number, spread: string): Part[] => [
    { low: [0, 0, z], high: [width, depth, z + 0.1], colour: frame },
    {
      low: [0.04, 0.04, z + 0.1],
      high: [width - 0.04, depth - 0.04, z + 0.26],
      colour: '#f7f2e8',
      style: { round: 5 },
    },
    { low: [0.1, 0.1, z + 0.26], high: [width - 0.1, 0.5, z + 0.4], colour: pillow, style: { round: 6 } },
    {
      low: [0.02, 0.7, z + 0.16],
      high: [width - 0.02, depth - 0.02, z + 0.3],
      colour: spread,
      style: { round: 6, fade: 0.06 },
    },
  ];
  const posts = [0, width - 0.07].flatMap((a) =>
    [0, depth - 0.07].map((b): Part => ({ low: [a, b, 0], high: [a + 0.07, b + 0.07, 1.95], colour: frame })),
  );
  drawParts(
    stage,
    place,
    posts.filter(({ low }) => low[1] === 0),
  );
  for (const part of bed(0.28, cloth)) drawParts(stage, place, [part]);
  for (const part of bed(1.35, mix(cloth, pillow, 0.4))) drawParts(stage, place, [part]);
  drawParts(stage, place, [
    ...posts.filter(({ low }) => low[1] > 0),
    { low: [0, depth - 0.05, 1.72], high: [width, depth, 1.78], colour: frame },
    ...[0.35, 0.65, 0.95, 1.25].map(
      (z): Part => ({
        low: [width * 0.3, depth, z],
        high: [width * 0.7, depth + 0.04, z + 0.05],
        colour: frame,
      }),
    ),
  ]);
}

/** A room for one: a bed along the side, a desk under the window. */
export function drawSingle(room: Room, random: Random): void {
  const { stage, width, depth, walls } = room;
  const { wood, cloth, clothTwo, accent } = stage.palette;
  drawRug(stage, [width * 0.4, 0.7], [width * 0.85, depth - 1.3], clothTwo, true);
  if (room.window !== 'left')
    drawArt(stage, stage.random.branch('art'), walls.left, [depth - 2.4, 1.3, depth - 1.4, 2]);
  drawShelves(stage, random, stand(0.05, depth - 0.36, 'front', 0.95, 0.34), 2.05, wood);
  const desk = stand(width / 2 - 0.6, depth - 0.62, 'front', 1.5, 0.58);
  drawTable(stage, desk, 0.75, pale(room));
  drawLamp(stage, [width / 2 - 0.3, depth - 0.32, 0.75], 0.42, accent);
  drawChair(stage, stand(width / 2 + 0.05, depth - 1.2, 'back', 0.46, 0.46), wood, cloth);
  drawCupboard(stage, stand(width - 0.6, depth - 2.2, 'left', 1.5, 0.56), 2.2, pale(room), 3);
  drawBed(stage, stand(0.06, depth - 3.1, 'front', 1.15, 2.1), wood, cloth, clothTwo);
  drawPottedPlant(stage, [width - 0.4, depth - 2.7, 0], 1.1);
}

/** Bunks on both sides or on one, lockers on the other. */
export function drawBunks(room: Room, random: Random): void {
  const { stage, width, depth } = room;
  const { wood, cloth, clothTwo } = stage.palette;
  const frame = random.pick(['#3f4a52', '#7b858c', wood, '#2f5d62']);
  drawRug(stage, [width * 0.38, 0.6], [width * 0.62, depth - 1], clothTwo, false);
  drawTable(stage, stand(width / 2 - 0.5, depth - 0.55, 'front', 1, 0.5), 0.75, pale(room));
  drawChair(stage, stand(width / 2 - 0.22, depth - 1.05, 'back', 0.44, 0.44), wood, cloth);
  const isBoth = random.chance(0.55);
  drawBunk(stage, stand(0.05, depth - 2.5, 'front', 1.05, 2.1), frame, cloth, clothTwo);
  if (isBoth)
    drawBunk(
      stage,
      stand(width - 1.1, depth - 2.5, 'front', 1.05, 2.1),
      frame,
      mix(cloth, clothTwo, 0.5),
      clothTwo,
    );
  else drawCupboard(stage, stand(width - 0.56, depth - 3, 'left', 2.6, 0.52), 2, pale(room), 5, 2);
}

/** Cots in a row along one side, lockers along the other. */
export function drawRow(room: Room, random: Random): void {
  const { stage, width, depth } = room;
  const { wood, cloth, clothTwo } = stage.palette;
  const isLeft = random.chance(0.5);
  for (let y = depth - 1.05; y > 0.6; y -= 1.3) {
    drawBed(
      stage,
      stand(isLeft ? 0.05 : width - 2.05, y, isLeft ? 'right' : 'left', 0.92, 2),
      wood,
      random.pick([cloth, clothTwo, mix(cloth, '#ffffff', 0.25)]),
      clothTwo,
    );
    drawCupboard(
      stage,
      stand(isLeft ? width - 0.5 : 0.02, y, isLeft ? 'left' : 'right', 1.05, 0.46),
      1.75,
      pale(room),
      2,
    );
  }
}

/** Bed in the middle, desks on both sides. */
export function drawStudio(room: Room, random: Random): void {
  const { stage, width, depth, walls } = room;
  const { wood, cloth, clothTwo, accent, feature } = stage.palette;
  if (room.window !== 'back') drawArt(stage, stage.random.branch('art'), walls.back, [0.35, 1.3, 1.05, 2]);
  drawRug(stage, [width * 0.2, 0.5], [width * 0.8, depth - 1.2], mix(feature, '#ffffff', 0.4), false);
  drawCupboard(stage, stand(width - 0.62, depth - 1.9, 'left', 1.8, 0.6), 2.25, pale(room), 3);
  drawBed(stage, stand(width * 0.3, depth - 2.2, 'front', 1.5, 2.1), wood, cloth, clothTwo);
  drawTable(stage, stand(0.05, depth - 3, 'right', 1.5, 0.58), 0.75, pale(room));
  drawLamp(stage, [0.3, depth - 2.4, 0.75], 0.42, accent);
  drawChair(stage, stand(0.7, depth - 2.5, 'left', 0.46, 0.46), wood, clothTwo);
  if (random.chance(0.6)) drawSofa(stage, stand(width - 1.05, 0.9, 'left', 0.95, 0.85), clothTwo, cloth);
  else drawPottedPlant(stage, [width - 0.45, 1.2, 0], 1.3);
}

/** The common room: a long table where all eat. */
export function drawMess(room: Room, random: Random): void {
  const { stage, width, depth, walls } = room;
  const { wood, cloth, clothTwo } = stage.palette;
  drawArt(stage, stage.random.branch('art'), walls.left, [depth - 2.6, 1.2, depth - 1.4, 2]);
  drawShelves(stage, random, stand(width - 0.36, depth - 2, 'left', 1.6, 0.34), 1.7, wood);
  const [x, long] = [width / 2 - 0.5, 2.7];
  const y = depth - 3.3;
  for (let at = y + long - 0.6; at > y; at -= 0.75) {
    drawChair(stage, stand(x - 0.55, at, 'right', 0.46, 0.46), wood, cloth);
    drawChair(stage, stand(x + 1.08, at, 'left', 0.46, 0.46), wood, clothTwo);
  }
  const table = stand(x, y, 'right', long, 1);
  drawTable(stage, table, 0.75, pale(room));
  drawPottedPlant(stage, [0.45, depth - 0.5, 0], 1.6);
}

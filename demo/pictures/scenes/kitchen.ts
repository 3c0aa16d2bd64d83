/** A kitchen with its stone platform, tiles, stove and steel. */
import { stand } from '../furniture/placed.js';
import { mix, tone } from '../colour.js';
import { drawRoomWindow, drawSunlight, panesOf, type RoomWindow } from '../daylight.js';
import { drawFloor } from '../floors.js';
import { drawFan, drawPottedPlant } from '../furniture/decor.js';
import { drawPendant } from '../furniture/lamps.js';
import {
  drawChimney,
  drawCounter,
  drawJars,
  drawRefrigerator,
  drawStove,
  drawWallCabinets,
} from '../furniture/kitchen.js';
import { drawChair } from '../furniture/seating.js';
import { drawSetting, drawTable } from '../furniture/tables.js';
import { lit } from '../light.js';
import { drawShell, openRoom, type Room, type Side } from '../room.js';
import type { Random } from '../random.js';
import type { Stage } from '../stage.js';
import { films, type Patch, panel } from '../wall.js';

/** Glazed tiles between the platform and the cabinets. */
function drawTiles(room: Room, side: Side, from: number, to: number): void {
  const { stage } = room;
  const random = stage.random.branch(`tiles${side}`);
  const wall = room.walls[side];
  const base = mix(stage.palette.feature, '#ffffff', 0.55);
  panel(stage, wall, [from, 0.85, to, 1.5], base, { out: 0.005 });
  const groups: Patch[][] = [[], [], []];
  const high = 0.108;
  for (let row = 0; row < 6; row += 1) {
    for (let u = from - (row % 2) * 0.11; u < to; u += 0.22) {
      const tile: Patch = [
        Math.max(from, u + 0.006),
        0.85 + row * high + 0.006,
        Math.min(to, u + 0.214),
        0.85 + (row + 1) * high - 0.006,
      ];
      if (tile[2] > tile[0]) groups[random.int(0, 2)]?.push(tile);
    }
  }
  const shades = [tone(base, 0.25), tone(base, -0.05), mix(base, stage.palette.feature, 0.35)];
  groups.forEach((tiles, index) =>
    films(stage, wall, tiles, { fill: lit(stage.light, shades[index] ?? base, wall.out) }, 0.008),
  );
}

function drawMiddle(room: Room): void {
  const { stage, width, depth } = room;
  const random = stage.random.branch('middle');
  const { wood, cloth } = stage.palette;
  const table = stand(width * 0.5 - 0.55, depth - 2.9, 'front', 1.15, 0.8);
  drawChair(
    stage,
    { at: [table.at[0] + 0.12, table.at[1] + 0.72, 0], facing: 'front', width: 0.42, depth: 0.42 },
    wood,
    cloth,
  );
  drawChair(
    stage,
    { at: [table.at[0] + 0.62, table.at[1] + 0.72, 0], facing: 'front', width: 0.42, depth: 0.42 },
    wood,
    cloth,
  );
  drawTable(stage, table, 0.76, wood, random.chance(0.5) ? '#f1ede4' : wood);
  drawSetting(stage, table, 0.76);
  drawChair(
    stage,
    { at: [table.at[0] + 0.36, table.at[1] - 0.4, 0], facing: 'back', width: 0.42, depth: 0.42 },
    wood,
    cloth,
  );
}

interface Fronts {
  readonly lower: string;
  readonly upper: string;
  readonly stone: string;
}

function chooseFronts(stage: Stage, random: Random): Fronts {
  const { cloth, feature, wood, second, room } = stage.palette;
  const lower = random.pick([
    cloth,
    feature,
    '#efe9dc',
    mix(wood, '#ffffff', 0.15),
    mix(second, '#ffffff', 0.15),
  ]);
  return {
    lower,
    upper: random.chance(0.5) ? lower : mix(room, '#ffffff', 0.4),
    stone: random.pick(['#2f3134', '#4b4540', '#d8d2c8', '#3c4a44']),
  };
}

/** The platform along the back wall. */
function drawBackRun(room: Room, random: Random, fronts: Fronts, long: 'left' | 'right'): void {
  const { stage, width, depth, window } = room;
  const across = stand(0, depth - 0.6, 'front', width, 0.6);
  drawCounter(stage, across, fronts.lower, fronts.stone);
  const hang = (from: number, to: number) =>
    drawWallCabinets(stage, stand(from, depth - 0.34, 'front', to - from, 0.34), fronts.upper);
  if (window === 'back') {
    hang(0, width * 0.3);
    hang(width * 0.76, width);
  } else hang(long === 'left' ? 0.36 : 0.3, width - 0.3);
  drawJars(stage, random, across, width * 0.3, width * 0.8, 0.85);
}

/** The platform along a side wall, with the stove under its chimney. */
function drawSideRun(room: Room, random: Random, fronts: Fronts, long: 'left' | 'right'): void {
  const { stage, width, depth, height } = room;
  const facing = long === 'left' ? 'right' : 'left';
  const run = stand(long === 'left' ? 0 : width - 0.6, 1.5, facing, depth - 2.1, 0.6);
  drawCounter(stage, run, fronts.lower, fronts.stone);
  const place = run.width * 0.42;
  const x = long === 'left' ? 0 : width - 0.34;
  drawWallCabinets(stage, stand(x, 1.5 + place + 0.8, facing, run.width - place - 0.2, 0.34), fronts.upper);
  drawChimney(stage, run, place, height);
  drawStove(stage, random, run, place);
  if (place > 0.6) drawWallCabinets(stage, stand(x, 1.5, facing, place - 0.06, 0.34), fronts.upper);
  drawPottedPlant(stage, [long === 'left' ? 0.3 : width - 0.3, 1.8, 0.85], 0.5);
}

/** Draws a kitchen. */
export function drawKitchen(base: Stage): void {
  const random = base.random.branch('kitchen');
  const window = random.pick(['back', 'left', 'right'] as const);
  const room = openRoom(base, random.range(3.1, 3.9), random.range(3.7, 4.3), window);
  const { stage, width, depth, height, walls } = room;
  const { room: paint, feature, accent } = stage.palette;
  const fronts = chooseFronts(stage, random);
  drawShell(room, { wall: paint, feature: mix(paint, feature, 0.25) });
  drawFloor(room, random.pick(['tiles', 'kota', 'cement', 'terrazzo']));
  const [from, to] = window === 'back' ? [width * 0.34, width * 0.72] : [depth * 0.36, depth * 0.66];
  const opening: RoomWindow = {
    patch: [from, 1.08, to, 2.15],
    panes: 2,
    outlook: random.pick(['garden', 'town', 'hills']),
    curtain: undefined,
  };
  const long = window === 'left' ? 'right' : 'left';
  drawTiles(room, 'back', 0, width);
  drawTiles(room, long, 0.9, depth);
  drawRoomWindow(room, walls[window], opening);
  drawSunlight(room, walls[window], panesOf(opening));
  drawBackRun(room, random, fronts, long);
  drawSideRun(room, random, fronts, long);
  const cold = stand(long === 'left' ? width - 0.72 : 0.02, depth - 1.4, long, 0.7, 0.7);
  drawRefrigerator(stage, cold, random.pick(['#b9bec2', '#8d3b3b', '#e7e5e0', '#5c6b74']));
  if (random.chance(0.5)) drawFan(stage, [width / 2, depth * 0.45, height - 0.35], height);
  else drawPendant(stage, [width / 2, depth - 2.5, 1.95], height, accent);
  if (width > 3.2) drawMiddle(room);
}

/** The inside of a godown: racks to the roof, an aisle, the open shutter at its end. */
import { mix, tone } from '../colour.js';
import { drawFan } from '../furniture/decor.js';
import { project, type Vec } from '../perspective.js';
import { alongQuad, levelQuad } from '../quads.js';
import type { Random } from '../random.js';
import { level, openRoom, type Room } from '../room.js';
import { drawShutter } from '../shutter.js';
import { box, contactShadow, face, flat } from '../solids.js';
import type { Stage } from '../stage.js';
import { film, films, type Patch, panel } from '../wall.js';

function drawRack(stage: Stage, random: Random, x: number, from: number, to: number, tall: number): void {
  const { accent, second } = stage.palette;
  for (let y = to - 2.4; y >= from; y -= 2.4) {
    for (let z = 0.1; z < tall; z += 1.5) {
      for (const offset of [1.25, 0.1]) {
        if (random.chance(0.2)) continue;
        const high = random.range(0.7, 1.2);
        box(
          stage,
          [x + 0.1, y + offset, z + 0.12],
          [x + 1.1, y + offset + 1, z + 0.12 + high],
          random.pick(['#bd9361', '#cda673', '#ab8050', '#dcc6a0', mix(second, '#d8d2c6', 0.5)]),
          { fade: 0.06 },
        );
      }
      box(stage, [x, y, z], [x + 1.2, y + 2.4, z + 0.12], accent);
    }
    for (const at of [x, x + 1.12]) box(stage, [at, y, 0], [at + 0.08, y + 0.08, tall + 0.6], '#3f6b8c');
  }
}

/** The steel of the roof with its strips of daylight. */
function drawRoofSteel({ stage, width, depth, height }: Room): void {
  for (let x = 2; x < width - 1; x += 3.6) {
    flat(stage, levelQuad(x, -0.8, x + 0.9, depth, height - 0.02), {
      fill: stage.light.sky[3],
      opacity: 0.8,
    });
  }
  for (let y = depth - 1; y > 0; y -= 4) {
    box(stage, [0, y, height - 0.6], [width, y + 0.15, height - 0.4], '#7f8789');
    const zigzag: Vec[] = [];
    for (let x = 0; x < width; x += 1.5) zigzag.push([x, y, height - 0.4], [x + 0.75, y, height]);
    stage.canvas.lines([zigzag.map((point) => project(stage.camera, point))], '#7f8789', 2);
  }
}

function drawHall(room: Room): void {
  const { stage, width, depth, height, walls } = room;
  const { light, palette } = stage;
  const sheet = mix(palette.second, '#cfd3d2', 0.72);
  face(stage, level(room, height), mix(sheet, '#ffffff', 0.25), { normal: [0, 0, 0.1] });
  face(stage, alongQuad(0, -0.9, depth, 0, height), sheet, { normal: [1, 0, 0], fade: 0.1 });
  face(stage, alongQuad(width, -0.9, depth, 0, height), sheet, { normal: [-1, 0, 0], fade: 0.1 });
  panel(stage, walls.back, [0, 0, width, height], sheet, { fade: 0.1 });
  const folds: Patch[] = [];
  for (let u = 0; u < width; u += 0.4) folds.push([u, 0, u + 0.1, height]);
  films(stage, walls.back, folds, { fill: light.shadow, opacity: 0.1 });
  film(stage, walls.back, [5.2, 0, 9.8, 4.6], { fill: light.sky[3] });
  film(stage, walls.back, [5.2, 0, 9.8, 1.1], { fill: mix(palette.leaf, light.haze, 0.5) });
  drawShutter(stage, walls.back, [5.2, 4.2, 9.8, 5.2], palette.accent, 0);
  drawRoofSteel(room);
  face(stage, level(room, 0), '#b9b5ac', { normal: [0, 0, 1], fade: 0.1 });
  const shine: Vec[] = [
    [5.2, depth, 0.01],
    [9.8, depth, 0.01],
    [11.2, depth - 11, 0.01],
    [3.8, depth - 11, 0.01],
  ];
  flat(stage, shine, { fill: light.sky[3], opacity: 0.35 });
  for (const x of [4.2, 10.7]) flat(stage, levelQuad(x, -0.8, x + 0.12, depth, 0.02), { fill: '#e5b63c' });
}

/** Draws the inside of a warehouse. */
export function drawStore(base: Stage): void {
  const random = base.random.branch('inside');
  const room = openRoom(base, 15, 26, 'back', 7.6, 0.6);
  const { stage, width, depth, height } = room;
  drawHall(room);
  for (const x of [0.6, width - 1.8]) drawRack(stage, random, x, 2.6, depth - 1, 4.4);
  for (const x of [2.7, width - 3.9]) drawRack(stage, random, x, 6.4, depth - 1, 4.4);
  drawFan(stage, [width / 2, 9, height - 1.2], height);
  for (let pile = random.int(3, 5); pile > 0; pile -= 1) {
    const [x, y] = [random.range(4.8, 8.8), 4 + pile * 2.4];
    const card = tone('#c79f6d', random.range(-0.1, 0.1));
    contactShadow(stage, [x, y, 0.01], [x + 1.1, y + 1, 0], 0.12, 1.6);
    box(stage, [x, y, 0], [x + 1.1, y + 1, 0.14], '#9c7443');
    box(stage, [x + 0.05, y + 0.05, 0.14], [x + 1.05, y + 0.95, random.range(0.7, 1.2)], card, {
      fade: 0.06,
    });
  }
}

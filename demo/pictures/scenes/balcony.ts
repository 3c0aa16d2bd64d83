/** A balcony from its door: rail, plants, a chair or the swing, and the view. */
import { acrossQuad, alongQuad, levelQuad } from '../quads.js';
import { stand } from '../furniture/placed.js';
import { mix, tone } from '../colour.js';
import { type Outlook, drawOutlook } from '../daylight.js';
import { drawFloor } from '../floors.js';
import { drawPottedPlant, drawRug } from '../furniture/decor.js';
import { drawBrassLamp, drawPendant } from '../furniture/lamps.js';
import { drawChair, drawSofa, drawSwing } from '../furniture/seating.js';
import { drawSetting, drawTable } from '../furniture/tables.js';
import { drawFronds } from '../palm.js';
import { project, projectPolygon, type Vec } from '../perspective.js';
import { level, openRoom, type Room } from '../room.js';
import { box, face } from '../solids.js';
import { HEIGHT, type Stage, WIDTH } from '../stage.js';
import { film, films, type Patch } from '../wall.js';

function drawRail(room: Room, kind: 'glass' | 'bars' | 'jaali'): void {
  const { stage, width, depth, walls } = room;
  const { frame, trim, second, glass } = stage.palette;
  const back = walls.back;
  if (kind === 'glass') {
    film(stage, back, [0, 0.08, width, 1.02], { fill: mix(glass, stage.light.sky[3], 0.5), opacity: 0.34 });
    films(
      stage,
      back,
      [
        [0.3, 0.5, 0.7, 1],
        [1.9, 0.2, 2.1, 1],
      ],
      { fill: '#ffffff', opacity: 0.18 },
    );
    for (let x = 0; x <= width; x += width / 4)
      box(stage, [x - 0.025, depth - 0.03, 0], [x + 0.025, depth + 0.03, 1.04], frame);
  } else if (kind === 'bars') {
    for (let x = 0.06; x < width; x += 0.12)
      box(stage, [x - 0.011, depth - 0.012, 0.08], [x + 0.011, depth + 0.012, 1.02], frame);
    box(stage, [0, depth - 0.02, 0.08], [width, depth + 0.02, 0.12], frame);
  } else {
    box(stage, [0, depth - 0.06, 0], [width, depth + 0.06, 0.3], second, { fade: 0.1 });
    const bars: Patch[] = [];
    const step = width / Math.round(width / 0.24);
    for (let u = 0; u < width - 0.01; u += step) {
      bars.push([u, 0.3, u + 0.05, 1]);
      for (let v = 0.3; v < 0.98; v += 0.175)
        bars.push([u, v, u + step, v + 0.045], [u + step * 0.42, v + 0.045, u + step * 0.62, v + 0.14]);
    }
    films(stage, back, bars, { fill: tone(trim, -0.12) });
  }
  box(stage, [0, depth - 0.05, 1.02], [width, depth + 0.05, 1.1], kind === 'jaali' ? second : frame);
}

function drawSides(room: Room, open: 'left' | 'right' | 'none'): void {
  const { stage, width, depth, height } = room;
  const { wall, trim } = stage.palette;
  face(stage, level(room, height), mix(wall, '#ffffff', 0.4), { normal: [0, 0, 0.1] });
  const inner = (x: number, side: 'left' | 'right', normal: Vec) => {
    const top = open === side ? 1.02 : height;
    face(stage, alongQuad(x, -0.9, depth, 0, top), wall, { normal, fade: 0.12 });
    if (open === side) box(stage, [x - 0.07, -0.9, 1.02], [x + 0.07, depth, 1.1], trim);
  };
  inner(0, 'left', [1, 0, 0]);
  inner(width, 'right', [-1, 0, 0]);
  face(stage, acrossQuad(0, width, depth, height, height - 0.22), trim, { normal: [0, -1, 0] });
  face(
    stage,
    [
      [-0.02, depth, height - 0.22],
      [width, depth, height - 0.22],
      [width, depth + 0.2, height - 0.22],
      [0, depth + 0.2, height - 0.22],
    ],
    tone(trim, -0.3),
    { normal: [0, 0, -1] },
  );
}

function drawHangingPot(stage: Stage, hook: Vec): void {
  const random = stage.random.branch(`hang${hook[0].toFixed(2)}`);
  const [x, y] = project(stage.camera, hook);
  const pot: Vec = [hook[0], hook[1], hook[2] - 0.7];
  const [px, py] = project(stage.camera, pot);
  stage.canvas.lines(
    [
      [
        [x, y],
        [px - 22, py],
      ],
      [
        [x, y],
        [px + 22, py],
      ],
    ],
    '#7a6a54',
    2,
  );
  box(
    stage,
    [pot[0] - 0.12, pot[1] - 0.1, pot[2] - 0.18],
    [pot[0] + 0.12, pot[1] + 0.1, pot[2]],
    stage.palette.accent,
    { round: 5 },
  );
  drawFronds(stage, random, [px, py], 120, 9, 3, 1.5);
}

function drawSeats(room: Room): void {
  const { stage, width, depth, height } = room;
  const { wood, cloth, clothTwo } = stage.palette;
  const random = stage.random.branch('seats');
  const kind = random.int(0, 2);
  if (kind === 0) {
    drawSwing(stage, stand(width / 2 - 0.75, depth - 1.05, 'front', 1.5, 0.6), height, wood, clothTwo);
  } else if (kind === 1) {
    const table = stand(width / 2 - 0.32, depth - 0.95, 'front', 0.64, 0.55);
    drawChair(stage, stand(width / 2 - 0.95, depth - 0.95, 'right', 0.5, 0.5), wood, cloth);
    drawChair(stage, stand(width / 2 + 0.48, depth - 0.95, 'left', 0.5, 0.5), wood, cloth);
    drawTable(stage, table, 0.68, wood);
    drawSetting(stage, { ...table, width: 0.6 }, 0.68);
  } else {
    drawRug(stage, [width * 0.2, 0.3], [width * 0.8, depth - 0.2], clothTwo, false);
    drawSofa(stage, stand(0.12, depth - 1.35, 'right', 1.1, 0.78), cloth, clothTwo);
    drawTable(stage, stand(width * 0.5, depth - 1, 'front', 0.6, 0.5), 0.42, wood);
  }
}

/** Draws a balcony. */
export function drawBalconyView(base: Stage): void {
  const random = base.random.branch('balcony');
  const room = openRoom(base, random.range(3.1, 4), random.range(2.2, 2.7), 'back', 2.8);
  const { stage, width, depth, height } = room;
  const outlook = random.pick<Outlook>(['hills', 'town', 'town', 'hills']);
  const outside: Stage = { ...stage, light: base.light };
  drawOutlook(
    outside,
    [
      [0, 0],
      [WIDTH, 0],
      [WIDTH, HEIGHT],
      [0, HEIGHT],
    ],
    outlook,
  );
  drawFloor(room, random.pick(['terrazzo', 'kota', 'cement', 'planks']));
  const glow = projectPolygon(stage.camera, levelQuad(0, depth * 0.3, width, depth));
  stage.canvas.polygon(glow, { fill: stage.light.sky[3], opacity: 0.22 });
  drawRail(room, random.pick(['glass', 'bars', 'jaali']));
  drawSides(room, random.pick(['left', 'right', 'none', 'none']));
  drawHangingPot(stage, [random.range(width * 0.14, width * 0.24), depth - 0.35, height]);
  if (random.chance(0.5))
    drawHangingPot(stage, [random.range(width * 0.76, width * 0.86), depth - 0.35, height]);
  for (const share of [0.08, 0.2, 0.8, 0.92])
    drawPottedPlant(stage, [width * share, depth - 0.26, 0], random.range(0.55, 1.25));
  drawSeats(room);
  if (random.chance(0.5)) drawPendant(stage, [width / 2, depth * 0.45, 2.15], height, stage.palette.accent);
  if (random.chance(0.4)) drawBrassLamp(stage, [width * 0.9, 0.9, 0]);
  drawPottedPlant(stage, [width * random.pick([0.09, 0.91]), 0.7, 0], 1.1);
}

/** A tall block of flats over its street, others in the haze behind. */
import { drawBlock, planBlock, sizeOf } from '../block-plan.js';
import { mix } from '../colour.js';
import { drawHedge, drawTree } from '../foliage.js';
import { drawNearLeaves, drawPalm } from '../palm.js';
import { levelCamera, type Vec } from '../perspective.js';
import { drawFarTown, drawHills, drawSky } from '../sky.js';
import { drawForeground } from '../site.js';
import { box } from '../solids.js';
import { seenBy, type Stage } from '../stage.js';
import { drawFence, drawGround, drawPatch, drawRoad, drawStreetLamp } from '../street.js';
import { drawCar } from '../vehicle.js';
import { film, films, type Patch, type Wall } from '../wall.js';

/** A sister tower without detail, faded by distance. */
function drawSister(stage: Stage, low: Vec, high: Vec, fade: number): void {
  const pale = (colour: string) => mix(colour, stage.light.haze, fade);
  const wide = high[0] - low[0];
  box(
    stage,
    [low[0] + wide * 0.3, low[1] + 2, high[2]],
    [low[0] + wide * 0.6, high[1] - 2, high[2] + 2.6],
    pale(mix(stage.palette.wall, stage.palette.second, 0.3)),
  );
  box(stage, low, high, pale(stage.palette.wall), { fade: 0.1 });
  const random = stage.random.branch(`sister${low.join()}`);
  const front: Wall = { origin: low, along: [1, 0, 0], out: [0, -1, 0] };
  const [lit, dark, sills]: [Patch[], Patch[], Patch[]] = [[], [], []];
  for (let v = 2; v < high[2] - low[2] - 2; v += 3.1) {
    for (let u = 1; u < wide - 2; u += 3.4) {
      (random.chance(stage.light.glow * 0.8) ? lit : dark).push([u, v, u + 2.2, v + 1.7]);
      sills.push([u - 0.3, v - 0.4, u + 2.6, v]);
    }
  }
  films(stage, front, lit, { fill: pale('#ffd58c') });
  films(stage, front, dark, { fill: pale(mix(stage.palette.glass, '#33414d', 0.4)) });
  films(stage, front, sills, { fill: pale(stage.palette.trim) });
}

function drawPodium(stage: Stage, low: Vec, width: number): void {
  const { second, trim } = stage.palette;
  box(stage, [low[0] - 2.5, low[1] - 2.5, 0], [low[0] + width + 2.5, low[1], 4], second, {
    fade: 0.18,
  });
  const wall: Wall = { origin: [low[0] - 2.5, low[1] - 2.5, 0], along: [1, 0, 0], out: [0, -1, 0] };
  const random = stage.random.branch('podium');
  for (let u = 0.8; u < width + 3; u += 3.6) {
    film(stage, wall, [u, 0.3, u + 2.8, 3], {
      fill: random.chance(stage.light.glow + 0.1) ? '#ffd99a' : '#3a4248',
    });
    film(stage, wall, [u, 2.2, u + 2.8, 3], { fill: stage.light.shadow, opacity: 0.35 });
  }
  box(stage, [low[0] - 2.8, low[1] - 2.8, 4], [low[0] + width + 2.8, low[1], 4.5], trim);
  drawHedge(stage, [low[0] - 1.8, low[1] - 2, 4.5], [low[0] + width + 2, low[1] - 2, 4.5], 0.9);
}

function drawForecourt(stage: Stage, width: number, gate: number): void {
  const random = stage.random.branch('forecourt');
  for (let x = -34; x < width + 40; x += random.range(5, 8)) {
    const y = random.range(-11.5, -6.5);
    if (x > gate - 3 && x < gate + 9) continue;
    if (random.chance(0.3)) drawPalm(stage, [x, y, 0], random.range(7, 11));
    else
      drawTree(
        stage,
        [x, y, 0],
        random.range(4.5, 8.5),
        random.pick(['round', 'flower', 'ashoka', 'round', 'young']),
      );
  }
  drawHedge(stage, [-26, -12.4, 0], [gate - 2, -12.4, 0], 1.3);
  drawHedge(stage, [gate + 8, -12.4, 0], [width + 40, -12.4, 0], 1.3);
  drawFence(stage, {
    y: -14,
    from: -60,
    to: width + 70,
    gate: [gate, gate + 6],
    height: 1.7,
    colour: stage.palette.wall,
  });
}

/** Draws a tower. */
export function drawTower(base: Stage): void {
  const random = base.random.branch('tower');
  const floors = random.int(11, 26);
  const plan = planBlock(base, random, [0, 0, 0], floors, 4.6, random.int(1, 2));
  const [wide, , tall] = sizeOf(plan);
  const turned = random.pick([-1, 1]) * random.range(0.3, 0.7);
  const distance = Math.max(54, tall * random.range(1.08, 1.3), wide * 1.6);
  const horizon = random.range(890, 950);
  const eye: Vec = [
    wide / 2 - Math.sin(turned) * distance,
    -Math.cos(turned) * distance,
    random.range(7, 11),
  ];
  const stage = seenBy(base, levelCamera(eye, turned, 1060, [random.range(620, 980), horizon]));
  drawSky(stage, horizon);
  if (random.chance(0.6)) drawHills(stage, horizon);
  drawFarTown(stage, horizon, 0.9);
  drawGround(stage, mix(stage.palette.leaf, '#c9be98', 0.62));
  const side = turned > 0 ? 1 : -1;
  drawSister(stage, [side * 58, 62, 0], [side * 58 + 20, 80, tall * random.range(0.7, 0.95)], 0.5);
  drawSister(stage, [-side * 6 + 4, 46, 0], [-side * 6 + 22, 62, tall * random.range(0.6, 0.85)], 0.36);
  const gate = random.range(2, wide * 0.5);
  drawPatch(stage, -90, -14, 120, 70, mix(stage.palette.leaf, '#b7b08a', 0.45));
  drawPatch(stage, gate - 4, -14, gate + 10, -2.5, '#cabfae');
  drawBlock(stage, random, plan, random.chance(0.55));
  drawPodium(stage, [0, 0, 0], wide);
  drawForecourt(stage, wide, gate);
  drawRoad(stage, -26, -16.4);
  drawForeground(stage, random, -26.4, 70);
  for (let x = -50; x < 70; x += 24) drawStreetLamp(stage, [x, -15.4, 0], 8);
  for (const [x, y, way] of [
    [random.range(-18, 0), -19.5, 1],
    [random.range(8, 26), -24, -1],
  ] as const) {
    if (random.chance(0.85)) drawCar(stage, [x, y, 0], way);
  }
  if (random.chance(0.5)) drawNearLeaves(stage, turned > 0 ? -1 : 1);
}

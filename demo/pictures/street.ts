/** Ground, roads and what stands along them. */
import { acrossQuad, levelQuad } from './quads.js';
import { mix, tone } from './colour.js';
import { drawCreeper } from './foliage.js';
import { lit } from './light.js';
import { type Point, project, projectPolygon, scaleAt, type Vec } from './perspective.js';
import { blob } from './shapes.js';
import { box, boxShadow, face, flat } from './solids.js';
import { HEIGHT, type Stage, WIDTH } from './stage.js';
import { ring } from './turned.js';
import { films, frontWall, type Patch } from './wall.js';

/** Level ground from the horizon to the lower edge. */
export function drawGround(stage: Stage, colour: string): void {
  const horizon = stage.camera.centre[1];
  const near = lit(stage.light, colour, [0, 0, 1]);
  const fill = stage.canvas.linear(
    [0, horizon],
    [0, HEIGHT],
    [
      [0, mix(near, stage.light.haze, 0.62)],
      [0.16, mix(near, stage.light.haze, 0.22)],
      [1, tone(near, -0.06)],
    ],
  );
  stage.canvas.rectangle(-2, horizon, WIDTH + 4, HEIGHT - horizon, { fill });
}

const level = (x: number, y: number, X: number, Y: number, z = 0): Vec[] => levelQuad(x, y, X, Y, z);

/** A level patch of ground in one colour. */
export function drawPatch(
  stage: Stage,
  x: number,
  y: number,
  X: number,
  Y: number,
  colour: string,
  z = 0,
): void {
  face(stage, level(x, y, X, Y, z), colour, { normal: [0, 0, 1] });
}

/** A road along the x axis with kerbs, a footpath on the far side and, after rain, a shine. */
export function drawRoad(stage: Stage, near: number, far: number, reach = 160): void {
  const tar = mix('#6b6a6c', stage.light.haze, 0.12);
  drawPatch(stage, -reach, near, reach, far, tar);
  drawPatch(stage, -reach, near - 0.4, reach, near, '#a9a49a');
  const middle = (near + far) / 2;
  for (let x = -reach; x < reach; x += 6) drawPatch(stage, x, middle - 0.09, x + 3, middle + 0.09, '#e9e3d2');
  drawPatch(stage, -reach, far, reach, far + 2.2, '#c9bfae', 0.15);
  face(stage, acrossQuad(-reach, reach, far, 0, 0.15), '#9c968c', { normal: [0, -1, 0] });
  for (let x = -reach; x < reach; x += 2.4)
    drawPatch(stage, x, far - 0.01, x + 1.2, far + 0.22, '#f0c54a', 0.16);
  if (!stage.light.wet) return;
  const random = stage.random.branch('puddles');
  flat(stage, level(-reach, near, reach, far), { fill: stage.light.sky[2], opacity: 0.3 });
  for (let index = 0; index < 14; index += 1) {
    const pool = blob(
      random,
      random.range(-30, 40),
      random.range(near + 0.6, far - 0.4),
      random.range(1, 4),
      random.range(0.2, 0.6),
      0.2,
      20,
    );
    flat(
      stage,
      pool.map(([x, y]): Vec => [x, y, 0.01]),
      { fill: stage.light.sky[3], opacity: 0.55 },
    );
  }
}

interface Fence {
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly gate: readonly [number, number];
  readonly height: number;
  readonly colour: string;
}

function drawGate(stage: Stage, { y, gate: [left, right], height }: Fence): void {
  const tall = height + 0.35;
  const metal = stage.palette.frame;
  const bars: Point[][] = [];
  for (let x = left + 0.1; x < right; x += 0.16) {
    bars.push(projectPolygon(stage.camera, acrossQuad(x, x + 0.05, y, 0.12, tall - 0.15)));
  }
  stage.canvas.polygons(bars, { fill: lit(stage.light, metal, [0, -1, 0]) });
  for (const z of [0.1, tall * 0.5, tall - 0.2]) {
    face(stage, acrossQuad(left, right, y, z, z + 0.1), metal, { normal: [0, -1, 0] });
  }
  for (const x of [left - 0.7, right]) {
    box(stage, [x, y - 0.25, 0], [x + 0.7, y + 0.45, tall + 0.35], stage.palette.second, { fade: 0.14 });
    box(stage, [x - 0.1, y - 0.35, tall + 0.35], [x + 0.8, y + 0.55, tall + 0.5], stage.palette.trim);
    drawLampBall(stage, [x + 0.35, y + 0.1, tall + 0.66], 0.17);
  }
}

const PIER = 3.2;

/** A band of narrow openings between the piers of a compound wall. */
function slots(length: number, height: number): Patch[] {
  const patches: Patch[] = [];
  for (let pier = 0; pier < Math.min(length, 60); pier += PIER) {
    for (let u = pier + 0.5; u < Math.min(length, pier + PIER) - 0.45; u += 0.34) {
      patches.push([u, height * 0.48, u + 0.14, height * 0.84]);
    }
  }
  return patches;
}

/** A compound wall along the x axis with a gate in it. */
export function drawFence(stage: Stage, fence: Fence): void {
  const { y, from, to, height, colour, gate } = fence;
  const random = stage.random.branch('fence');
  const pierced = random.chance(0.5);
  for (const [left, right] of [
    [from, gate[0]],
    [gate[1], to],
  ] as const) {
    boxShadow(stage, [left, y, 0], [right, y + 0.22, height], 0.02, 0.8);
    box(stage, [left, y, 0], [right, y + 0.22, height], colour, { fade: 0.12 });
    if (pierced)
      films(stage, frontWall(left, y), slots(right - left, height), {
        fill: stage.light.shadow,
        opacity: 0.4,
      });
    for (let x = left; x <= right; x += PIER) {
      box(stage, [x - 0.15, y - 0.08, 0], [x + 0.15, y + 0.3, height + 0.12], colour, { fade: 0.12 });
    }
    const plinth = mix(stage.palette.second, colour, 0.5);
    face(stage, acrossQuad(left, right, y - 0.09, 0, 0.28), plinth, { normal: [0, -1, 0] });
    box(stage, [left, y - 0.06, height], [right, y + 0.28, height + 0.1], stage.palette.trim);
    if (random.chance(0.7))
      drawCreeper(stage, [random.range(left + 1, Math.min(right, left + 16)), y - 0.1, height], 2.6, 1.3);
  }
  drawGate(stage, fence);
}

/** A lamp globe that glows when lamps burn. */
function drawLampBall(stage: Stage, place: Vec, radius: number): void {
  const [x, y] = project(stage.camera, place);
  const size = radius * scaleAt(stage.camera, place);
  if (stage.light.glow > 0.2) {
    const halo = stage.canvas.radial([x, y], size * 7, [
      [0, '#ffe1a0', 0.75],
      [0.3, '#ffcf80', 0.28],
      [1, '#ffc060', 0],
    ]);
    stage.canvas.rectangle(x - size * 7, y - size * 7, size * 14, size * 14, { fill: halo });
  }
  const ball = ring([0, 0, 0], size).map(([dx, dy]): Point => [x + dx, y + dy]);
  stage.canvas.polygon(ball, { fill: stage.light.glow > 0.2 ? '#fff1cc' : '#f4f1e8' });
}

/** A street lamp with an arm over the road. */
export function drawStreetLamp(stage: Stage, place: Vec, height = 7): void {
  const [x, y] = place;
  const pole = '#77797b';
  box(stage, [x - 0.07, y - 0.07, 0], [x + 0.07, y + 0.07, height], pole);
  box(stage, [x - 0.05, y - 1.6, height - 0.05], [x + 0.05, y, height + 0.05], pole);
  box(stage, [x - 0.12, y - 2.1, height - 0.1], [x + 0.12, y - 1.5, height + 0.06], tone(pole, 0.2));
  if (stage.light.glow > 0.2) drawLampBall(stage, [x, y - 1.8, height - 0.12], 0.12);
}

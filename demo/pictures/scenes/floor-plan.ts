/** A furnished floor plan seen straight from above, its walls cut at the height of a table. */
import { mix, tone } from '../colour.js';
import type { Light } from '../light.js';
import { overheadCamera, project, type Vec } from '../perspective.js';
import { furnish } from '../plan-furnish.js';
import { layOut, type Plan, type PlanRoom, type PlanWall } from '../plan-layout.js';
import { levelQuad } from '../quads.js';
import type { Random } from '../random.js';
import { box, face, flat } from '../solids.js';
import { HEIGHT, seenBy, type Stage, WIDTH } from '../stage.js';

const WALL = 1.15;

function drawRoomFloor(stage: Stage, random: Random, { kind, low: [x, y], high: [X, Y] }: PlanRoom): void {
  const { wood, feature } = stage.palette;
  const colour = {
    living: '#e7dccb',
    bed: mix(wood, '#ffffff', 0.42),
    kitchen: '#d9d6cb',
    bath: mix(feature, '#ffffff', 0.45),
    balcony: '#b8ab93',
    entry: '#e7dccb',
  }[kind];
  face(stage, levelQuad(x, y, X, Y), colour, { normal: [0, 0, 1] });
  const step = { living: 0.8, bed: 0.2, kitchen: 0.6, bath: 0.3, balcony: 0.4, entry: 0.8 }[kind];
  const lines: Vec[][] = [];
  for (let u = x + step; u < X; u += step)
    lines.push([
      [u, y, 0],
      [u, Y, 0],
    ]);
  if (kind !== 'bed')
    for (let v = y + step; v < Y; v += step)
      lines.push([
        [x, v, 0],
        [X, v, 0],
      ]);
  else
    for (let count = 0; count < 24; count += 1) {
      const [u, v] = [x + step * random.int(0, Math.floor((X - x) / step) - 1), random.range(y, Y)];
      lines.push([
        [u, v, 0],
        [Math.min(X, u + step), v, 0],
      ]);
    }
  stage.canvas.lines(
    lines.map((line) => line.map((point) => project(stage.camera, point))),
    '#6b5c48',
    1,
    0.22,
  );
}

function drawWall(stage: Stage, { low: [x, y], high: [X, Y], kind }: PlanWall): void {
  const { glass, second, frame } = stage.palette;
  const [tall, colour] = {
    wall: [WALL, '#f4efe6'] as const,
    window: [0.75, mix(glass, '#ffffff', 0.3)] as const,
    rail: [0.7, second] as const,
  }[kind];
  const top = kind === 'wall' ? mix(frame, '#4a453f', 0.4) : tone(colour, 0.15);
  box(stage, [x, y, 0], [X, Y, tall], colour, { top });
}

/** Paper under the plan and the soft shadow of its outline. */
function drawPaper(stage: Stage, [wide, deep]: Plan['size']): void {
  stage.canvas.rectangle(0, 0, WIDTH, HEIGHT, { fill: mix(stage.palette.room, '#f3eee4', 0.6) });
  const { shadow } = stage.light;
  for (const grow of [0.5, 0.3, 0.14]) {
    const sheet = levelQuad(-grow, -grow - 0.2, wide + grow + 0.2, deep + grow);
    flat(stage, sheet, { fill: shadow, opacity: 0.09, stroke: shadow, width: 14 });
  }
}

/** An even light from one corner, so that plans read alike at any time of day. */
function planLight(light: Light): Light {
  return {
    ...light,
    ambient: [0.84, 0.84, 0.85],
    direct: [0.2, 0.19, 0.16],
    sun: [-0.42, 0.42, 0.8],
    glow: 0,
  };
}

/** Draws a floor plan. */
export function drawFloorPlan(base: Stage): void {
  const random = base.random.branch('plan');
  const plan = layOut(random);
  const [wide, deep] = plan.size;
  const focal = 1000;
  const height = Math.max(wide / (WIDTH * 0.86), deep / (HEIGHT * 0.82)) * focal + WALL;
  const camera = overheadCamera([wide / 2, deep / 2, height], focal, [WIDTH / 2, HEIGHT / 2]);
  const stage = seenBy({ ...base, light: planLight(base.light) }, camera);
  drawPaper(stage, plan.size);
  for (const room of plan.rooms) drawRoomFloor(stage, random, room);
  for (const { low, high } of plan.walls) {
    const shade = levelQuad(low[0], low[1] - 0.3, high[0] + 0.3, high[1], 0.01);
    flat(stage, shade, { fill: stage.light.shadow, opacity: 0.14 });
  }
  for (const room of plan.rooms) furnish(stage, random, room);
  const away = ({ low, high }: PlanWall) =>
    Math.hypot((low[0] + high[0] - wide) / 2, (low[1] + high[1] - deep) / 2);
  for (const wall of [...plan.walls].sort((a, b) => away(b) - away(a))) drawWall(stage, wall);
}

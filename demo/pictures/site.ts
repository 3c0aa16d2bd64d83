/** Places the camera before a building and draws what all streets share. */
import { mix } from './colour.js';
import { drawHedge, drawTree, type Tree } from './foliage.js';
import { drawGrass, drawMottle } from './grass.js';
import { drawPalm } from './palm.js';
import { levelCamera, type Vec } from './perspective.js';
import type { Random } from './random.js';
import { drawFarTown, drawHills, drawSky } from './sky.js';
import { seenBy, type Stage } from './stage.js';
import { drawGround, drawPatch } from './street.js';

export interface View {
  /** Metres along the building that the eye looks at. */
  readonly middle: number;
  readonly distance: number;
  /** Radians; above 0 the eye stands to the left. */
  readonly turned: number;
  readonly eyeHeight: number;
  readonly focal: number;
  /** Where the horizon lies on the sheet. */
  readonly horizon: number;
  readonly across: number;
}

/** The stage with its camera before a building whose front is along the x axis. */
export function standBefore(base: Stage, view: View): Stage {
  const { middle, distance, turned, eyeHeight } = view;
  const eye: Vec = [middle - Math.sin(turned) * distance, -Math.cos(turned) * distance, eyeHeight];
  return seenBy(base, levelCamera(eye, turned, view.focal, [view.across, view.horizon]));
}

/** Sky, what stands far away, and the ground. */
export function drawSurroundings(stage: Stage, far: { hills: boolean; town: number }, ground: string): void {
  const horizon = stage.camera.centre[1];
  drawSky(stage, horizon);
  if (far.hills) drawHills(stage, horizon);
  if (far.town > 0) drawFarTown(stage, horizon, far.town);
  drawGround(stage, ground);
}

/** The colour of a lawn in this picture. */
export function lawn(stage: Stage): string {
  return mix(stage.palette.leaf, '#b9b384', stage.light.kind === 'monsoon' ? 0.12 : 0.32);
}

/** Trees behind the building that close the view. */
export function drawBackdrop(stage: Stage, random: Random, from: number, to: number, y: number): void {
  for (let x = from; x < to; x += random.range(3.5, 6.5)) {
    const place: Vec = [x, y + random.range(0, 8), 0];
    if (random.chance(0.22)) drawPalm(stage, place, random.range(8, 12));
    else
      drawTree(
        stage,
        place,
        random.range(5, 9),
        random.pick<Tree>(['round', 'round', 'flower', 'ashoka']),
        mix(stage.palette.leaf, stage.light.haze, 0.16),
      );
  }
}

/** A bed of shrubs with a few small trees in it. */
export function drawPlanting(
  stage: Stage,
  random: Random,
  from: number,
  to: number,
  y: number,
  height = 0.8,
): void {
  drawHedge(stage, [from, y, 0], [to, y, 0], height, 0.5);
  if (to - from > 3 && random.chance(0.7))
    drawTree(
      stage,
      [random.range(from + 0.5, to - 0.5), y - 0.3, 0],
      random.range(2.4, 4),
      random.pick<Tree>(['young', 'flower', 'young']),
    );
}

/** The near side of the street: a path, a lawn, and low shrubs along it. */
export function drawForeground(stage: Stage, random: Random, y: number, reach = 70): void {
  drawPatch(stage, -160, y - 120, 190, y - 1.6, lawn(stage));
  const meadow = { low: [-reach, y - 22], high: [reach, y - 2] } as const;
  drawMottle(stage, random, meadow.low, meadow.high, mix(lawn(stage), '#6d7a38', 0.4), 40, 2.2);
  drawGrass(stage, random, { ...meadow, count: 900, bloom: 0.12 });
  drawPatch(stage, -160, y - 1.6, 190, y - 0.4, '#c3b9a8');
  for (let x = -reach; x < reach; x += random.range(5, 11)) {
    const long = random.range(2.5, 6);
    drawHedge(stage, [x, y - 2.4, 0], [x + long, y - 2.4, 0], random.range(0.5, 0.9), 0.6);
    x += long;
  }
}

/** Lamps: on a foot, from the ceiling, and the brass samai. */
import { type Point, project, scaleAt, type Vec } from '../perspective.js';
import { box, contactShadow } from '../solids.js';
import type { Stage } from '../stage.js';
import { turn } from '../turned.js';

function glow(stage: Stage, at: Point, reach: number, strength: number): void {
  const fill = stage.canvas.radial(at, reach, [
    [0, '#ffe6b0', strength],
    [0.4, '#ffcf86', strength * 0.36],
    [1, '#ffc46e', 0],
  ]);
  stage.canvas.rectangle(at[0] - reach, at[1] - reach, reach * 2, reach * 2, { fill });
}

/** A lamp under a shade, on a foot of `height` metres; it burns when lamps burn. */
export function drawLamp(stage: Stage, foot: Vec, height: number, colour: string): void {
  const burns = stage.light.glow > 0.15;
  if (height > 1)
    contactShadow(stage, [foot[0] - 0.14, foot[1] - 0.14, 0.006], [foot[0] + 0.14, foot[1] + 0.14, 0], 0.06);
  const thick = height > 1 ? 0.016 : 0.05;
  turn(
    stage,
    foot,
    [
      [0.13, 0],
      [0.12, 0.025],
      [thick, 0.04],
      [thick, height * 0.7],
    ],
    height > 1 ? '#7b5a34' : colour,
  );
  const place: Vec = [foot[0], foot[1], foot[2] + height * 0.66];
  const size = Math.min(0.2, 0.1 + height * 0.08);
  turn(
    stage,
    place,
    [
      [size, 0],
      [size * 0.66, height > 1 ? 0.34 : 0.24],
    ],
    burns ? '#ffe2a8' : '#efe4cf',
    '#fff3d4',
  );
  if (burns)
    glow(
      stage,
      project(stage.camera, [place[0], place[1], place[2] + 0.14]),
      scaleAt(stage.camera, place) * 1.3,
      0.5,
    );
}

/** A lamp that hangs from the ceiling. */
export function drawPendant(stage: Stage, hang: Vec, ceiling: number, colour: string): void {
  const [x, y, z] = hang;
  box(stage, [x - 0.006, y - 0.006, z + 0.2], [x + 0.006, y + 0.006, ceiling], '#3a332d');
  turn(
    stage,
    hang,
    [
      [0.2, 0],
      [0.17, 0.12],
      [0.05, 0.22],
      [0.02, 0.24],
    ],
    colour,
  );
  if (stage.light.glow > 0.15)
    glow(stage, project(stage.camera, hang), scaleAt(stage.camera, hang) * 1.1, 0.55);
}

/** A samai: the tall brass lamp of a Maharashtrian house. */
export function drawBrassLamp(stage: Stage, foot: Vec): void {
  contactShadow(
    stage,
    [foot[0] - 0.12, foot[1] - 0.12, foot[2] + 0.006],
    [foot[0] + 0.12, foot[1] + 0.12, 0],
    0.05,
  );
  turn(
    stage,
    foot,
    [
      [0.15, 0],
      [0.14, 0.04],
      [0.06, 0.08],
      [0.035, 0.16],
      [0.06, 0.2],
      [0.03, 0.25],
      [0.03, 0.5],
      [0.055, 0.54],
      [0.03, 0.58],
      [0.03, 0.72],
      [0.12, 0.76],
      [0.13, 0.8],
      [0.03, 0.8],
      [0.045, 0.88],
      [0.01, 0.97],
    ],
    '#c6943a',
  );
  if (stage.light.glow > 0.15)
    glow(
      stage,
      project(stage.camera, [foot[0], foot[1], foot[2] + 0.84]),
      scaleAt(stage.camera, foot) * 0.5,
      0.8,
    );
}

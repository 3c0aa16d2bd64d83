/** Cars, simplified, seen from the side. */
import { mix } from './colour.js';
import { projectPolygon, type Vec } from './perspective.js';
import { contactShadow, flat } from './solids.js';
import type { Stage } from './stage.js';
import { extrude, ring, type Step } from './turned.js';

const paints = ['#e9e7e2', '#b8bcc0', '#3c4650', '#a8342f', '#2f5d8a', '#c9a063', '#f3f2ee', '#5b6b5f'];

interface Shape {
  readonly length: number;
  readonly width: number;
  readonly body: readonly Step[];
  readonly glass: readonly (readonly Step[])[];
  readonly screens: readonly number[];
  readonly wheels: readonly number[];
}

const hatch: Shape = {
  length: 3.8,
  width: 1.65,
  body: [
    [0, 0.3],
    [3.8, 0.3],
    [3.8, 0.78],
    [3.62, 0.9],
    [2.85, 0.98],
    [2.2, 1.5],
    [0.55, 1.52],
    [0.12, 1],
    [0, 0.7],
  ],
  glass: [
    [
      [2.62, 1],
      [2.14, 1.42],
      [1.5, 1.43],
      [1.5, 1],
    ],
    [
      [1.42, 1],
      [1.42, 1.43],
      [0.66, 1.43],
      [0.32, 1.02],
    ],
  ],
  screens: [4, 6],
  wheels: [0.75, 3.02],
};

const wagon: Shape = {
  length: 4.4,
  width: 1.78,
  body: [
    [0, 0.36],
    [4.4, 0.36],
    [4.4, 0.95],
    [4.2, 1.06],
    [3.3, 1.14],
    [2.75, 1.72],
    [0.35, 1.76],
    [0.05, 1.1],
    [0, 0.7],
  ],
  glass: [
    [
      [3.05, 1.16],
      [2.68, 1.62],
      [1.9, 1.64],
      [1.9, 1.16],
    ],
    [
      [1.82, 1.16],
      [1.82, 1.64],
      [0.92, 1.65],
      [0.92, 1.16],
    ],
    [
      [0.84, 1.16],
      [0.84, 1.65],
      [0.46, 1.65],
      [0.25, 1.18],
    ],
  ],
  screens: [4, 6],
  wheels: [0.85, 3.5],
};

/** A parked or passing car along the x axis; `heading` 1 looks to larger x. */
export function drawCar(stage: Stage, place: Vec, heading: -1 | 1): void {
  const random = stage.random.branch(`car${place.join()}`);
  const shape = random.chance(0.55) ? hatch : wagon;
  const paint = random.pick(paints);
  const [x, y] = place;
  const along = ([a, up]: Step): Step => [x + (heading > 0 ? a : shape.length - a), up];
  const glass = mix('#2c3942', stage.light.sky[1], 0.3);
  contactShadow(stage, [x, y, 0.01], [x + shape.length, y + shape.width, 0], 0.25, 2.2);
  wheels(stage, shape, along, y + shape.width - 0.1);
  const edges = Object.fromEntries(shape.screens.map((index) => [index, glass]));
  extrude(stage, shape.body.map(along), { axis: 'y', from: y, to: y + shape.width, colour: paint, edges });
  for (const pane of shape.glass) {
    const points = pane.map((step): Vec => [along(step)[0], y - 0.01, step[1]]);
    flat(stage, points, { fill: glass });
    const half = points.map(([a, b, c]): Vec => [a, b, c > 1.3 ? c : c + (1.32 - c) * 0.6]);
    flat(stage, half, { fill: stage.light.sky[2], opacity: 0.25 });
  }
  wheels(stage, shape, along, y - 0.02);
  for (const [a, colour] of [
    [0.02, '#c23b30'],
    [shape.length - 0.32, stage.light.glow > 0.3 ? '#fff0c0' : '#eef0ee'],
  ] as const) {
    const lamp: Step[] = [
      [a, 0.68],
      [a + 0.3, 0.68],
      [a + 0.3, 0.8],
      [a, 0.8],
    ];
    flat(
      stage,
      lamp.map((step): Vec => [along(step)[0], y - 0.01, step[1]]),
      { fill: colour },
    );
  }
}

function wheels(stage: Stage, shape: Shape, along: (step: Step) => Step, y: number): void {
  for (const at of shape.wheels) {
    const [x] = along([at, 0]);
    stage.canvas.polygon(projectPolygon(stage.camera, ring([x, y, 0.31], 0.33, 'xz')), { fill: '#23252a' });
    stage.canvas.polygon(projectPolygon(stage.camera, ring([x, y - 0.01, 0.31], 0.19, 'xz')), {
      fill: '#a9adb0',
    });
    stage.canvas.polygon(projectPolygon(stage.camera, ring([x, y - 0.02, 0.31], 0.07, 'xz')), {
      fill: '#55595d',
    });
  }
}

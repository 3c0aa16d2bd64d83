/** A goods truck with its ribbed load body. */
import { mix } from './colour.js';
import { projectPolygon } from './perspective.js';
import type { Random } from './random.js';
import { box, contactShadow } from './solids.js';
import type { Stage } from './stage.js';
import { ring } from './turned.js';
import { film, frontWall } from './wall.js';

/** Draws a truck that stands along the x axis. */
export function drawTruck(stage: Stage, random: Random, x: number, y: number): void {
  const colour = random.pick(['#c8562f', '#2f6a8f', '#d9a13a', '#5a7d4e', '#e6e1d6']);
  contactShadow(stage, [x, y, 0.01], [x + 7, y + 2.3, 0], 0.35, 2);
  box(stage, [x, y, 0.9], [x + 5, y + 2.3, 3.2], mix(colour, '#f2eadb', 0.55), { fade: 0.08 });
  for (let u = 0.2; u < 5; u += 0.4)
    box(stage, [x + u, y - 0.03, 0.95], [x + u + 0.06, y, 3.15], mix(colour, '#c9bfae', 0.5));
  box(stage, [x + 5.1, y, 0.6], [x + 6.9, y + 2.3, 2.7], colour, { fade: 0.1 });
  const cab = frontWall(x + 5.1, y);
  film(stage, cab, [0.35, 1.65, 1.4, 2.45], { fill: mix('#2c3942', stage.light.sky[1], 0.3) }, 0.02);
  film(stage, cab, [0, 1.3, 1.8, 1.4], { fill: '#f4ead2' }, 0.02);
  box(stage, [x, y + 0.2, 0.65], [x + 5.2, y + 2.1, 0.9], '#3a3c3f');
  for (const at of [0.9, 2, 5.9]) {
    for (const [radius, fill] of [
      [0.5, '#23252a'],
      [0.26, '#9aa0a3'],
    ] as const) {
      stage.canvas.polygon(
        projectPolygon(stage.camera, ring([x + at, y - 0.04 - (0.5 - radius) * 0.05, 0.5], radius, 'xz')),
        { fill },
      );
    }
  }
}

/** Desks in rows, task chairs, glass rooms. */
import { mix, tone } from '../colour.js';
import type { Random } from '../random.js';
import type { Stage } from '../stage.js';
import { drawFootShadow, drawParts, type Place } from './placed.js';

/** A desk for two facing sides with screens between. */
export function drawBench(stage: Stage, random: Random, place: Place, top: string): void {
  const { width, depth } = place;
  const { cloth, feature } = stage.palette;
  drawFootShadow(stage, place, 0.08);
  for (const a of [0.05, width - 0.1])
    drawParts(stage, place, [{ low: [a, 0.05, 0], high: [a + 0.05, depth - 0.05, 0.7], colour: '#dfe1e0' }]);
  drawParts(stage, place, [
    { low: [0, 0, 0.7], high: [width, depth, 0.74], colour: top, style: { top: tone(top, 0.1) } },
  ]);
  drawParts(stage, place, [
    {
      low: [0.02, depth / 2 - 0.015, 0.74],
      high: [width - 0.02, depth / 2 + 0.015, 1.1],
      colour: mix(feature, '#ffffff', 0.15),
    },
  ]);
  for (let a = 0.3; a < width - 0.5; a += 1.25) {
    for (const side of [0.26, 0.74]) {
      const b = depth * side;
      drawParts(stage, place, [
        { low: [a + 0.22, b - 0.03, 0.74], high: [a + 0.3, b + 0.03, 0.86], colour: '#55585b' },
        {
          low: [a, b - 0.015, 0.86],
          high: [a + 0.52, b + 0.015, 1.18],
          colour: random.chance(0.6) ? '#2a2f34' : '#3b4147',
        },
      ]);
    }
    if (random.chance(0.4))
      drawParts(stage, place, [
        { low: [a + 0.7, depth * 0.7, 0.74], high: [a + 0.86, depth * 0.86, 0.86], colour: cloth },
      ]);
  }
}

/** A task chair on its star foot. */
export function drawTaskChair(stage: Stage, place: Place, cloth: string): void {
  drawFootShadow(stage, place, 0.03);
  drawParts(stage, place, [
    { low: [0.03, 0.22, 0.04], high: [0.45, 0.27, 0.09], colour: '#3b3e42' },
    { low: [0.22, 0.04, 0.04], high: [0.27, 0.45, 0.09], colour: '#3b3e42' },
    { low: [0.22, 0.22, 0.09], high: [0.27, 0.27, 0.42], colour: '#55585b' },
    { low: [0, 0.02, 0.42], high: [0.48, 0.48, 0.5], colour: cloth, style: { round: 4 } },
    { low: [0.03, 0, 0.56], high: [0.45, 0.05, 1], colour: tone(cloth, -0.08), style: { round: 5 } },
  ]);
}

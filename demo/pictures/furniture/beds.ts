/** Beds: double with a headboard, single cot. */
import { mix, tone } from '../colour.js';
import type { Stage } from '../stage.js';
import { drawFootShadow, drawParts, type Part, type Place } from './placed.js';

const soft = { round: 6, fade: 0.08 };

/** A bed with its head at the back of its place. */
export function drawBed(stage: Stage, place: Place, wood: string, spread: string, pillow: string): void {
  const { width, depth } = place;
  drawFootShadow(stage, place, 0.16);
  const pillows = width > 1.3 ? 2 : 1;
  const wide = (width - 0.24) / pillows;
  const parts: Part[] = [
    { low: [0, 0, 0], high: [width, 0.08, width > 1.3 ? 1.15 : 0.85], colour: wood, style: { fade: 0.06 } },
    { low: [0, 0.08, 0.1], high: [width, depth, 0.3], colour: wood, style: { fade: 0.1 } },
    { low: [0.02, 0.1, 0.3], high: [width - 0.02, depth - 0.02, 0.5], colour: '#f7f2e8', style: soft },
  ];
  drawParts(stage, place, parts);
  for (let index = 0; index < pillows; index += 1) {
    const from = 0.12 + index * wide;
    drawParts(stage, place, [
      { low: [from + 0.04, 0.16, 0.5], high: [from + wide - 0.04, 0.52, 0.64], colour: pillow, style: soft },
    ]);
  }
  drawParts(stage, place, [
    {
      low: [-0.03, depth * 0.36, 0.22],
      high: [width + 0.03, depth + 0.03, 0.54],
      colour: spread,
      style: { ...soft, top: tone(spread, 0.06) },
    },
    {
      low: [-0.03, depth * 0.36, 0.54],
      high: [width + 0.03, depth * 0.46, 0.56],
      colour: mix(spread, '#ffffff', 0.55),
      style: { round: 4 },
    },
  ]);
  const throwFrom = depth * 0.72;
  drawParts(stage, place, [
    {
      low: [-0.05, throwFrom, 0.24],
      high: [width + 0.05, throwFrom + 0.34, 0.57],
      colour: pillow === spread ? '#e9d8b8' : mix(pillow, spread, 0.25),
      style: { round: 4 },
    },
  ]);
}

/** Sofas, chairs and the wooden swing. */
import { mix, tone } from '../colour.js';
import { project } from '../perspective.js';
import { flat } from '../solids.js';
import type { Stage } from '../stage.js';
import { drawFootShadow, drawParts, inRoom, type Part, type Place } from './placed.js';

const soft = { round: 7, fade: 0.1 };

/** A sofa for two to four with cushions. */
export function drawSofa(stage: Stage, place: Place, cloth: string, cushion: string): void {
  const { width, depth } = place;
  drawFootShadow(stage, place);
  const seats = Math.max(1, Math.round((width - 0.4) / 0.72));
  const wide = (width - 0.44) / seats;
  const parts: Part[] = [
    { low: [0.1, 0, 0.08], high: [width - 0.1, 0.24, 0.84], colour: cloth, style: soft },
    { low: [0, 0.02, 0.08], high: [0.22, depth, 0.62], colour: tone(cloth, -0.04), style: soft },
    { low: [width - 0.22, 0.02, 0.08], high: [width, depth, 0.62], colour: tone(cloth, -0.04), style: soft },
    {
      low: [0.2, 0.1, 0.08],
      high: [width - 0.2, depth - 0.04, 0.26],
      colour: tone(cloth, -0.1),
      style: soft,
    },
  ];
  for (let index = 0; index < seats; index += 1) {
    const from = 0.22 + wide * index;
    parts.push({
      low: [from + 0.02, 0.22, 0.27],
      high: [from + wide - 0.02, depth, 0.44],
      colour: tone(cloth, 0.06),
      style: soft,
    });
    parts.push({
      low: [from + 0.03, 0.2, 0.46],
      high: [from + wide - 0.03, 0.36, 0.84],
      colour: tone(cloth, 0.03),
      style: soft,
    });
  }
  drawParts(stage, place, parts);
  const pillows: Part[] = [
    { low: [0.3, 0.38, 0.45], high: [0.68, 0.5, 0.8], colour: cushion, style: soft },
    {
      low: [width - 0.66, 0.38, 0.45],
      high: [width - 0.3, 0.5, 0.78],
      colour: mix(cushion, '#ffffff', 0.35),
      style: soft,
    },
  ];
  // From behind its back hides them.
  if (width > 1.3 && place.facing !== 'back') drawParts(stage, place, pillows);
}

/** A chair with four legs and a back. */
export function drawChair(stage: Stage, place: Place, wood: string, cloth: string): void {
  const { width, depth } = place;
  drawFootShadow(stage, place, 0.06);
  const leg = 0.045;
  const legs = [
    [0, 0],
    [width - leg, 0],
    [0, depth - leg],
    [width - leg, depth - leg],
  ].map(([a = 0, b = 0]): Part => ({ low: [a, b, 0], high: [a + leg, b + leg, 0.43], colour: wood }));
  drawParts(stage, place, [
    ...legs,
    { low: [0, 0, 0.43], high: [width, depth, 0.49], colour: cloth, style: { round: 3 } },
    { low: [0, 0, 0.49], high: [leg, leg, 0.95], colour: wood },
    { low: [width - leg, 0, 0.49], high: [width, leg, 0.95], colour: wood },
    { low: [0, 0.005, 0.66], high: [width, 0.05, 0.95], colour: tone(wood, 0.05), style: { round: 3 } },
  ]);
}

/** A jhoola: a carved plank on four brass rods from the ceiling. */
export function drawSwing(stage: Stage, place: Place, ceiling: number, wood: string, cloth: string): void {
  const { width, depth } = place;
  const ground = { ...place, at: [place.at[0], place.at[1], 0.006] as const };
  const under = [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ].map(([a = 0, b = 0]) => inRoom(ground, [a, b, 0]));
  flat(stage, under, { fill: stage.light.shadow, opacity: 0.2, stroke: stage.light.shadow, width: 6 });
  const rods = [
    [0.08, 0.06],
    [width - 0.08, 0.06],
    [0.08, depth - 0.06],
    [width - 0.08, depth - 0.06],
  ].map(([a = 0, b = 0]) => [
    project(stage.camera, inRoom(place, [a, b, 0.5])),
    project(stage.camera, inRoom(place, [a, b, ceiling])),
  ]);
  stage.canvas.lines(rods.slice(0, 2), '#a8823c', 4);
  drawParts(stage, place, [
    { low: [0, 0, 0.42], high: [width, depth, 0.5], colour: wood },
    { low: [0.06, 0.06, 0.5], high: [width - 0.06, depth - 0.06, 0.6], colour: cloth, style: soft },
    { low: [0.05, 0.02, 0.6], high: [width - 0.05, 0.07, 1], colour: tone(wood, 0.06) },
    { low: [0.12, 0.12, 0.6], high: [0.5, 0.26, 0.92], colour: mix(cloth, '#ffffff', 0.5), style: soft },
  ]);
  stage.canvas.lines(rods.slice(2), '#c79d4c', 4.5);
}

/** A kitchen platform: granite top, cabinets, stove, chimney, sink, steel shelf and a refrigerator. */
import { mix, tone } from '../colour.js';
import type { Vec } from '../perspective.js';
import type { Random } from '../random.js';
import type { Stage } from '../stage.js';
import { ring, turn } from '../turned.js';
import { flat } from '../solids.js';
import { drawFootShadow, drawParts, inRoom, type Part, type Place } from './placed.js';

/** Base cabinets with their stone top, along a wall. */
export function drawCounter(stage: Stage, place: Place, colour: string, stone: string): void {
  const { width, depth } = place;
  drawFootShadow(stage, place, 0.08);
  drawParts(stage, place, [
    { low: [0, 0, 0], high: [width, depth - 0.06, 0.1], colour: '#3a3532' },
    { low: [0, 0, 0.1], high: [width, depth - 0.02, 0.8], colour, style: { fade: 0.06 } },
  ]);
  const doors = Math.max(2, Math.round(width / 0.5));
  const wide = width / doors;
  const parts: Part[] = [];
  for (let index = 0; index < doors; index += 1) {
    const rows = index % 3 === 1 ? 3 : 1;
    for (let row = 0; row < rows; row += 1) {
      const [low, tall] = [0.12 + (0.66 / rows) * row, 0.66 / rows];
      parts.push({
        low: [index * wide + 0.012, depth - 0.02, low],
        high: [(index + 1) * wide - 0.012, depth, low + tall - 0.015],
        colour: tone(colour, 0.06),
      });
      parts.push({
        low: [index * wide + wide * 0.3, depth, low + tall - 0.07],
        high: [index * wide + wide * 0.7, depth + 0.02, low + tall - 0.05],
        colour: '#9a9ea0',
      });
    }
  }
  drawParts(stage, place, parts);
  drawParts(stage, place, [
    { low: [0, 0, 0.8], high: [width, depth + 0.03, 0.85], colour: stone, style: { top: tone(stone, 0.14) } },
  ]);
}

/** Cabinets over the counter; some with glass. */
export function drawWallCabinets(stage: Stage, place: Place, colour: string): void {
  const { width, depth } = place;
  const doors = Math.max(2, Math.round(width / 0.45));
  const wide = width / doors;
  drawParts(stage, place, [{ low: [0, 0, 1.5], high: [width, depth, 2.2], colour }]);
  const glass = mix(stage.palette.glass, '#ffffff', 0.3);
  for (let index = 0; index < doors; index += 1) {
    const frame: Part = {
      low: [index * wide + 0.012, depth, 1.515],
      high: [(index + 1) * wide - 0.012, depth + 0.015, 2.185],
      colour: tone(colour, 0.07),
    };
    drawParts(stage, place, [frame]);
    if (index % 3 === 1)
      drawParts(stage, place, [
        {
          low: [index * wide + 0.06, depth + 0.015, 1.57],
          high: [(index + 1) * wide - 0.06, depth + 0.018, 2.13],
          colour: glass,
        },
      ]);
  }
  drawParts(stage, place, [
    {
      low: [0, 0.02, 1.46],
      high: [width, depth - 0.02, 1.5],
      colour: stage.light.glow > 0.15 ? '#fff0c8' : tone(colour, -0.2),
    },
  ]);
}

/** Gas stove with its burners and vessels; `along` metres from the place's start. */
export function drawStove(stage: Stage, random: Random, place: Place, along: number): void {
  const { depth } = place;
  drawParts(stage, place, [
    {
      low: [along, depth * 0.22, 0.85],
      high: [along + 0.72, depth * 0.82, 0.91],
      colour: '#c9cccd',
      style: { top: '#4a4f53' },
    },
  ]);
  const pots = [
    [0.18, 0.09, 0.16, '#c9cdcf'],
    [0.52, 0.11, 0.1, random.pick(['#b5763f', '#3a3d40', '#cfd2d3'])],
  ] as const;
  for (const [offset, radius, tall, colour] of pots) {
    const foot = inRoom(place, [along + offset, depth * 0.52, 0.93]);
    flat(stage, ring(foot, 0.12, 'xy', 16), { fill: '#22272a' });
    turn(
      stage,
      foot,
      [
        [radius * 0.9, 0],
        [radius, 0.03],
        [radius, tall],
        [radius * 1.08, tall + 0.01],
      ],
      colour,
      '#7f8587',
    );
    turn(
      stage,
      [foot[0], foot[1], foot[2] + tall],
      [
        [radius, 0],
        [radius * 0.5, 0.03],
        [0.012, 0.04],
        [0.016, 0.06],
      ],
      tone(colour, 0.1),
    );
  }
}

/** The chimney over a stove. */
export function drawChimney(stage: Stage, place: Place, along: number, ceiling: number): void {
  drawParts(stage, place, [
    { low: [along - 0.02, 0, 1.6], high: [along + 0.74, 0.46, 1.68], colour: '#aeb4b7' },
    { low: [along + 0.06, 0, 1.68], high: [along + 0.66, 0.36, 1.76], colour: '#c3c8ca' },
    { low: [along + 0.22, 0, 1.76], high: [along + 0.5, 0.26, ceiling], colour: '#b9bfc2' },
  ]);
}

/** Jars and vessels that stand in a row. */
export function drawJars(
  stage: Stage,
  random: Random,
  place: Place,
  from: number,
  to: number,
  z: number,
): void {
  const { palette } = stage;
  for (let along = from; along < to; along += random.range(0.15, 0.24)) {
    const foot: Vec = inRoom(place, [along, place.depth * 0.28, z]);
    const [radius, tall] = [random.range(0.045, 0.07), random.range(0.12, 0.24)];
    const colour = random.pick(['#c9cdcf', '#c08a48', palette.accent, '#efe7d6', palette.clothTwo]);
    turn(
      stage,
      foot,
      [
        [radius, 0],
        [radius, tall * 0.75],
        [radius * 0.7, tall * 0.85],
        [radius * 0.8, tall],
      ],
      colour,
    );
  }
}

/** A two-door refrigerator. */
export function drawRefrigerator(stage: Stage, place: Place, colour: string): void {
  const { width, depth } = place;
  drawFootShadow(stage, place, 0.06);
  drawParts(stage, place, [
    { low: [0, 0, 0.04], high: [width, depth, 1.72], colour, style: { round: 4, fade: 0.05 } },
  ]);
  drawParts(stage, place, [
    { low: [0.01, depth, 0.06], high: [width - 0.01, depth + 0.02, 1.12], colour: tone(colour, 0.08) },
    { low: [0.01, depth, 1.14], high: [width - 0.01, depth + 0.02, 1.7], colour: tone(colour, 0.08) },
    { low: [0.05, depth + 0.02, 0.7], high: [0.08, depth + 0.05, 1.08], colour: '#70767a' },
    { low: [0.05, depth + 0.02, 1.2], high: [0.08, depth + 0.05, 1.5], colour: '#70767a' },
  ]);
}

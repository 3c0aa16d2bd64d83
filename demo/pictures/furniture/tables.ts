/** Tables, desks, cupboards and shelves. */
import { tone } from '../colour.js';
import type { Random } from '../random.js';
import type { Stage } from '../stage.js';
import { turn } from '../turned.js';
import { drawFootShadow, drawParts, inRoom, type Part, type Place } from './placed.js';

/** A table of any height on four legs. */
export function drawTable(stage: Stage, place: Place, height: number, wood: string, top = wood): void {
  const { width, depth } = place;
  drawFootShadow(stage, place, 0.1);
  const leg = 0.06;
  const inset = 0.05;
  const legs = [
    [inset, inset],
    [width - leg - inset, inset],
    [inset, depth - leg - inset],
    [width - leg - inset, depth - leg - inset],
  ].map(
    ([a = 0, b = 0]): Part => ({
      low: [a, b, 0],
      high: [a + leg, b + leg, height - 0.05],
      colour: tone(wood, -0.12),
    }),
  );
  drawParts(stage, place, legs);
  drawParts(stage, place, [
    { low: [0, 0, height - 0.05], high: [width, depth, height], colour: top, style: { top: tone(top, 0.1) } },
  ]);
}

/** A closed body with doors or drawers side by side. */
export function drawCupboard(
  stage: Stage,
  place: Place,
  height: number,
  colour: string,
  doors: number,
  rows = 1,
): void {
  const { width, depth } = place;
  drawFootShadow(stage, place, 0.06);
  drawParts(stage, place, [
    { low: [0, 0, 0.06], high: [width, depth, height], colour, style: { fade: 0.07 } },
  ]);
  const parts: Part[] = [];
  const wide = width / doors;
  const tall = (height - 0.1) / rows;
  for (let index = 0; index < doors; index += 1) {
    for (let row = 0; row < rows; row += 1) {
      const [a, z] = [index * wide, 0.08 + row * tall];
      parts.push({
        low: [a + 0.015, depth, z + 0.012],
        high: [a + wide - 0.015, depth + 0.015, z + tall - 0.012],
        colour: tone(colour, 0.05),
      });
      const knob = index % 2 ? a + 0.06 : a + wide - 0.09;
      const grip = rows > 1 ? z + tall / 2 : z + tall * 0.45;
      parts.push({
        low: [knob, depth + 0.015, grip],
        high: [knob + 0.03, depth + 0.04, grip + (rows > 1 ? 0.03 : 0.16)],
        colour: '#b08a4a',
      });
    }
  }
  drawParts(stage, place, parts);
}

/** Open shelves with books, boxes and small plants' pots. */
export function drawShelves(stage: Stage, random: Random, place: Place, height: number, wood: string): void {
  const { width, depth } = place;
  drawFootShadow(stage, place, 0.06);
  drawParts(stage, place, [{ low: [0, 0, 0], high: [width, 0.03, height], colour: tone(wood, -0.22) }]);
  const rows = Math.max(2, Math.round(height / 0.4));
  const tall = height / rows;
  const { palette } = stage;
  for (let row = 0; row < rows; row += 1) {
    const z = row * tall;
    drawParts(stage, place, [{ low: [0, 0, z], high: [width, depth, z + 0.035], colour: wood }]);
    const books: Part[] = [];
    for (let a = 0.06; a < width - 0.16; ) {
      if (random.chance(0.14)) {
        a += random.range(0.08, 0.25);
        continue;
      }
      const thick = random.range(0.03, 0.06);
      const colour = random.pick([
        palette.cloth,
        palette.clothTwo,
        palette.feature,
        palette.accent,
        '#efe6d4',
        palette.second,
      ]);
      books.push({
        low: [a, 0.05, z + 0.035],
        high: [a + thick, depth * 0.8, z + tall * random.range(0.55, 0.84)],
        colour,
      });
      a += thick + 0.006;
    }
    drawParts(stage, place, books);
  }
  drawParts(stage, place, [
    { low: [0, 0, 0], high: [0.035, depth, height], colour: wood },
    { low: [width - 0.035, 0, 0], high: [width, depth, height], colour: wood },
    { low: [0, 0, height - 0.035], high: [width, depth, height], colour: wood },
  ]);
}

/** Small things on a table top: a bowl, a stack of books, a vase. */
export function drawSetting(stage: Stage, place: Place, height: number): void {
  const { width, depth } = place;
  const { palette } = stage;
  drawParts(stage, place, [
    {
      low: [width * 0.16, depth * 0.3, height],
      high: [width * 0.16 + 0.3, depth * 0.3 + 0.22, height + 0.035],
      colour: palette.cloth,
    },
    {
      low: [width * 0.18, depth * 0.34, height + 0.035],
      high: [width * 0.18 + 0.25, depth * 0.34 + 0.18, height + 0.065],
      colour: '#f1e8d8',
    },
  ]);
  const bowl = inRoom(place, [width * 0.7, depth * 0.5, height]);
  turn(
    stage,
    bowl,
    [
      [0.05, 0],
      [0.11, 0.05],
      [0.15, 0.11],
    ],
    palette.accent,
    tone(palette.accent, -0.4),
  );
}

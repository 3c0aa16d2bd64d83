/** A storeyed facade: bays side by side, the same on every floor, near cells over far ones. */
import { type BalconyStyle, drawBalcony } from './balcony.js';
import { lit } from './light.js';
import { drawCooler, drawPanes, drawWindow } from './openings.js';
import { dot, subtract } from './perspective.js';
import type { Random } from './random.js';
import type { Stage } from './stage.js';
import { block, faces, film, films, type Patch, panel, type Wall } from './wall.js';

export interface Bay {
  readonly kind: 'balcony' | 'window' | 'small' | 'blank' | 'ribbon' | 'jaali';
  readonly width: number;
  readonly colour: string;
}

export interface Facade {
  readonly bays: readonly Bay[];
  readonly floors: number;
  readonly floorHeight: number;
  /** Height of the first storey's floor. */
  readonly start: number;
  readonly balcony: BalconyStyle;
  readonly grille: boolean;
  readonly shade: boolean;
  /** A line of another colour at every slab. */
  readonly band: string | undefined;
}

function drawJaali(stage: Stage, wall: Wall, left: number, bottom: number, wide: number, tall: number): void {
  film(stage, wall, [left, bottom, left + wide, bottom + tall], { fill: stage.light.shadow, opacity: 0.42 });
  const step = wide / Math.max(2, Math.round(wide / 0.42));
  const bars: Patch[] = [];
  for (let u = left; u < left + wide - 0.01; u += step) {
    bars.push([u + step * 0.1, bottom, u + step * 0.36, bottom + tall]);
    for (let v = bottom; v < bottom + tall - 0.01; v += tall / 4)
      bars.push([u, v + tall * 0.06, u + step, v + tall * 0.11]);
  }
  films(stage, wall, bars, { fill: lit(stage.light, stage.palette.trim, wall.out) });
}

function drawCell(
  stage: Stage,
  random: Random,
  wall: Wall,
  bay: Bay,
  u: number,
  v: number,
  facade: Facade,
): void {
  const { floorHeight: tall } = facade;
  const { width, colour } = bay;
  const extras = { shade: facade.shade, grille: facade.grille && random.chance(0.6) };
  if (bay.kind === 'balcony') {
    drawBalcony(stage, random, wall, [u + width * 0.06, v + 0.02, u + width * 0.94, v + tall - 0.2], {
      ...facade.balcony,
      colour,
    });
  } else if (bay.kind === 'window') {
    const wide = Math.min(2, width * 0.62);
    const left = u + (width - wide) / 2;
    drawWindow(stage, random, wall, [left, v + 0.85, left + wide, v + tall * 0.82], colour, extras);
    if (random.chance(0.3)) drawCooler(stage, wall, left + wide * 0.4, v + 0.2);
  } else if (bay.kind === 'small') {
    const left = u + width / 2 - 0.35;
    drawWindow(stage, random, wall, [left, v + 1.5, left + 0.7, v + tall * 0.8], colour, {
      shade: false,
      grille: false,
    });
  } else if (bay.kind === 'ribbon') {
    drawPanes(
      stage,
      random,
      wall,
      [u, v + 0.8, u + width, v + tall * 0.85],
      Math.max(2, Math.round(width / 1.3)),
    );
    film(stage, wall, [u, v + tall * 0.85 - 0.25, u + width, v + tall * 0.85], {
      fill: stage.light.shadow,
      opacity: stage.light.shadowStrength,
    });
  } else if (bay.kind === 'jaali') {
    drawJaali(stage, wall, u + width * 0.16, v + 0.3, width * 0.68, tall * 0.74);
  }
}

/** Draws a facade on a wall that looks towards the eye. */
export function drawFacade(stage: Stage, random: Random, wall: Wall, facade: Facade): void {
  if (!faces(stage, wall)) return;
  const { bays, floors, floorHeight, start } = facade;
  const total = bays.reduce((sum, bay) => sum + bay.width, 0);
  const top = start + floors * floorHeight;
  let place = 0;
  const columns = bays.map((bay) => {
    const u = place;
    place += bay.width;
    panel(stage, wall, [u, start, place, top], bay.colour, { fade: 0.08 });
    return { bay, u };
  });
  const away = subtract(stage.camera.eye, wall.origin);
  const [eyeAlong, eyeUp] = [dot(away, wall.along), away[2]];
  const farFirst = (a: number, b: number, eye: number) => Math.abs(b - eye) - Math.abs(a - eye);
  columns.sort((a, b) => farFirst(a.u + a.bay.width / 2, b.u + b.bay.width / 2, eyeAlong));
  const rows = Array.from({ length: floors }, (_, floor) => start + floor * floorHeight);
  rows.sort((a, b) => farFirst(a + floorHeight / 2, b + floorHeight / 2, eyeUp));
  for (const v of rows) {
    if (facade.band) block(stage, wall, [0, v - 0.14, total, v + 0.06], 0, 0.1, facade.band);
    for (const { bay, u } of columns) drawCell(stage, random, wall, bay, u, v, facade);
  }
}

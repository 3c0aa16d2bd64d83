/** A storeyed facade: bays side by side, the same on every floor, near cells over far ones. */
import { type BalconyStyle, drawBalcony } from './balcony.js';
import { lit } from './light.js';
import { drawCooler, drawPanes, drawWindow } from './openings.js';
import { dot, subtract } from './perspective.js';
import type { Random } from './random.js';
import type { Stage } from './stage.js';
import { block, faces, film, films, on, type Patch, panel, type Wall } from './wall.js';

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
  /** What gives the whole its look, over the bays. */
  readonly look: Look;
}

/** The looks of facades: plain, or with one large gesture that is seen from afar. */
export type Look = 'plain' | 'fins' | 'frames' | 'staggered' | 'slabs' | 'portal' | 'screen' | 'corner';
export const looks: readonly Look[] = [
  'plain',
  'fins',
  'frames',
  'staggered',
  'slabs',
  'portal',
  'screen',
  'corner',
];

interface Column {
  readonly bay: Bay;
  readonly u: number;
}

/** Every second floor wears the bays the other way round, so that balconies stand like a chess board. */
const staggered = (columns: readonly Column[], floor: number): readonly Column[] => {
  if (floor % 2 === 0) return columns;
  const kinds: Partial<Record<Bay['kind'], Bay['kind']>> = { balcony: 'window', window: 'balcony' };
  return columns.map(({ bay, u }) => ({ bay: { ...bay, kind: kinds[bay.kind] ?? bay.kind }, u }));
};

/** Piers between the bays, from the ground to the roof. */
function drawFins(
  stage: Stage,
  wall: Wall,
  columns: readonly Column[],
  { start }: Facade,
  top: number,
): void {
  for (const { u } of columns)
    block(stage, wall, [u - 0.18, start, u + 0.18, top], 0, 0.7, stage.palette.second);
}

/** A frame around every group of three floors, two bays wide. */
function drawFrames(stage: Stage, wall: Wall, columns: readonly Column[], facade: Facade, top: number): void {
  const { start, floorHeight } = facade;
  const colour = stage.palette.accent;
  const chosen = columns.filter((_, at) => at % 3 === 1);
  for (const { bay, u } of chosen)
    for (let v = start + floorHeight * 0.1; v + floorHeight * 2 < top; v += floorHeight * 4) {
      const [left, right, high] = [u - 0.1, u + bay.width + 0.1, v + floorHeight * 2.9];
      block(stage, wall, [left, v, left + 0.3, high], 0, 1.3, colour);
      block(stage, wall, [right - 0.3, v, right, high], 0, 1.3, colour);
      block(stage, wall, [left, high - 0.3, right, high], 0, 1.3, colour);
    }
}

/** One tall frame around the middle of the front. */
function drawPortal(stage: Stage, wall: Wall, total: number, { start }: Facade, top: number): void {
  const [left, right] = [total * 0.26, total * 0.74];
  const colour = stage.palette.second;
  for (const u of [left, right - 0.9]) block(stage, wall, [u, start, u + 0.9, top + 1.2], 0, 1.5, colour);
  block(stage, wall, [left, top + 0.2, right, top + 1.4], 0, 1.6, colour);
}

/** Upright slats before a part of the front, with gaps to look through. */
function drawScreen(stage: Stage, wall: Wall, total: number, { start }: Facade, top: number): void {
  const slats: Patch[] = [];
  for (let u = total * 0.58; u < total * 0.96; u += 0.5) slats.push([u, start, u + 0.2, top]);
  films(stage, wall, slats, { fill: lit(stage.light, stage.palette.wood, wall.out) }, 1.2);
}

/** A strip of another colour at one end, and on it glass from side to side. */
function drawCorner(stage: Stage, random: Random, wall: Wall, total: number, facade: Facade): void {
  const { start, floors, floorHeight } = facade;
  const width = Math.min(5, total * 0.3);
  block(stage, wall, [0, start, width, start + floors * floorHeight + 1.6], 0, 0.5, stage.palette.accent);
  for (let floor = 0; floor < floors; floor += 1) {
    const v = start + floor * floorHeight;
    drawPanes(
      stage,
      random,
      { ...wall, origin: on(wall, 0, 0, 0.52) },
      [0.5, v + 0.7, width - 0.5, v + floorHeight * 0.86],
      3,
    );
  }
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
  const rows = Array.from({ length: floors }, (_, floor) => ({ floor, v: start + floor * floorHeight }));
  rows.sort((a, b) => farFirst(a.v + floorHeight / 2, b.v + floorHeight / 2, eyeUp));
  const { look } = facade;
  for (const { floor, v } of rows) {
    if (facade.band) block(stage, wall, [0, v - 0.14, total, v + 0.06], 0, 0.1, facade.band);
    const cells = look === 'staggered' ? staggered(columns, floor) : columns;
    for (const { bay, u } of cells) drawCell(stage, random, wall, bay, u, v, facade);
    if (look === 'slabs')
      block(stage, wall, [-0.4, v - 0.3, total + 0.4, v + 0.05], 0, 1.5, stage.palette.trim);
  }
  if (look === 'fins') drawFins(stage, wall, columns, facade, top);
  else if (look === 'frames') drawFrames(stage, wall, columns, facade, top);
  else if (look === 'portal') drawPortal(stage, wall, total, facade, top);
  else if (look === 'screen') drawScreen(stage, wall, total, facade, top);
  else if (look === 'corner') drawCorner(stage, random, wall, total, facade);
}

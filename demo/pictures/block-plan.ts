/** Plans for blocks of flats: which bays stand beside each other, and how high. */
import { type Rail } from './balcony.js';
import { mix } from './colour.js';
import { drawFacade, type Bay, type Facade, looks } from './facade.js';
import type { Vec } from './perspective.js';
import type { Random } from './random.js';
import { box, boxShadow } from './solids.js';
import type { Stage } from './stage.js';
import { drawCrown, drawRooftop } from './rooftop.js';
import type { Wall } from './wall.js';

interface Block {
  readonly low: Vec;
  readonly bays: readonly Bay[];
  readonly sideBays: readonly Bay[];
  readonly floors: number;
  readonly floorHeight: number;
  readonly start: number;
}

type Rhythm = readonly Bay['kind'][];

const rhythms: readonly Rhythm[] = [
  ['window', 'balcony', 'small', 'small', 'balcony', 'window'],
  ['balcony', 'window', 'jaali', 'window', 'balcony'],
  ['balcony', 'small', 'ribbon', 'small', 'balcony'],
  ['window', 'balcony', 'balcony', 'window'],
  ['ribbon', 'balcony', 'small', 'window', 'balcony', 'blank'],
  ['balcony', 'balcony', 'jaali', 'balcony', 'balcony'],
];

const sides: readonly Rhythm[] = [
  ['window', 'small', 'window'],
  ['balcony', 'window', 'small'],
  ['small', 'window', 'window', 'small'],
  ['blank', 'balcony', 'blank', 'window'],
];

const widths: Record<Bay['kind'], number> = {
  balcony: 3.6,
  window: 3.1,
  small: 1.6,
  blank: 1.4,
  ribbon: 4.6,
  jaali: 2.4,
};

function toBays(stage: Stage, random: Random, rhythm: Rhythm): Bay[] {
  const { wall, second, trim } = stage.palette;
  const odd = random.pick(rhythm.filter((kind) => kind !== 'window'));
  const strong = random.pick([second, second, mix(wall, second, 0.4), trim]);
  return rhythm.map((kind) => ({
    kind,
    width: widths[kind] * random.range(0.95, 1.1),
    colour: kind === odd ? strong : wall,
  }));
}

function mirrored(bays: readonly Bay[]): Bay[] {
  return [
    ...bays,
    { kind: 'blank', width: 0.8, colour: bays[0]?.colour ?? '#ffffff' },
    ...[...bays].reverse(),
  ];
}

/** Plans a block at a corner of the ground. */
export function planBlock(
  stage: Stage,
  random: Random,
  low: Vec,
  floors: number,
  start: number,
  wings = 1,
): Block {
  return {
    low,
    bays:
      wings > 1
        ? mirrored(toBays(stage, random, random.pick(rhythms)))
        : toBays(stage, random, random.pick(rhythms)),
    sideBays: toBays(stage, random, random.pick(sides)),
    floors,
    floorHeight: 3.1,
    start,
  };
}

/** Width, depth and height of a planned block in metres. */
export function sizeOf(block: Block): Vec {
  const sum = (bays: readonly Bay[]) => bays.reduce((total, bay) => total + bay.width, 0);
  return [sum(block.bays), sum(block.sideBays), block.start + block.floors * block.floorHeight];
}

/** Draws a planned block: its body, two facades and what stands on its roof. */
export function drawBlock(stage: Stage, random: Random, block: Block, crowned = false): void {
  const { low } = block;
  const [wide, deep, tall] = sizeOf(block);
  const high: Vec = [low[0] + wide, low[1] + deep, low[2] + tall];
  const { wall, second } = stage.palette;
  boxShadow(stage, low, high, 0.02);
  box(stage, low, high, wall, { fade: 0.08 });
  const facade: Omit<Facade, 'bays'> = {
    floors: block.floors,
    floorHeight: block.floorHeight,
    start: block.start,
    balcony: {
      rail: random.pick<Rail>(['glass', 'bars', 'parapet']),
      depth: random.range(0.7, 1.3),
      inset: random.range(0.6, 1.2),
      colour: wall,
    },
    grille: random.chance(0.4),
    shade: random.chance(0.7),
    band: random.chance(0.55) ? random.pick([second, stage.palette.trim]) : undefined,
    look: 'plain',
  };
  const look = random.pick(looks);
  const left: Wall = { origin: [low[0], high[1], low[2]], along: [0, -1, 0], out: [-1, 0, 0] };
  const right: Wall = { origin: [high[0], low[1], low[2]], along: [0, 1, 0], out: [1, 0, 0] };
  const front: Wall = { origin: low, along: [1, 0, 0], out: [0, -1, 0] };
  if (crowned) drawCrown(stage, low, high);
  drawRooftop(stage, low, high, crowned ? 1.3 : 1);
  drawFacade(stage, random, left, { ...facade, bays: block.sideBays });
  drawFacade(stage, random, right, { ...facade, bays: block.sideBays });
  drawFacade(stage, random, front, { ...facade, bays: block.bays, look });
}

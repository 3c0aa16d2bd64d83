/** What every scene draws with: sheet, camera, light, colours and random numbers. */
import { Canvas } from './canvas.js';
import { createLight, type Light, type LightKind, usualLights } from './light.js';
import { choosePalette, type Palette } from './palette.js';
import { type Camera, levelCamera } from './perspective.js';
import { createRandom, type Random } from './random.js';

export const WIDTH = 1600;
export const HEIGHT = 1200;

export interface Stage {
  readonly canvas: Canvas;
  readonly camera: Camera;
  readonly light: Light;
  readonly palette: Palette;
  readonly random: Random;
  /** Sides of the plot on show, in feet. */
  readonly sides: Sides | undefined;
  /** How far a walk through a room has come, from 0 to 1; a picture is taken in its middle. */
  readonly walk: number;
}

/** What a picture may be given beside its seed. */
export interface Given {
  readonly light?: LightKind | undefined;
  readonly sides?: Sides | undefined;
  readonly walk?: number | undefined;
}

/** The sides of a plot in feet, as its listing tells them. */
export interface Sides {
  readonly breadth: number;
  readonly length: number;
}

/** Sets up the sheet; what stands before a `~` in the seed is shared by the pictures of one listing. */
export function createStage(scene: string, seed: string, { light, sides, walk = 0.5 }: Given = {}): Stage {
  const family = createRandom(seed.split('~')[0] ?? seed);
  const kind = light ?? family.branch('light').pick(usualLights);
  const side = family.branch('side').chance(0.5) ? 1 : -1;
  return {
    canvas: new Canvas(WIDTH, HEIGHT),
    camera: levelCamera([0, 0, 1.6], 0, 1400, [WIDTH / 2, HEIGHT * 0.62]),
    light: createLight(kind, family.branch('sun'), side),
    palette: choosePalette(family.branch('palette')),
    random: createRandom(`${scene}:${seed}`),
    sides,
    walk,
  };
}

/** The same stage seen by another camera. */
export function seenBy(stage: Stage, camera: Camera): Stage {
  return { ...stage, camera };
}

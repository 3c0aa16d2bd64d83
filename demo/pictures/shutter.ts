/** Rolling shutters of sheet steel. */
import type { Stage } from './stage.js';
import { film, films, type Patch, panel, type Wall } from './wall.js';

/** A rolling shutter; `open` is the share of its height that is raised. */
export function drawShutter(
  stage: Stage,
  wall: Wall,
  [left, bottom, right, top]: Patch,
  colour: string,
  open: number,
): void {
  panel(stage, wall, [left - 0.2, bottom, right + 0.2, top + 0.25], stage.palette.frame, { out: 0.02 });
  film(
    stage,
    wall,
    [left, bottom, right, top],
    { fill: stage.light.glow > 0.2 ? '#e9b766' : '#2b2d31' },
    0.03,
  );
  const low = bottom + (top - bottom) * open;
  panel(stage, wall, [left, low, right, top], colour, { out: 0.04 });
  const slats: Patch[] = [];
  for (let v = low; v < top; v += 0.22) slats.push([left, v, right, v + 0.07]);
  films(stage, wall, slats, { fill: stage.light.shadow, opacity: 0.25 }, 0.045);
}

/** Windows of a room: the view through them, their curtains, and the light they cast on the floor. */
import { mix, tone } from './colour.js';
import { leafMass } from './foliage.js';
import { type Point, projectPolygon, type Vec } from './perspective.js';
import { level, type Room, type Side } from './room.js';
import { clipTo } from './shapes.js';
import { drawFarTown, drawHills, drawSky } from './sky.js';
import type { Stage } from './stage.js';
import { block, corners, film, films, type Patch, panel, type Wall } from './wall.js';

export type Outlook = 'hills' | 'town' | 'garden';

/** Draws what lies outside an opening of the sheet. */
export function drawOutlook(stage: Stage, opening: readonly Point[], outlook: Outlook): void {
  const horizon = stage.camera.centre[1] + 30;
  const random = stage.random.branch('outlook');
  stage.canvas.within(opening, () => {
    drawSky(stage, horizon);
    if (outlook !== 'garden') drawHills(stage, horizon, 2);
    if (outlook === 'town') drawFarTown(stage, horizon, 1.3);
    const green = mix(stage.palette.leaf, stage.light.haze, 0.3);
    stage.canvas.rectangle(0, horizon, stage.canvas.width, 900, {
      fill: mix(green, stage.light.shadow, 0.1),
    });
    const xs = opening.map((point) => point[0]);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const size = outlook === 'garden' ? 130 : 66;
    for (let x = left - size; x < right + size; x += size * random.range(0.6, 1)) {
      const rise = outlook === 'garden' ? random.range(-20, 150) : random.range(-90, -30);
      leafMass(
        stage,
        random,
        x,
        horizon - rise,
        size * random.range(0.7, 1),
        size * random.range(0.6, 0.9),
        mix(stage.palette.leaf, stage.light.haze, 0.16),
      );
    }
  });
}

/** Folded cloth beside a window; `out` metres from the wall. */
function drawDrape(stage: Stage, wall: Wall, [left, bottom, right, top]: Patch, cloth: string): void {
  const folds = 7;
  const wide = (right - left) / folds;
  for (let index = 0; index < folds; index += 1) {
    const shade = [0.1, -0.02, -0.14, -0.05][index % 4] ?? 0;
    panel(
      stage,
      wall,
      [left + wide * index, bottom, left + wide * (index + 1) + 0.01, top],
      tone(cloth, shade),
      { out: 0.14 },
    );
  }
  film(stage, wall, [left, bottom, right, bottom + 0.12], { fill: stage.light.shadow, opacity: 0.18 }, 0.14);
}

/** Where the sun through a pane falls, in metres on the floor. */
function sunPatch(room: Room, pane: readonly Vec[], travel: Vec): Vec[] {
  const landed = pane.map((point): Point => {
    const run = point[2] / -travel[2];
    return [point[0] + travel[0] * run, point[1] + travel[1] * run];
  });
  const floor = level(room, 0).map((point): Point => [point[0], point[1]]);
  return clipTo(landed, floor).map(([x, y]): Vec => [x, y, 0.004]);
}

const strengths = { morning: 0.5, noon: 0.42, dusk: 0.34, monsoon: 0.14 } as const;
const colours = { morning: '#ffe3ab', noon: '#fff6dd', dusk: '#ffb27a', monsoon: '#e6efee' } as const;

/** The sun of each pane on the floor, with its soft edge. */
export function drawSunlight(room: Room, wall: Wall, panes: readonly Patch[]): void {
  const { stage, window } = room;
  const { kind } = stage.light;
  const across = kind === 'noon' ? 0.55 : 1.05;
  const travels: Record<Side, Vec> = {
    left: [across, -0.42, -0.75],
    right: [-across, -0.42, -0.75],
    back: [0.3, -across, -0.62],
  };
  const outlines = (grow: number) =>
    panes.map(([a, b, c, d]) =>
      projectPolygon(
        stage.camera,
        sunPatch(room, corners(wall, [a - grow, b - grow, c + grow, d + grow]), travels[window]),
      ),
    );
  const paint = { fill: colours[kind], opacity: strengths[kind] };
  stage.canvas.polygons(outlines(0.07), { ...paint, opacity: paint.opacity * 0.25 });
  stage.canvas.polygons(outlines(0), paint);
}

export interface RoomWindow {
  readonly patch: Patch;
  readonly panes: number;
  readonly outlook: Outlook;
  readonly curtain: string | undefined;
}

/** The panes of a window without their bars. */
export function panesOf({ patch: [left, bottom, right, top], panes }: RoomWindow): Patch[] {
  const wide = (right - left) / panes;
  return Array.from(
    { length: panes },
    (_, index): Patch => [
      left + wide * index + 0.04,
      bottom + 0.05,
      left + wide * (index + 1) - 0.04,
      top - 0.05,
    ],
  );
}

/** Draws a window of the room: view, reveal, bars, sill and curtains. */
export function drawRoomWindow(room: Room, wall: Wall, window: RoomWindow): void {
  const { stage } = room;
  const { patch, curtain } = window;
  const [left, bottom, right, top] = patch;
  const opening = projectPolygon(stage.camera, corners(wall, patch));
  drawOutlook(stage, opening, window.outlook);
  stage.canvas.polygon(opening, { fill: '#ffffff', opacity: stage.light.kind === 'dusk' ? 0.02 : 0.1 });
  const bars: Patch[] = [
    [left, bottom, right, bottom + 0.05],
    [left, top - 0.05, right, top],
  ];
  const wide = (right - left) / window.panes;
  for (let index = 0; index <= window.panes; index += 1)
    bars.push([left + wide * index - 0.035, bottom, left + wide * index + 0.035, top]);
  const transom = bottom + (top - bottom) * 0.76;
  bars.push([left, transom, right, transom + 0.04]);
  films(stage, wall, bars, { fill: mix(stage.palette.frame, stage.light.shadow, 0.2) }, -0.05);
  if (bottom > 0.2)
    block(stage, wall, [left - 0.08, bottom - 0.07, right + 0.08, bottom], 0, 0.16, '#efe9df');
  if (!curtain) return;
  const low = bottom > 0.2 && right - left < 1.6 ? bottom - 0.3 : 0.04;
  film(stage, wall, [left, low + 0.2, right, top + 0.1], { fill: '#fffaf0', opacity: 0.12 }, 0.1);
  drawDrape(stage, wall, [left - 0.38, low, left + 0.16, top + 0.2], curtain);
  drawDrape(stage, wall, [right - 0.16, low, right + 0.38, top + 0.2], curtain);
  block(stage, wall, [left - 0.5, top + 0.2, right + 0.5, top + 0.24], 0.12, 0.17, '#8a6a3c');
}

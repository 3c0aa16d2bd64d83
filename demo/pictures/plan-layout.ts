/** Lays out the rooms of a flat and the pieces of wall between their doors and windows. */
import type { Point } from './perspective.js';
import type { Random } from './random.js';

export interface PlanRoom {
  readonly kind: 'living' | 'bed' | 'kitchen' | 'bath' | 'balcony' | 'entry';
  readonly low: Point;
  readonly high: Point;
}

export interface PlanWall {
  readonly kind: 'wall' | 'window' | 'rail';
  readonly low: Point;
  readonly high: Point;
}

export interface Plan {
  readonly size: Point;
  readonly rooms: readonly PlanRoom[];
  readonly walls: readonly PlanWall[];
}

/** A gap or a window in the walls: the middle and half the length, on a wall along x or y. */
interface Opening {
  readonly along: 'x' | 'y';
  readonly at: Point;
  readonly half: number;
  readonly kind: 'door' | 'window';
}

const THICK = 0.09;

/** Rooms as shares of the whole: kind, left, bottom, right, top. */
type Cell = readonly [PlanRoom['kind'], number, number, number, number];

const layouts: readonly (readonly Cell[])[] = [
  [
    ['living', 0, 0.14, 0.5, 0.66],
    ['balcony', 0, 0, 0.5, 0.14],
    ['kitchen', 0, 0.66, 0.3, 1],
    ['bath', 0.3, 0.66, 0.5, 1],
    ['bed', 0.5, 0, 1, 0.47],
    ['bed', 0.5, 0.47, 0.82, 1],
    ['bath', 0.82, 0.47, 1, 1],
  ],
  [
    ['living', 0.34, 0.14, 0.74, 0.7],
    ['balcony', 0.34, 0, 0.74, 0.14],
    ['bed', 0, 0, 0.34, 0.5],
    ['bath', 0, 0.5, 0.16, 0.78],
    ['entry', 0.16, 0.5, 0.34, 0.78],
    ['bed', 0, 0.78, 0.34, 1.24],
    ['kitchen', 0.34, 0.7, 0.74, 1.24],
    ['bed', 0.74, 0, 1, 0.5],
    ['bath', 0.74, 0.5, 1, 0.76],
    ['bed', 0.74, 0.76, 1, 1.24],
  ],
  [
    ['living', 0, 0, 0.56, 0.6],
    ['kitchen', 0, 0.6, 0.34, 1],
    ['bath', 0.34, 0.6, 0.56, 1],
    ['bed', 0.56, 0.34, 1, 1],
    ['balcony', 0.56, 0, 1, 0.34],
  ],
  [
    ['bed', 0, 0.5, 0.34, 1],
    ['bath', 0.34, 0.7, 0.54, 1],
    ['kitchen', 0.54, 0.62, 1, 1],
    ['living', 0.34, 0.12, 1, 0.62],
    ['bed', 0, 0, 0.34, 0.5],
    ['balcony', 0.34, 0, 1, 0.12],
  ],
];

function place(cells: readonly Cell[], size: Point, mirrored: boolean): PlanRoom[] {
  const tall = Math.max(...cells.map((cell) => cell[4]));
  return cells.map(([kind, l, b, r, t]) => {
    const [left, right] = mirrored ? [1 - r, 1 - l] : [l, r];
    return {
      kind,
      low: [left * size[0], (b / tall) * size[1]],
      high: [right * size[0], (t / tall) * size[1]],
    };
  });
}

const near = (a: number, b: number) => Math.abs(a - b) < 0.01;

/** A door in the middle of each edge that two rooms share, a window in each outer edge. */
function openingsOf(rooms: readonly PlanRoom[], size: Point): Opening[] {
  const openings: Opening[] = [];
  for (const [axis, other] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const along = axis === 0 ? 'y' : 'x';
    const at = (across: number, middle: number): Point => (axis === 0 ? [across, middle] : [middle, across]);
    rooms.forEach((room, index) => {
      for (const next of rooms.slice(index + 1)) {
        const edge = near(room.high[axis], next.low[axis])
          ? room.high[axis]
          : near(next.high[axis], room.low[axis])
            ? room.low[axis]
            : undefined;
        const from = Math.max(room.low[other], next.low[other]);
        const to = Math.min(room.high[other], next.high[other]);
        if (edge === undefined || to - from < 1.1 || !isPassage(room, next)) continue;
        const wide =
          room.kind === 'balcony' || next.kind === 'balcony' ? Math.min(1.2, (to - from) * 0.34) : 0.46;
        openings.push({
          along,
          at: at(edge, to - from > 2.4 ? from + 0.75 + wide * 0.3 : (from + to) / 2),
          half: wide,
          kind: 'door',
        });
      }
      if (room.kind === 'balcony' || room.kind === 'entry') return;
      for (const edge of [room.low[axis], room.high[axis]]) {
        if (!near(edge, 0) && !near(edge, size[axis])) continue;
        const long = room.high[other] - room.low[other];
        openings.push({
          along,
          at: at(edge, (room.low[other] + room.high[other]) / 2),
          half: Math.min(0.8, long * 0.26),
          kind: 'window',
        });
      }
    });
  }
  return openings;
}

function isPassage(one: PlanRoom, two: PlanRoom): boolean {
  const kinds = [one.kind, two.kind];
  if (kinds.includes('living') || kinds.includes('entry')) return true;
  return kinds.includes('bed') && (kinds.includes('bath') || kinds.includes('balcony'));
}

/** Cuts one edge of a room at its openings. */
function cut(
  along: 'x' | 'y',
  across: number,
  from: number,
  to: number,
  openings: readonly Opening[],
  rail: boolean,
): PlanWall[] {
  const on = openings
    .filter(
      (opening) => opening.along === along && near(along === 'x' ? opening.at[1] : opening.at[0], across),
    )
    .map((opening) => ({ ...opening, middle: along === 'x' ? opening.at[0] : opening.at[1] }))
    .filter(({ middle, half }) => middle - half >= from - 0.01 && middle + half <= to + 0.01)
    .sort((a, b) => a.middle - b.middle);
  const piece = (start: number, end: number, kind: PlanWall['kind']): PlanWall =>
    along === 'x'
      ? { kind, low: [start, across - THICK], high: [end, across + THICK] }
      : { kind, low: [across - THICK, start], high: [across + THICK, end] };
  const pieces: PlanWall[] = [];
  let reached = from - THICK;
  for (const { middle, half, kind } of on) {
    pieces.push(piece(reached, middle - half, rail ? 'rail' : 'wall'));
    if (kind === 'window') pieces.push(piece(middle - half, middle + half, 'window'));
    reached = middle + half;
  }
  pieces.push(piece(reached, to + THICK, rail ? 'rail' : 'wall'));
  return pieces;
}

/** Chooses and sizes a layout. */
export function layOut(random: Random): Plan {
  const size: Point = [random.range(10.4, 12.2), random.range(7.6, 8.8)];
  const rooms = place(random.pick(layouts), size, random.chance(0.5));
  const openings = openingsOf(rooms, size);
  const walls = rooms.flatMap((room) => {
    const [[x, y], [X, Y]] = [room.low, room.high];
    const open = (edge: number, limit: number) =>
      room.kind === 'balcony' && (near(edge, 0) || near(edge, limit));
    return [
      ...cut('x', y, x, X, openings, open(y, size[1])),
      ...cut('x', Y, x, X, openings, open(Y, size[1])),
      ...cut('y', x, y, Y, openings, open(x, size[0])),
      ...cut('y', X, y, Y, openings, open(X, size[0])),
    ];
  });
  return { size, rooms, walls };
}

/** Plane geometry: clipping, hulls and the soft outlines of leaves and clouds. */
import type { Point } from './perspective.js';
import type { Random } from './random.js';

const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Keeps the part of a polygon that lies inside a convex one. */
export function clipTo(subject: readonly Point[], window: readonly Point[]): Point[] {
  const area = window.reduce((sum, point, index) => {
    const after = window[(index + 1) % window.length] ?? point;
    return sum + point[0] * after[1] - after[0] * point[1];
  }, 0);
  const sign = area >= 0 ? 1 : -1;
  let kept: readonly Point[] = subject;
  window.forEach((from, index) => {
    const to = window[(index + 1) % window.length] ?? from;
    const inside = (point: Point) => sign * turn(from, to, point);
    const next: Point[] = [];
    kept.forEach((point, place) => {
      const before = kept[(place + kept.length - 1) % kept.length] ?? point;
      const here = inside(point);
      const there = inside(before);
      if (here >= 0 !== there >= 0) {
        const share = there / (there - here);
        next.push([before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]);
      }
      if (here >= 0) next.push(point);
    });
    kept = next;
  });
  return [...kept];
}

/** The convex outline around points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const line: Point[] = [];
    for (const point of list) {
      while (line.length >= 2) {
        const [a, b] = [line[line.length - 2], line[line.length - 1]];
        if (a && b && turn(a, b, point) > 0) break;
        line.pop();
      }
      line.push(point);
    }
    return line.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

/** An uneven round outline; `rough` 0 is an ellipse. */
export function blob(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  rough = 0.18,
  steps = 12,
): Point[] {
  const phase = random.range(0, Math.PI * 2);
  const lobes = random.int(2, 4);
  return Array.from({ length: steps }, (_, index) => {
    const angle = (index / steps) * Math.PI * 2;
    const reach = 1 + rough * (0.6 * Math.sin(lobes * angle + phase) + 0.4 * (random.next() * 2 - 1));
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const;
  });
}

/** Points to both sides of a bent line; `half` gives the half width at each share of its length. */
function ribbon(from: Point, bend: Point, to: Point, half: (t: number) => number, steps: number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let index = 0; index <= steps; index += 1) {
    const t = index / steps;
    const x = (1 - t) ** 2 * from[0] + 2 * (1 - t) * t * bend[0] + t * t * to[0];
    const y = (1 - t) ** 2 * from[1] + 2 * (1 - t) * t * bend[1] + t * t * to[1];
    const dx = (1 - t) * (bend[0] - from[0]) + t * (to[0] - bend[0]);
    const dy = (1 - t) * (bend[1] - from[1]) + t * (to[1] - bend[1]);
    const length = Math.hypot(dx, dy) || 1;
    const reach = half(t);
    left.push([x - (dy / length) * reach, y + (dx / length) * reach]);
    right.unshift([x + (dy / length) * reach, y - (dx / length) * reach]);
  }
  return [...left, ...right];
}

/** A leaf-like sliver along a bent line, pointed at its end. */
export function sliver(from: Point, bend: Point, to: Point, width: number, steps = 8): Point[] {
  return ribbon(from, bend, to, (t) => (width / 2) * Math.sin(Math.PI * (0.12 + 0.88 * t)), steps);
}

/** A stem along a bent line that widens towards its foot. */
export function limb(from: Point, bend: Point, to: Point, thin: number, thick: number): Point[] {
  return ribbon(from, bend, to, (t) => (thin + (thick - thin) * t ** 1.6) / 2, 6);
}

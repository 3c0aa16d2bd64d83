/** Collects outlines and gradients and writes them as one SVG. */
import type { Point } from './perspective.js';
import { clipTo } from './shapes.js';

export interface Paint {
  readonly fill?: string;
  readonly opacity?: number;
  readonly stroke?: string;
  readonly width?: number;
  /** Writes whole pixels: enough for leaves, and a third shorter. */
  readonly coarse?: boolean;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const digits = (value: number) => String(Math.round(value * 10) / 10);

/** Writes points as steps from one to the next, half as long as writing places. */
function outline(points: readonly Point[], parts = 10): string {
  let [fromX, fromY] = [0, 0];
  return points
    .map(([x, y], index) => {
      const [toX, toY] = [Math.round(x * parts), Math.round(y * parts)];
      const step = `${(toX - fromX) / parts} ${(toY - fromY) / parts}`;
      [fromX, fromY] = [toX, toY];
      return index === 0 ? `M${step}l` : step;
    })
    .join(' ');
}

export class Canvas {
  readonly #defs: string[] = [];
  readonly #known = new Map<string, string>();
  readonly #body: string[] = [];
  #window: readonly Point[] | undefined;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  /** Draws one polygon. */
  polygon(points: readonly Point[], paint: Paint): void {
    this.polygons([points], paint);
  }

  /** Draws several polygons as one path. */
  polygons(outlines: readonly (readonly Point[])[], paint: Paint): void {
    const pieces = outlines
      .map((points) => (this.#window ? clipTo(points, this.#window) : points))
      .filter((points) => points.length > 2 && this.#isSeen(points))
      .map((points) => `${outline(points, paint.coarse ? 1 : 10)}z`);
    if (pieces.length > 0) this.#write(pieces.join(''), { fill: 'none', ...paint });
  }

  /** Draws open lines of one width. */
  lines(lines: readonly (readonly Point[])[], colour: string, width: number, opacity = 1): void {
    const seen = lines.filter((points) => this.#isSeen(points));
    const path = seen.map((points) => outline(points));
    if (path.length > 0) this.#write(path.join(''), { fill: 'none', stroke: colour, width, opacity });
  }

  /** Makes a gradient between two points and returns the fill that uses it. */
  linear(from: Point, to: Point, stops: readonly Stop[]): string {
    const [x1, y1, x2, y2] = [...from, ...to].map(digits);
    return this.#define('linearGradient', `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops);
  }

  /** Makes a round gradient and returns the fill that uses it. */
  radial(centre: Point, radius: number, stops: readonly Stop[]): string {
    const place = `cx="${digits(centre[0])}" cy="${digits(centre[1])}" r="${digits(radius)}"`;
    return this.#define('radialGradient', place, stops);
  }

  /** Fills a rectangle of the sheet. */
  rectangle(x: number, y: number, width: number, height: number, paint: Paint): void {
    const corners: Point[] = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ];
    this.polygon(corners, paint);
  }

  /** Holds everything `draw` adds inside a convex opening. */
  within(opening: readonly Point[], draw: () => void): void {
    const outer = this.#window;
    this.#window = outer ? clipTo(opening, outer) : opening;
    if (this.#window.length > 2) draw();
    this.#window = outer;
  }

  toSvg(): string {
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`;
    const defs = `<defs>${this.#defs.join('')}</defs>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${defs}${this.#body.join('')}</svg>`;
  }

  #isSeen(points: readonly Point[]): boolean {
    const within = (axis: 0 | 1, limit: number) =>
      points.some((point) => point[axis] >= 0) && points.some((point) => point[axis] <= limit);
    return within(0, this.width) && within(1, this.height);
  }

  #define(tag: string, place: string, stops: readonly Stop[]): string {
    const marks = stops.map(([offset, colour, opacity = 1]) => {
      const see = opacity < 1 ? ` stop-opacity="${Math.round(opacity * 1000) / 1000}"` : '';
      return `<stop offset="${offset}" stop-color="${colour}"${see}/>`;
    });
    const key = `${tag} ${place}${marks.join('')}`;
    const known = this.#known.get(key);
    if (known) return known;
    const id = `g${this.#known.size}`;
    this.#defs.push(`<${tag} id="${id}" gradientUnits="userSpaceOnUse" ${place}>${marks.join('')}</${tag}>`);
    this.#known.set(key, `url(#${id})`);
    return `url(#${id})`;
  }

  #write(path: string, paint: Paint): void {
    // Not the opacity attribute: that makes the renderer draw each path on a sheet of its own, ten times slower.
    const see =
      paint.opacity !== undefined && paint.opacity < 1 ? Math.round(paint.opacity * 1000) / 1000 : 1;
    const parts = [`fill="${paint.fill ?? 'none'}"`];
    if (see < 1 && paint.fill) parts.push(`fill-opacity="${see}"`);
    if (paint.stroke && paint.width !== undefined) {
      parts.push(`stroke="${paint.stroke}" stroke-width="${digits(Math.max(0.3, paint.width))}"`);
      parts.push('stroke-linejoin="round" stroke-linecap="round"');
      if (see < 1) parts.push(`stroke-opacity="${see}"`);
    }
    this.#body.push(`<path ${parts.join(' ')} d="${path}"/>`);
  }
}

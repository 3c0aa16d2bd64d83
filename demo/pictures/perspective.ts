/** A camera with true perspective: metres in the world to pixels on the sheet. */
export type Vec = readonly [number, number, number];
export type Point = readonly [number, number];

export interface Camera {
  readonly eye: Vec;
  readonly right: Vec;
  readonly up: Vec;
  readonly forward: Vec;
  /** Pixels at one metre's distance. */
  readonly focal: number;
  /** Where the line of sight meets the sheet; moving it keeps verticals upright, as a shift lens does. */
  readonly centre: Point;
}

const NEAR = 0.12;

export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** A level camera turned by `yaw` radians from the y axis towards the x axis. */
export function levelCamera(eye: Vec, yaw: number, focal: number, centre: Point): Camera {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  return { eye, right: [cos, -sin, 0], up: [0, 0, 1], forward: [sin, cos, 0], focal, centre };
}

/** A camera that looks straight down. */
export function overheadCamera(eye: Vec, focal: number, centre: Point): Camera {
  return { eye, right: [1, 0, 0], up: [0, 1, 0], forward: [0, 0, -1], focal, centre };
}

/** Distance of a point along the line of sight, in metres. */
export function depthOf(camera: Camera, point: Vec): number {
  return dot(subtract(point, camera.eye), camera.forward);
}

/** Places a point that stands before the camera. */
export function project(camera: Camera, point: Vec): Point {
  const away = subtract(point, camera.eye);
  const scale = camera.focal / Math.max(NEAR, dot(away, camera.forward));
  return [
    camera.centre[0] + dot(away, camera.right) * scale,
    camera.centre[1] - dot(away, camera.up) * scale,
  ];
}

/** Pixels that one metre takes at a point. */
export function scaleAt(camera: Camera, point: Vec): number {
  return camera.focal / Math.max(NEAR, depthOf(camera, point));
}

/** Cuts away what lies behind the camera and places the rest. */
export function projectPolygon(camera: Camera, points: readonly Vec[]): Point[] {
  const kept: Vec[] = [];
  points.forEach((point, index) => {
    const before = points[(index + points.length - 1) % points.length] ?? point;
    const depth = depthOf(camera, point);
    const depthBefore = depthOf(camera, before);
    if (depth < NEAR !== depthBefore < NEAR) {
      const share = (NEAR - depthBefore) / (depth - depthBefore);
      kept.push([
        before[0] + (point[0] - before[0]) * share,
        before[1] + (point[1] - before[1]) * share,
        before[2] + (point[2] - before[2]) * share,
      ]);
    }
    if (depth >= NEAR) kept.push(point);
  });
  return kept.map((point) => project(camera, point));
}

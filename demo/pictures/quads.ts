/** The four corners of rectangles that lie along the axes of the world. */
import type { Vec } from './perspective.js';

/** A level rectangle at height `z`. */
export const levelQuad = (x: number, y: number, X: number, Y: number, z = 0): Vec[] => [
  [x, y, z],
  [X, y, z],
  [X, Y, z],
  [x, Y, z],
];

/** An upright rectangle along the x axis. */
export const acrossQuad = (x: number, X: number, y: number, z: number, Z: number): Vec[] => [
  [x, y, z],
  [X, y, z],
  [X, y, Z],
  [x, y, Z],
];

/** An upright rectangle along the y axis. */
export const alongQuad = (x: number, y: number, Y: number, z: number, Z: number): Vec[] => [
  [x, y, z],
  [x, Y, z],
  [x, Y, Z],
  [x, y, Z],
];

/**
 * Paints the ground of a shared map before the files of the site have come. The map that lives there later begins with the
 * same view, so that nothing moves.
 */
import type { MapStart } from '../../model/rules/map-start.js';
import { type Box, fitted } from './camera.js';
import { createPainter } from './canvas-painter.js';
import { coloursOf } from './colours.js';

/** What the page says of it. */
export interface FirstView {
  start: MapStart;
  /** What is shown whole: the area that is searched, else the homes that were found. */
  box: Box | undefined;
  /** The names of cities in the page's language. */
  names: Readonly<Record<string, string>>;
}

let view: MapStart | undefined;

/** Returns what was painted first; undefined where nothing was, and for every later map. */
export const takeFirstView = (): MapStart | undefined => {
  const first = view;
  view = undefined;
  return first;
};

const paint = (ground: HTMLElement, canvas: HTMLCanvasElement): void => {
  const { start, box, names } = JSON.parse(ground.dataset.paint ?? '') as FirstView;
  const camera = { ...start, width: ground.clientWidth, height: ground.clientHeight };
  const first = box ? fitted(camera, box) : camera;
  view = first;
  createPainter({
    canvas,
    layer: document.createElement('ul'),
    colours: () => coloursOf(canvas.nextElementSibling),
    writing: () => ({
      isDevanagari: document.documentElement.lang !== 'en',
      font: getComputedStyle(ground).fontFamily,
      cityName: (city) => names[city] ?? city,
    }),
  }).show(first, { area: [], reach: [] });
};

/** Paints as soon as the browser has read the place: it may still be at what stands before it. */
const paintWhenRead = (): void => {
  const ground = document.querySelector<HTMLElement>('[data-paint]');
  const canvas = ground?.querySelector('canvas');
  // What the painter takes its colours from stands right behind the canvas.
  if (ground && canvas?.nextElementSibling) paint(ground, canvas);
  else if (document.readyState === 'loading') requestAnimationFrame(paintWhenRead);
};

paintWhenRead();

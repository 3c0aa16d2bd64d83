/** The icons of the viewer, apart from the others to keep the files of those small. */
import { icon } from './icon.js';

export const ZoomInIcon = icon(
  'M17.5 11a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0zM16 16l4.5 4.5M11 8.5v5M8.5 11h5',
);
export const ZoomOutIcon = icon('M17.5 11a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0zM16 16l4.5 4.5M8.5 11h5');

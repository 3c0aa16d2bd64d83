/** Brings the parts that are not needed for the first cards, beside the first answer, so that those come sooner. */
import { later } from '../kit/element/lazy-parts.js';

/** Loads the parts once for the page, and answers them when they are there. */
export const { load: loadLaterParts, useParts: useLaterParts } = later(
  () => import('./later/later-parts.js'),
);

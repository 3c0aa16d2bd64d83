/** Brings what stands below the first screen beside the first answer, so that the pictures come sooner. */
import { later } from '../kit/element/lazy-parts.js';

/** Loads the parts once for the page, and answers them when they are there. */
export const { load: loadLaterParts, useParts: useLaterParts } = later(
  () => import('./later/later-parts.js'),
);

/** Brings what is needed only once something is done, beside the first answer: dialogs, the bin, uploads, toasts. */
import { later } from '../kit/element/lazy-parts.js';

/** Loads the parts once for the page, and answers them when they are there. */
export const { load: loadLaterParts, useParts: useLaterParts } = later(
  () => import('./later/later-parts.js'),
);

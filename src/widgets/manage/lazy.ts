/** Brings what is needed only once something is done, beside the first answer: dialogs, the bin, uploads, toasts. */
import { lazy } from '../kit/element/lazy-parts.js';

/** Loads the parts once for the page, and answers them when they are there. */
export const { load: loadLazyParts, useParts: useLazyParts } = lazy(() => import('./lazy-parts.js'));

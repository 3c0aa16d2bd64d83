/** Brings the parts that are not needed for the first cards, beside the first answer, so that those come sooner. */
import { lazy } from '../kit/element/lazy-parts.js';

/** Loads the parts once for the page, and answers them when they are there. */
export const { load: loadLazyParts, useParts: useLazyParts } = lazy(() => import('./lazy-parts.js'));

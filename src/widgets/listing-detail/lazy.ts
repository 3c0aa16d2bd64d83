/** Loads what is below the first screen together with the first answer, so that the pictures come first. */
import { lazy } from '../kit/element/lazy-parts.js';

/** Loads the parts once for the page, and answers them when they are there. */
export const { load: loadLazyParts, useParts: useLazyParts } = lazy(() => import('./lazy-parts.js'));

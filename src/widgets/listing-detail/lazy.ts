/** Brings what stands below the first screen beside the first answer, so that the pictures come sooner. */
import { lazy } from '../kit/element/lazy-parts.js';

/** Loads the parts once for the page, and answers them when they are there. */
export const { load: loadLazyParts, useParts: useLazyParts } = lazy(() => import('./lazy-parts.js'));

/** Loads what the first cards do not need together with the first answer, so that the cards come first. */
import { lazy } from '../kit/element/lazy.js';

/** Loads the parts once for the page, and answers them when they are there. */
export const { load: loadLazyParts, useParts: useLazyParts } = lazy(() => import('./controls.js'));

/** Loads what is needed only after an action, together with the first answer: dialogs, the bin, uploads, toasts; and what few listings need. */
import { lazy } from '../kit/element/lazy.js';

/** Loads the parts once for the page, and answers them when they are there. */
export const { load: loadLazyParts, useParts: useLazyParts } = lazy(() => import('./tools.js'));

/** Loads what says what is wrong with a listing: most have nothing. */
export const { useParts: useMendingParts } = lazy(() => import('./list/mending.js'));

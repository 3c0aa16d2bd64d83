/** Loads what is needed only after an action, together with the first answer: dialogs, the bin, uploads, toasts. */
import { lazy } from '../kit/element/lazy.js';
import type { lazyParts } from './tools.js';

/** Loads the parts once for the page, and answers them when they are there. */
export const { load: loadLazyParts, useParts: useLazyParts } = lazy(() => import('./tools.js'));

/** The parts, typed before their file is there. */
export type LazyParts = typeof lazyParts;

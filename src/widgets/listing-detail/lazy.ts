/** Loads what is below the first screen together with the first answer, so that the pictures come first. */
import { lazy } from '../kit/element/lazy.js';
import type { lazyParts } from './below-first-screen.js';

/** Loads the parts once for the page, and answers them when they are there. */
export const { load: loadLazyParts, useParts: useLazyParts } = lazy(() => import('./below-first-screen.js'));

/** The parts, typed before their file is there. */
export type LazyParts = typeof lazyParts;

/** Loads photos and preview, which only step two needs, while step one is filled in. */
import { lazy } from '../kit/element/lazy.js';
import type { lazyParts } from './step-two.js';

const { load, useParts } = lazy(() => import('./step-two.js'));

/** Loads the parts, once for all forms of the page. */
export const loadLazyParts = load;

/** Milliseconds after which the parts are fetched, though nobody needs them yet. */
const patience = 2000;

/** Returns the parts when they are there; in step two they are fetched at once. */
export const useLazyParts = (isNeeded: boolean): LazyParts | undefined => useParts(isNeeded ? 0 : patience);

/** The parts, typed before their file is there. */
export type LazyParts = typeof lazyParts;

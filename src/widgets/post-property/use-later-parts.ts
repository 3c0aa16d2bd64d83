/** Brings photos and preview, which only step two needs: their file comes while step one is filled in. */
import { later } from '../kit/element/lazy-parts.js';
import type { LaterParts } from './later/later-parts.js';

const { load, useParts } = later(() => import('./later/later-parts.js'));

/** Loads the parts, once for all forms of the page. */
export const loadLaterParts = load;

/** Milliseconds after which the parts are fetched, though nobody needs them yet. */
const patience = 2000;

/** Answers the parts when they are there; in step two they are fetched at once. */
export const useLaterParts = (isNeeded: boolean): LaterParts | undefined => useParts(isNeeded ? 0 : patience);

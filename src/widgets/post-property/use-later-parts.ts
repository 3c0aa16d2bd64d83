/** Brings photos and preview, which only step two needs: their file comes while step one is filled in. */
import { useEffect, useState } from 'react';
import type { LaterParts } from './later/later-parts.js';

let loaded: LaterParts | undefined;

/** Loads the parts, once for all forms of the page. */
export const loadLaterParts = async (): Promise<LaterParts> => {
  loaded ??= (await import('./later/later-parts.js')).laterParts;
  return loaded;
};

/** Milliseconds after which the parts are fetched, though nobody needs them yet. */
const patience = 2000;

/** Answers the parts when they are there; in step two they are fetched at once. */
export function useLaterParts(isNeeded: boolean): LaterParts | undefined {
  const [parts, setParts] = useState(loaded);
  useEffect(() => {
    if (parts) return;
    const timer = setTimeout(
      () => {
        loadLaterParts().then(setParts, console.error);
      },
      isNeeded ? 0 : patience,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [parts, isNeeded]);
  return parts;
}

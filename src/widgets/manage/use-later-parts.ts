/** Brings what is needed only once something is done, beside the first answer: dialogs, the bin, uploads, toasts. */
import { useEffect, useState } from 'react';
import type { LaterParts } from './later/later-parts.js';

let loaded: LaterParts | undefined;

/** Loads the parts, once for the page. */
export const loadLaterParts = async (): Promise<LaterParts> => {
  loaded ??= (await import('./later/later-parts.js')).laterParts;
  return loaded;
};

/** Answers the parts when they are there; what failed to load is asked for again by the next widget. */
export function useLaterParts(): LaterParts | undefined {
  const [parts, setParts] = useState(loaded);
  useEffect(() => {
    if (!parts) loadLaterParts().then(setParts, console.error);
  }, [parts]);
  return parts;
}

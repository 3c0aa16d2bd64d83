/** Loads what the first cards do not need when these are drawn and the page is calm, or as soon as it is wanted. */
import { useEffect } from 'react';
import { lazy } from '../kit/element/lazy.js';

/** Milliseconds after which a page that never becomes calm has to do. */
const patience = 1000;

const { load, useParts } = lazy(() => import('./controls.js'));

/** Loads the parts once for the page, and answers them when they are there. */
export const loadLazyParts = load;

/** Returns the parts when they are there. */
export const useLazyParts = () => useParts(null);

/** Asks for the parts at once. */
export const wantLazyParts = (): void => {
  load().catch(console.error);
};

/** Asks for the parts once the cards are drawn and nothing else is to be done. */
export const useLazyLoad = (isDrawn: boolean): void => {
  useEffect(() => {
    if (!isDrawn) return undefined;
    // Safari has no idle time.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(wantLazyParts);
      return () => {
        clearTimeout(timer);
      };
    }
    const idle = requestIdleCallback(wantLazyParts, { timeout: patience });
    return () => {
      cancelIdleCallback(idle);
    };
  }, [isDrawn]);
};

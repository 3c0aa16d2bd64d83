/** Which cards are drawn: those in view at once, the others in the moments after. */
import { useEffect, useState } from 'react';
import type { Listing } from '../../../model/index.js';

/** Cards of the first screen; more than any screen shows. */
export const firstScreen = 6;

/** Cards drawn in one go, as many as a phone needs: more would make one long pause. */
export const step = 4;

/** What of a list is drawn. */
export interface ShownCards {
  /** How many from the first on. */
  readonly shown: number;
  /** Cards of the list before, which stay as they are wherever they are now. */
  readonly kept: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

/** Returns which cards to draw: at first those that the page came with; another answer begins anew, a longer list goes on. */
export function useShownCards(results: readonly Listing[], drawn: number): ShownCards {
  const [state, setState] = useState({ results, shown: Math.max(step, drawn), kept: nothing });
  const goesOn = state.results === results || (results.length > 0 && results[0] === state.results[0]);
  const { shown, kept } = goesOn
    ? state
    : {
        shown: Math.max(step, drawn),
        kept: new Set(state.results.slice(0, state.shown).map(({ _id }) => _id)),
      };
  useEffect(() => {
    if (shown >= results.length && state.results === results) return undefined;
    const timer = setTimeout(() => {
      setState({ results, shown: shown + step, kept });
    });
    return () => {
      clearTimeout(timer);
    };
  }, [shown, results]);
  return { shown, kept };
}

/** How many cards are drawn: those of the first screen at once, the others in the moments after it. */
import { useEffect, useState } from 'react';

/** Cards of the first screen; more than any screen shows. */
export const firstScreen = 6;

/** Cards drawn in one go, as many as a phone needs: more would make one long pause. */
const step = 'document' in globalThis ? 4 : firstScreen;

/** Returns how many of the cards to draw; once the list has grown, all of another search come at once. */
export function useShownCards(count: number): number {
  const [shown, setShown] = useState(step);
  useEffect(() => {
    if (shown >= count) return undefined;
    const timer = setTimeout(() => {
      setShown(shown + step);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [shown, count]);
  return shown;
}

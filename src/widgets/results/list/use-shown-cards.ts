/** How many cards are drawn: those of the first screen at once, the others in the moments after it. */
import { useEffect, useState } from 'react';

/** Cards of the first screen; more than any screen shows. */
export const firstScreen = 6;

/** Cards drawn in one go, as many as a phone needs: more would make one long pause. */
const step = 4;

/** Returns how many of the cards to draw, at first those that the page came with; once the list has grown, all of another search come at once. */
export function useShownCards(count: number, drawn: number): number {
  const [shown, setShown] = useState(Math.max(step, drawn));
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

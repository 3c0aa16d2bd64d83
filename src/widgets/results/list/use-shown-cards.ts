/** How many cards are drawn: the first at once, the others in the moments after it. */
import { useEffect, useState } from 'react';

/** Cards of the first screen, also of the first content; more than any screen shows. */
export const firstScreen = 6;

/** Cards drawn at once, as many as a phone shows; the others follow one by one, except on a server. */
const firstCards = 'document' in globalThis ? 2 : firstScreen;

/** Milliseconds after which the others no longer wait for the lazy parts of cards. */
const patience = 1500;

/**
 * Returns how many of the cards to draw. Those beyond the first screen wait until cards can be drawn whole, so that none
 * is drawn twice; once the list has grown, all of another search come at once.
 */
export function useShownCards(count: number, isWhole: boolean): number {
  const [shown, setShown] = useState(firstCards);
  useEffect(() => {
    if (shown >= count) return undefined;
    const isDue = isWhole || shown < firstScreen;
    const timer = setTimeout(
      () => {
        setShown(isDue ? shown + 1 : count);
      },
      isDue ? 0 : patience,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [shown, count, isWhole]);
  return shown;
}

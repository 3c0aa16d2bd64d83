/** How many cards are drawn: the first screen at once, the others in the moments after it. */
import { useEffect, useState } from 'react';

/** Cards drawn at once, as many as a server draws ahead; the others are drawn one in each moment after. */
const firstCards = 6;

/** Milliseconds after which the others no longer wait for what belongs into every card. */
const patience = 1500;

/**
 * Answers how many of the cards to draw. The others wait until cards can be drawn whole, so that none is drawn twice;
 * once the list has grown, all of another search come at once.
 */
export function useShownCards(count: number, isWhole: boolean): number {
  const [shown, setShown] = useState(firstCards);
  useEffect(() => {
    if (shown >= count) return undefined;
    const timer = setTimeout(
      () => {
        setShown(isWhole ? shown + 1 : count);
      },
      isWhole ? 0 : patience,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [shown, count, isWhole]);
  return shown;
}

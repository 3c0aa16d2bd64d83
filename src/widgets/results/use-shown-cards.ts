/** How many cards are drawn: the first screen at once, the others in the moments after it. */
import { useEffect, useState } from 'react';

/** Cards drawn at once, as many as a server draws ahead; and cards drawn in each moment after. */
const firstCards = 6;
const moreCards = 4;

/** Answers how many of the cards to draw; once the list has grown, all of another search come at once. */
export function useShownCards(count: number): number {
  const [shown, setShown] = useState(firstCards);
  useEffect(() => {
    if (shown >= count) return undefined;
    const timer = setTimeout(() => {
      setShown(shown + moreCards);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [shown, count]);
  return shown;
}

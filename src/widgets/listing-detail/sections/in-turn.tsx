/** Parts of the page that come up one after the other: drawn in one go they keep a touch waiting on a cheap phone. */
import { type ReactNode, useEffect, useState } from 'react';

/** Milliseconds between two parts, in which the browser lays the one out and answers a touch. */
const pause = 20;

let turns: Promise<unknown> = Promise.resolve();

/** Answers when all that waits for its turn now has been drawn. */
export const turnsTaken = (): Promise<unknown> => turns;

/** Draws nothing until it is its turn; the turns are in the order in which the parts were mounted. */
export function InTurn({ children }: { children: ReactNode }): ReactNode {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    let isHere = true;
    turns = turns.then(() => {
      if (!isHere) return undefined;
      setIsDue(true);
      return new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
    });
    return () => {
      isHere = false;
    };
  }, []);
  return isDue ? children : null;
}

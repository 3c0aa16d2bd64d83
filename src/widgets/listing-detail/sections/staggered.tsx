/** Draws parts of the page one after the other, so that a cheap phone answers a touch meanwhile (docs/decisions/0056). */
import { type ReactNode, useEffect, useState } from 'react';

/** Milliseconds between two parts, for layout and input. */
const pause = 20;

let queue: Promise<unknown> = Promise.resolve();

/** Resolves when all waiting parts have been drawn. */
export const staggeredDrawn = (): Promise<unknown> => queue;

/** Draws its children when it is their turn, in the order of mounting. */
export function Staggered({ children }: { children: ReactNode }): ReactNode {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    let isHere = true;
    queue = queue.then(() => {
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

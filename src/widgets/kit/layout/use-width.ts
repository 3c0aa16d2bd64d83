/** The width of a widget and the window's media queries, for parts that differ in their content. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Returns what `read` makes of the width of an element in pixels, and follows it; before the first layout what is guessed.
 * The width is read after the layout of the frame, since earlier it would force one; a right guess draws nothing again.
 */
export function useWidth<Read>(
  element: RefObject<HTMLElement | null>,
  read: (width: number) => Read,
  guess: Read,
): Read {
  const [known, setKnown] = useState(guess);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const observer = new ResizeObserver(() => {
      setKnown(() => read(measured.clientWidth));
    });
    observer.observe(measured);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return known;
}

/** Tells whether the window matches a media query, and follows it. */
export function useMedia(query: string): boolean {
  const [isMatch, setMatch] = useState(() => matchMedia(query).matches);
  useLayoutEffect(() => {
    const list = matchMedia(query);
    const follow = () => {
      setMatch(list.matches);
    };
    follow();
    list.addEventListener('change', follow);
    return () => {
      list.removeEventListener('change', follow);
    };
  }, [query]);
  return isMatch;
}

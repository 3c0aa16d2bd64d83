/** How wide a widget's place is and what the window matches, for the few parts that differ in what they hold. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Answers the width of an element in pixels and follows it; undefined until it is known, before the first paint. It is
 * read once the frame is laid out: read any sooner, the page would be laid out in the middle of being drawn.
 */
export function useWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const observer = new ResizeObserver(() => {
      setWidth(measured.clientWidth);
    });
    observer.observe(measured);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return width;
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

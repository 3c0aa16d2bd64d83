/** The width of a widget and the window's media queries, for parts that differ in their content. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Returns the width of an element in pixels and follows it; undefined until it is known, before the first paint. It is
 * read after the layout of the frame: earlier it would force a layout.
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

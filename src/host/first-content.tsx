/** What the server drew of this page: it stays in its place until the widget that draws the same is ready. */
import { useLayoutEffect, useRef } from 'react';

// A server draws with these modules too, and has no page.
let drawn = typeof document === 'undefined' ? null : document.querySelector('[data-first]');

/** Answers what the server drew for the first widget of the page, once; null when there is nothing, or no longer. */
export const takeFirstContent = (): Element | null => {
  const content = drawn;
  drawn = null;
  return content;
};

/** Draws it: the very elements, so that pictures are not loaded and decoded again. */
export function FirstContent({ content }: { content: Element }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(content);
  }, [content]);
  return <div ref={place} />;
}

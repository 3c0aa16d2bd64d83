/** What the server drew of this page: it stays in its place until the widget that draws the same is ready. */
import { useLayoutEffect, useRef } from 'react';

// A server draws with these modules too, and has no page.
const hasPage = typeof document !== 'undefined';
let drawn = hasPage ? document.querySelector('[data-first]') : null;
const drawnFor = hasPage ? location.pathname + location.search : '';

/** Answers what the server drew for the widget of this page, once; null when there is nothing, or it is another page. */
export const takeFirstContent = (): Element | null => {
  if (!hasPage) return null;
  const content = drawnFor === location.pathname + location.search ? drawn : null;
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

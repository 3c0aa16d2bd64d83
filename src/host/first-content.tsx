/** What the server drew of this page: it stays in its place until the widget that draws the same is ready. */
import { useLayoutEffect, useRef } from 'react';

const addressNow = (): string => location.pathname + location.search;

let drawn: Element | null = null;
let drawnFor = '';

/** Notes what the server drew, before anything else is drawn over it. */
export const keepFirstContent = (): void => {
  drawn = document.querySelector('[data-first]');
  drawnFor = addressNow();
};

/** Answers what the server drew for the widget of this page; null when there is nothing, or it is another page. */
export const firstContent = (): Element | null =>
  // A server that draws has kept nothing, and has no address.
  drawn && drawnFor === addressNow() ? drawn : null;

/** Forgets it: the page that comes next, or the same one again, draws itself. */
export const forgetFirstContent = (): void => {
  drawn = null;
};

/** Draws it: the very elements, so that pictures are not loaded and decoded again. */
export function FirstContent({ content }: { content: Element }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(content);
  }, [content]);
  return <div ref={place} />;
}

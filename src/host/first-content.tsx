/** The first content of this page, which stays in its place until the widget that draws the same is ready. */
import { useLayoutEffect, useRef } from 'react';

const addressNow = (): string => location.pathname + location.search;

let drawn: Element | null = null;
let drawnFor = '';

/** Stores the first content, before anything else is drawn over it. */
export const keepFirstContent = (): void => {
  drawn = document.querySelector('[data-first]');
  drawnFor = addressNow();
};

/** Returns the first content of this page's widget; null when there is none, or it is another page's. */
export const firstContent = (): Element | null =>
  // In the server's render there is no document and no address.
  drawn && drawnFor === addressNow() ? drawn : null;

/** Drops the first content: the next page is drawn by the client. */
export const forgetFirstContent = (): void => {
  drawn = null;
};

/** Draws it with the same DOM nodes, so that pictures are not loaded and decoded again. */
export function FirstContent({ content }: { content: Element }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(content);
  }, [content]);
  return <div ref={place} />;
}

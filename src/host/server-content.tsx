/** The first content of this page, which stays in its place until the widget that draws the same is ready. */
import { useLayoutEffect, useRef } from 'react';

const addressNow = (): string => location.pathname + location.search;

let drawn: Element | null = null;
let drawnFor = '';

/** Stores the first content, before anything else is drawn over it. */
export const captureServerContent = (): void => {
  drawn = document.querySelector('[data-first]');
  drawnFor = addressNow();
};

/** Returns the first content of this page's widget; null when there is none, or it is another page's. */
export const serverContent = (): Element | null =>
  // In the server's render there is no document and no address.
  drawn && drawnFor === addressNow() ? drawn : null;

/** Drops the first content: the next page is drawn by the client. */
export const discardServerContent = (): void => {
  drawn = null;
};

/** Draws it with the same DOM nodes, so that pictures are not loaded and decoded again. */
export function ServerContent({ content }: { content: Element }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(content);
  }, [content]);
  return <div ref={place} />;
}

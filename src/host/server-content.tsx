/** The first content of this page, which stays in its place until the widget that draws the same is ready. */
import { useLayoutEffect, useRef } from 'react';

const addressNow = (): string => location.pathname + location.search;

let drawn: Element | null = null;
let drawnFor = '';
let isInTag = false;

/** Stores the first content, before anything else is drawn over it. */
export const captureServerContent = (): void => {
  drawn = document.querySelector('[data-first]');
  isInTag = Boolean(document.querySelector('#root housing-results')?.shadowRoot);
  drawnFor = addressNow();
};

/** The query that the page was loaded with, without "?": a widget may have changed the search since. */
export const queryOfLoad = (): string =>
  new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).search.slice(1);

const drawnAs = (name: string): Element | null =>
  // In the server's render there is no document and no address.
  drawn?.getAttribute('data-first') === name && drawnFor === addressNow() ? drawn : null;

/** Returns the first content of this page's widget; null when there is none, or it is another page's. */
export const serverContent = (): Element | null => drawnAs('');

/** Returns the whole screen that the server has drawn, where its own code comes later; null when there is none. */
export const serverScreen = (): Element | null => drawnAs('screen');

/** Tells whether the server has drawn this page's widget into its own tag, in which it lives on; so it is on the server. */
export const isDrawnInTag = (): boolean =>
  typeof document === 'undefined' || (isInTag && drawnFor === addressNow());

/** Drops the first content: the next page is drawn by the client. */
export const discardServerContent = (): void => {
  drawn = null;
  isInTag = false;
};

/** Draws it with the same DOM nodes, so that pictures are not loaded and decoded again. */
export function ServerContent({ content }: { content: Element }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(content);
  }, [content]);
  return <div ref={place} />;
}

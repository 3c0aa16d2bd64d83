/** A map whose page the server has drawn, until its own files have come: the first frames show its ground painted. */
import { createContext, type ReactNode, useContext, useState } from 'react';

const DrawnMap = createContext<ReactNode>(null);

/** Sets what the server draws (ssr/first-map.tsx). */
export const DrawnMapProvider = DrawnMap.Provider;

// The browser adopts what it finds inside, whatever that is.
const asFound = { __html: '' };

/** Draws the map that the page came with; nothing on a page that came without one. */
export function MapStandIn() {
  const drawn = useContext(DrawnMap);
  const [isThere] = useState(() => !drawn && document.querySelector('[data-paint]') !== null);
  if (!isThere) return drawn;
  return <div data-map="" dangerouslySetInnerHTML={asFound} suppressHydrationWarning />;
}

/** Limits the height of a panel to the room below its top, so that its end is always visible. */
import { type RefObject, useLayoutEffect } from 'react';

/** Pixels kept free below the panel, and those it takes in any case. */
const margin = 16;
const least = 320;

/** Sets the greatest height of an element, and follows the page's scrolling and what stands above. */
export function useMaxHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const panel = element.current;
    if (!panel) return undefined;
    const fit = () => {
      const room = innerHeight - Math.max(panel.getBoundingClientRect().top, 0) - margin;
      panel.style.maxHeight = `${String(Math.max(room, least))}px`;
    };
    fit();
    addEventListener('scroll', fit, { capture: true, passive: true });
    addEventListener('resize', fit);
    // Rows above come and go.
    const page = new ResizeObserver(fit);
    page.observe(document.documentElement);
    return () => {
      removeEventListener('scroll', fit, { capture: true });
      removeEventListener('resize', fit);
      page.disconnect();
    };
  }, [element]);
}

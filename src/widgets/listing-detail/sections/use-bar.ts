/** When the top bar is shown: hidden on scrolling down, shown on scrolling up and under a pointer near the top (S-150). */
import { type RefObject, useEffect, useState } from 'react';

/** Pixels from the top of the window within which a pointer shows the bar. */
const nearTop = 110;

/** Returns whether the bar is shown; `mark` is an element at the widget's very top, which tells how far it was scrolled. */
export function useBar(mark: RefObject<HTMLElement | null>): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let top = mark.current?.getBoundingClientRect().top ?? 0;
    let isRising = false;
    let isPointed = false;
    const settle = () => {
      setShown(top < 0 && (isRising || isPointed));
    };
    const scrolled = () => {
      const now = mark.current?.getBoundingClientRect().top ?? 0;
      // Ignores a pixel or two, which the browser's address bar or zoom may cause.
      if (Math.abs(now - top) < 3 && now < 0) return;
      isRising = now > top;
      top = now;
      settle();
    };
    const pointed = (event: PointerEvent) => {
      const isNear = event.pointerType === 'mouse' && event.clientY < nearTop;
      if (isNear === isPointed) return;
      isPointed = isNear;
      settle();
    };
    // Captured, since the widget may be in a scrolling box of the page.
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', scrolled, options);
    document.addEventListener('pointermove', pointed, options);
    return () => {
      document.removeEventListener('scroll', scrolled, options);
      document.removeEventListener('pointermove', pointed, options);
    };
  }, [mark]);
  return isShown;
}

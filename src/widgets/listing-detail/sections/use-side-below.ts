/** Keeps the card at the side clear of the bar while that is shown; without the bar no room is kept for it. */
import { type RefObject, useEffect } from 'react';

/** Pixels that the bar is high where there is a side. */
const barHeight = 64;

/**
 * Moves the card down as far as the bar would cover it: nothing while it still stands in the page, all of it where it sticks.
 * It is a translation, since a change of `top` would count as a jump of the layout.
 */
export function useSideBelow(mark: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const side = mark.current?.parentElement?.querySelector('aside');
    if (!side || !isShown) return undefined;
    const move = () => {
      const { position, top } = getComputedStyle(side);
      const stuck = parseFloat(top) + barHeight - (side.parentElement?.getBoundingClientRect().top ?? 0);
      const by = position === 'sticky' ? Math.min(barHeight, Math.max(0, stuck)) : 0;
      side.style.translate = `0 ${String(by)}px`;
    };
    move();
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', move, options);
    return () => {
      document.removeEventListener('scroll', move, options);
      side.style.translate = '';
    };
  }, [isShown]);
}

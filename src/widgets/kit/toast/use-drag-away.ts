/** Lets a toast be dragged sideways and dismissed past a distance (S-010). */
import { type PointerEvent, useRef } from 'react';

/** How much of its own width a thing must be dragged to go, as a part of one. */
const enough = 0.8;

/** Returns the pointer handlers to spread on the thing; `dismiss` is called when it was dragged away. */
export function useDragAway(dismiss: () => void) {
  const from = useRef<number | null>(null);
  const distance = (event: PointerEvent<HTMLElement>) => event.clientX - (from.current ?? event.clientX);
  const follow = (element: HTMLElement, moved: number) => {
    element.style.translate = moved === 0 ? '' : `${String(moved)}px`;
    element.style.opacity =
      moved === 0 ? '' : String(Math.max(0.2, 1 - Math.abs(moved) / (element.offsetWidth || 1)));
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (from.current === null) return;
    const element = event.currentTarget;
    const isAway = Math.abs(distance(event)) >= element.offsetWidth * enough;
    from.current = null;
    if (isAway) dismiss();
    else follow(element, 0);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target as Element).closest('button,a')) return;
      from.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current !== null) follow(event.currentTarget, distance(event));
    },
    onPointerUp: end,
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      from.current = null;
      follow(event.currentTarget, 0);
    },
  };
}

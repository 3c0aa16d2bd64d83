/** Knows which slide of a scrolling track is in front, and scrolls to another. */
import { type RefObject, useEffect, useRef, useState } from 'react';

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The place of the first slide seen, how many places there are, and a way to go to one. */
export interface TrackState {
  index: number;
  positions: number;
  go: (to: number) => void;
}

/** Returns the distance in px from slide to slide, how many are seen, and which is first; null without a layout. */
function measure(track: HTMLElement, isVertical: boolean) {
  const [first, second] = [...track.children] as HTMLElement[];
  if (!first || !second) return null;
  const step = isVertical ? second.offsetTop - first.offsetTop : second.offsetLeft - first.offsetLeft;
  if (step <= 0) return null;
  const length = isVertical ? track.clientHeight : track.clientWidth;
  const scrolled = isVertical ? track.scrollTop : track.scrollLeft;
  return { step, seen: Math.max(1, Math.round(length / step)), at: Math.round(scrolled / step) };
}

/** Follows the track's scrolling; before it has a layout, the props are used. */
export function useTrack(
  track: RefObject<HTMLElement | null>,
  count: number,
  perView: number,
  isVertical: boolean,
  onSlide?: (index: number) => void,
): TrackState {
  const [index, setIndex] = useState(0);
  const [seen, setSeen] = useState(perView);
  const told = useRef(onSlide);
  told.current = onSlide;
  const last = useRef(0);
  const settle = (at: number) => {
    setIndex(at);
    if (last.current !== at) told.current?.(at);
    last.current = at;
  };
  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const follow = () => {
      const measured = measure(element, isVertical);
      if (!measured) return;
      setSeen(measured.seen);
      settle(measured.at);
    };
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [count, isVertical]);
  const go = (to: number) => {
    const measured = track.current && measure(track.current, isVertical);
    if (!measured) {
      settle(to);
      return;
    }
    const side = isVertical ? 'top' : 'left';
    track.current?.scrollTo({ [side]: measured.step * to, behavior: prefersStill() ? 'auto' : 'smooth' });
  };
  return { index, positions: Math.max(1, count - seen + 1), go };
}

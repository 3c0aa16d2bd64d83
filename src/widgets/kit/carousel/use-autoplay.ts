/** Advances a carousel by itself, and stops under the pointer and the focus. */
import { useEffect, useRef, useState } from 'react';

/** Whether it plays, the pause button's action, and what to spread on the element that holds it still. */
export interface Autoplay {
  isPlaying: boolean;
  toggle: () => void;
  holders: Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>;
}

/** Calls `advance` every `delay` milliseconds; never without a delay, and not at first when motion is reduced. */
export function useAutoplay(delay: number | undefined, advance: () => void): Autoplay {
  const [isPlaying, setPlaying] = useState(
    () => delay !== undefined && !matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const next = useRef(advance);
  next.current = advance;
  const isRunning = delay !== undefined && isPlaying && !isPointed && !isFocused;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) next.current();
    }, delay);
    return () => {
      clearInterval(timer);
    };
  }, [isRunning, delay]);
  return {
    isPlaying,
    toggle: () => {
      setPlaying(!isPlaying);
    },
    holders: {
      onPointerEnter: () => {
        setPointed(true);
      },
      onPointerLeave: () => {
        setPointed(false);
      },
      onFocus: () => {
        setFocused(true);
      },
      onBlur: () => {
        setFocused(false);
      },
    },
  };
}

/**
 * Whether people see an element: a page can lay a transparent frame of ours under something that is worth a press.
 * In a frame only IntersectionObserver v2 tells; in a window of ours, which nothing covers, time alone counts, since a
 * window may open under a finger that is already on its way.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { seesCover } from '../../model/rules/sees-cover.js';

/** Milliseconds an element must have been seen before a press counts. */
const seenFor = 500;
/** Milliseconds in which the browser would tell that the element was covered just before a press. */
const settled = 250;

type Seeing = IntersectionObserverEntry & { readonly isVisible?: boolean };

const isSeen = ({ isVisible, intersectionRatio }: Seeing): boolean =>
  (isVisible ?? true) && intersectionRatio > 0.99;

/** Called each time the element is covered, or is not any more. */
const watch = (element: Element, onSeen: (isSeen: boolean) => void): (() => void) => {
  const options = { threshold: [0, 0.5, 1], ...(seesCover && { trackVisibility: true, delay: 100 }) };
  const observer = new IntersectionObserver((entries) => {
    onSeen(entries.every(isSeen));
  }, options);
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
};

/** What useUncovered answers. */
export interface Uncovered {
  /** Whether the element has been seen for long enough. */
  readonly isUncovered: boolean;
  /** Resolves with whether it was still seen at the moment of the call. */
  readonly stays: () => Promise<boolean>;
}

/** Watches an element. */
export const useUncovered = (element: RefObject<Element | null>): Uncovered => {
  const [isUncovered, setUncovered] = useState(false);
  const covers = useRef(0);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = watch(watched, (isSeenNow) => {
      if (!isSeenNow) covers.current += 1;
      clearTimeout(timer);
      setUncovered(false);
      if (isSeenNow) timer = setTimeout(setUncovered, seenFor, true);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [element]);
  const stays = async (): Promise<boolean> => {
    const before = covers.current;
    await new Promise((resolve) => setTimeout(resolve, settled));
    return covers.current === before;
  };
  return { isUncovered, stays };
};

/** Notices whose pictures somebody may look through: the card under the mouse or with the focus, on touch screens those in view. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Lazy } from '../element/lazy.js';

/** What was noticed of a list's cards. */
export interface Looked {
  /** The `<article>`s that were looked at. */
  readonly cards: ReadonlySet<Element>;
  readonly isTouch: boolean;
}

/** Whether a finger moves the row that the card stands in: it cannot move the card's pictures too. */
const isInRow = (card: Element, list: Element): boolean => {
  for (let around = card.parentElement; around && around !== list; around = around.parentElement)
    if (around.scrollWidth > around.clientWidth && getComputedStyle(around).overflowX === 'auto') return true;
  return false;
};

/** Returns what was looked at below the parent of the element that is the `mark`. */
function useLooked(mark: RefObject<Element | null>): Looked {
  const [looked, setLooked] = useState<Looked>({ cards: new Set(), isTouch: false });
  useEffect(() => {
    const list = mark.current?.parentElement;
    if (!list) return undefined;
    const look = (found: readonly Element[], isTouch: boolean): void => {
      setLooked((before) =>
        found.every((card) => before.cards.has(card))
          ? before
          : {
              // Cards of an earlier list are forgotten.
              cards: new Set([...before.cards, ...found].filter((card) => card.isConnected)),
              isTouch: before.isTouch || isTouch,
            },
      );
    };
    const inView = new IntersectionObserver((entries) => {
      look(
        entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target),
        true,
      );
    });
    const notice = (event: Event): void => {
      const target = event.target as Element;
      const card = target.closest('article');
      if ((event as PointerEvent).pointerType === 'touch') {
        // Nobody comes to further cards without another touch; a card that is watched already is not watched twice.
        for (const each of list.querySelectorAll('article')) if (!isInRow(each, list)) inView.observe(each);
        return;
      }
      // A finger focuses what it taps: by the focus only the keyboard comes to a card.
      const isTapped = event.type === 'focusin' && !target.matches(':focus-visible');
      if (card && !isTapped) look([card], false);
    };
    list.addEventListener('pointerover', notice);
    list.addEventListener('focusin', notice);
    return () => {
      inView.disconnect();
      list.removeEventListener('pointerover', notice);
      list.removeEventListener('focusin', notice);
    };
  }, []);
  return looked;
}

/** What a list has of its looked at cards. */
interface LookedParts<Parts> {
  /** Stands beside the cards, by which the list finds them; it shows nothing. */
  readonly mark: ReactNode;
  readonly looked: Looked;
  readonly parts: Parts | undefined;
}

/** Returns what was looked at, and the parts that this needs, which come with the first card that is. */
export function useLookedParts<Parts>({ useParts }: Lazy<Parts>): LookedParts<Parts> {
  const mark = useRef<HTMLSpanElement>(null);
  const looked = useLooked(mark);
  const parts = useParts(looked.cards.size > 0 ? 0 : null);
  return { mark: <span ref={mark} hidden />, looked, parts };
}

/** Notices which cards of a list are really seen: half of one, for a second, on a page that is looked at. Loaded later. */
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { Listing } from '../../../model/index.js';
import { cardSeen, impressionsDue } from '../../../model/listing/impressions.js';
import { cardsByLink } from './cards-by-link.js';

/** Milliseconds for which a card must be seen. */
const longEnough = 1000;
/** Milliseconds after the first card until what was seen is sent, in one call. */
const untilSent = 5000;

/** What CardImpressions takes. */
export interface CardImpressionsProps {
  listings: readonly Listing[];
  hrefOf: (listing: Listing) => string;
}

/** Watches cards; `onSeen` is called for each that was seen long enough, and the function returned ends it. */
const watchCards = (onSeen: (card: Element) => void) => {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const forget = (card: Element): void => {
    clearTimeout(timers.get(card));
    timers.delete(card);
  };
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        forget(target);
        if (!isIntersecting || intersectionRatio < 0.5 || document.hidden) continue;
        const timer = setTimeout(() => {
          if (document.hidden) return;
          watch.unobserve(target);
          onSeen(target);
        }, longEnough);
        timers.set(target, timer);
      }
    },
    { threshold: 0.5 },
  );
  const end = (): void => {
    watch.disconnect();
    for (const card of [...timers.keys()]) forget(card);
  };
  return { watch, end };
};

/** Draws a mark in the list, by which it finds the cards, and nothing that is seen. */
export function CardImpressions({ listings, hrefOf }: CardImpressionsProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const { see, send } = useUnit({ see: cardSeen, send: impressionsDue });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sendNow = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    send();
  };
  useEffect(() => {
    const list = mark.current?.parentElement;
    if (!list) return undefined;
    const cardOf = cardsByLink(listings, hrefOf);
    const { watch, end } = watchCards((article) => {
      const card = cardOf(article);
      if (!card) return;
      see(card);
      timer.current ??= setTimeout(sendNow, untilSent);
    });
    const observe = (): void => {
      for (const article of list.querySelectorAll('article')) if (cardOf(article)) watch.observe(article);
    };
    // Cards are drawn as the reader comes near them.
    const drawn = new MutationObserver(observe);
    drawn.observe(list, { childList: true, subtree: true });
    const turn = (): void => {
      // What was looked at goes with the page; who comes back begins anew.
      watch.disconnect();
      if (document.hidden) sendNow();
      else observe();
    };
    document.addEventListener('visibilitychange', turn);
    observe();
    return () => {
      end();
      drawn.disconnect();
      document.removeEventListener('visibilitychange', turn);
    };
  }, [listings]);
  useEffect(() => sendNow, []);
  return <span ref={mark} hidden />;
}

/** Holds the component by name. */
export const lazyParts = { CardImpressions };

/** Notices whose pictures somebody may look through: the card under the mouse or with the focus, on touch screens those in view. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Listing, ListingKind } from '../../../model/index.js';
import { lazy } from '../../kit/element/lazy.js';

const { useParts } = lazy(() => import('./card-galleries.js'));

/** What comes to a card that is looked at: its pictures over its own one, and what can be done with its listing beside. */
export interface CardLook {
  readonly gallery?: ReactNode;
  readonly more?: ReactNode;
}

/** What comes to the cards, by the ids of their listings. */
export type CardLooks = ReadonlyMap<string, CardLook>;

/** What GalleryWatch takes. */
interface GalleryWatchProps {
  kind: ListingKind;
  results: readonly Listing[];
  onLooks: (looks: CardLooks) => void;
}

const idOf = (card: Element): string =>
  card.querySelector<HTMLElement>('[data-contact]')?.dataset.contact ?? '';

/** Draws a mark beside the list, by which it finds what the cards stand in, and nothing that is seen. */
export function GalleryWatch(props: GalleryWatchProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const [looked, setLooked] = useState<ReadonlySet<string>>(new Set());
  const [isTouch, setIsTouch] = useState(false);
  const parts = useParts(looked.size > 0 ? 0 : null);
  const look = (cards: readonly Element[]): void => {
    const ids = cards.map(idOf);
    setLooked((before) => (ids.every((id) => before.has(id)) ? before : new Set([...before, ...ids])));
  };
  useEffect(() => {
    const list = mark.current?.parentElement;
    if (!list) return undefined;
    const inView = new IntersectionObserver((entries) => {
      look(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
    });
    const notice = (event: Event): void => {
      const card = (event.target as Element).closest('li > article');
      if ((event as PointerEvent).pointerType === 'touch') {
        setIsTouch(true);
        // Nobody comes to further cards without another touch; a card that is watched already is not watched twice.
        for (const each of list.querySelectorAll('li > article')) inView.observe(each);
      } else if (card) look([card]);
    };
    list.addEventListener('pointerover', notice);
    list.addEventListener('focusin', notice);
    return () => {
      inView.disconnect();
      list.removeEventListener('pointerover', notice);
      list.removeEventListener('focusin', notice);
    };
  }, []);
  return (
    <>
      <span ref={mark} hidden />
      {parts ? <parts.CardGalleries {...props} looked={looked} isTouch={isTouch} /> : null}
    </>
  );
}

/** All pictures of the cards of a short list, over their own ones: swiped, or turned by arrows. */
import { type ReactNode, useState } from 'react';
import { lazy } from '../element/lazy.js';
import type { CardGalleriesProps } from './card-galleries.js';
import type { CardHome, Galleries } from './use-galleries.js';
import { useLookedParts } from './use-looked.js';

const galleriesLater = lazy(() => import('./card-galleries.js'));

const none: Galleries = new Map();

function PicturesWatch(props: Omit<CardGalleriesProps, 'looked'>) {
  const { mark, looked, parts } = useLookedParts(galleriesLater);
  return (
    <>
      {mark}
      {parts ? <parts.CardGalleries {...props} looked={looked} /> : null}
    </>
  );
}

/** What a list knows of its cards' pictures. */
export interface CardPictures {
  /** Galleries by the ids of their listings; a card takes its own as `gallery`. */
  readonly galleries: Galleries;
  /** What the list draws within the element that holds the cards; it shows nothing. */
  readonly watch: ReactNode;
}

/** Returns the pictures of a list's cards, which come when somebody looks at one. */
export function useCardPictures(
  homes: readonly CardHome[],
  card: Pick<CardGalleriesProps, 'hrefOf' | 'onOpen'>,
): CardPictures {
  const [galleries, setGalleries] = useState(none);
  return {
    galleries,
    watch: <PicturesWatch {...card} homes={homes} onGalleries={setGalleries} />,
  };
}

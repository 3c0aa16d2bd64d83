/** Brings to the cards of the results what those want who look at one. */
import type { ReactNode } from 'react';
import type { Listing, ListingKind } from '../../../model/index.js';
import { useLookedParts } from '../../kit/card-pictures/use-looked.js';
import { lazy } from '../../kit/element/lazy.js';

const galleriesLater = lazy(() => import('./card-galleries.js'));

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
  hrefOf: (listing: Listing) => string;
  onLooks: (looks: CardLooks) => void;
}

/** Draws a mark beside the list, by which it finds what the cards stand in, and nothing that is seen. */
export function GalleryWatch(props: GalleryWatchProps) {
  const { mark, looked, parts } = useLookedParts(galleriesLater);
  return (
    <>
      {mark}
      {parts ? <parts.CardGalleries {...props} looked={looked} /> : null}
    </>
  );
}

/** The pictures of the cards that somebody looks at, asked for once for the whole list. Loaded later. */
import { useUnit } from 'effector-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Listing, ListingKind } from '../../../model/index.js';
import { $pictures, picturesRequested } from '../../../model/listing/pictures.js';
import { listingView } from '../../../model/rules/listing/view.js';
import { formatRupees } from '../language/format.js';
import { useLocale } from '../language/locale.js';
import { cardsByLink } from '../listing/cards-by-link.js';
import { CardGallery } from './card-gallery.js';
import type { Looked } from './use-looked.js';

/** A home that stands in a list as a card. */
export interface CardHome {
  readonly listing: Listing;
  readonly listingType: ListingKind;
}

/** What useGalleries takes. */
export interface GalleriesProps {
  readonly homes: readonly CardHome[];
  readonly looked: Looked;
  /** The address that the home's card leads to. */
  readonly hrefOf: (home: CardHome) => string;
  /** Called at every click on a picture, where the list does not hear those of all its cards. */
  readonly onOpen?: (event: MouseEvent<HTMLAnchorElement>, home: CardHome) => void;
}

/** Galleries by the ids of their listings. */
export type Galleries = ReadonlyMap<string, ReactNode>;

/** Whether a home has pictures that its listing does not hold: in a list it holds the first alone. */
const hasMore = ({ listing, listingType }: CardHome): boolean => {
  const { images, imageCount } = listingView(listingType, listing);
  return images.length < imageCount;
};

/** Calls `onLooked` with the homes that were looked at and the galleries of those whose pictures have come. */
export function useGalleries(
  { homes, looked, hrefOf, onOpen }: GalleriesProps,
  onLooked: (shown: readonly CardHome[], galleries: Galleries) => void,
): void {
  const locale = useLocale();
  const { pictures, request } = useUnit({ pictures: $pictures, request: picturesRequested });
  const open = useRef(onOpen);
  open.current = onOpen;
  // An element is made once: a card is drawn again only when it gets another one.
  const made = useRef(new Map<string, ReactNode>());
  const makeGallery = (home: CardHome): void => {
    const { listing, listingType } = home;
    const view = listingView(listingType, listing);
    const { images, imageColours = [] } = pictures.get(listing._id) ?? view;
    if (images.length < 2 || made.current.has(listing._id)) return;
    const { price } = view;
    made.current.set(
      listing._id,
      <CardGallery
        images={images}
        colours={imageColours}
        href={hrefOf(home)}
        title={price === null ? undefined : formatRupees(price, locale)}
        isWanted={!looked.isTouch}
        onOpen={(event) => {
          open.current?.(event, home);
        }}
      />,
    );
  };
  useEffect(() => {
    const found = new Set([...looked.cards].map(cardsByLink(homes, hrefOf)));
    const shown = homes.filter((home) => found.has(home));
    for (const kind of new Set(shown.filter(hasMore).map(({ listingType }) => listingType))) {
      const alike = homes.filter((home) => home.listingType === kind && hasMore(home));
      request({ listingType: kind, ids: alike.map(({ listing }) => listing._id) });
    }
    shown.forEach(makeGallery);
    onLooked(shown, new Map(made.current));
  }, [pictures, looked, homes]);
}

/** All pictures of the cards that somebody looks at, asked for once for the whole list. */
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Listing, ListingKind } from '../../../model/index.js';
import { $pictures, picturesRequested } from '../../../model/listing/pictures.js';
import { listingView } from '../../../model/rules/listing/view.js';
import { formatRupees } from '../../kit/language/format.js';
import { useLocale } from '../../kit/language/locale.js';
import { useLinks } from '../../kit/navigation/use-links.js';
import { useSettings } from '../settings.js';
import { CardGallery } from './card-gallery.js';
import type { Galleries } from './gallery-watch.js';

/** What CardGalleries takes. */
interface CardGalleriesProps {
  kind: ListingKind;
  results: readonly Listing[];
  /** Ids of the listings whose cards were looked at. */
  looked: ReadonlySet<string>;
  isTouch: boolean;
  onGalleries: (galleries: Galleries) => void;
}

/** Draws nothing; it answers what stands over each card's picture. */
export function CardGalleries({ kind, results, looked, isTouch, onGalleries }: CardGalleriesProps) {
  const locale = useLocale();
  const links = useLinks(useSettings());
  const { pictures, request } = useUnit({ pictures: $pictures, request: picturesRequested });
  // An element is made once: a card is drawn again only when it gets another one.
  const made = useRef<Map<string, ReactNode>>(new Map());
  const galleryOf = (listing: Listing): ReactNode => {
    const { images = [], imageColours = [] } = pictures.get(listing._id) ?? {};
    if (images.length < 2) return undefined;
    const { price } = listingView(kind, listing);
    return (
      <CardGallery
        images={images}
        colours={imageColours}
        href={links.listing(kind, listing._id)}
        title={price === null ? undefined : formatRupees(price, locale)}
        isWanted={!isTouch}
      />
    );
  };
  useEffect(() => {
    const several = results.filter((listing) => listingView(kind, listing).imageCount > 1);
    const shown = several.filter(({ _id }) => looked.has(_id));
    if (shown.length > 0) request({ listingType: kind, ids: several.map(({ _id }) => _id) });
    made.current = new Map(
      shown.map((listing) => [listing._id, made.current.get(listing._id) ?? galleryOf(listing)]),
    );
    onGalleries(made.current);
  }, [pictures, looked, results]);
  return null;
}

/** Holds the component by name. */
export const lazyParts = { CardGalleries };

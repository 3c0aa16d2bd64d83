/** What comes to the cards that somebody looks at: all their pictures, asked for once for the whole list, and reporting them. */
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Listing, ListingKind } from '../../../model/index.js';
import { $user } from '../../../model/account/entry.js';
import { $pictures, picturesRequested } from '../../../model/listing/pictures.js';
import { listingView } from '../../../model/rules/listing/view.js';
import { formatRupees } from '../../kit/language/format.js';
import { useLocale } from '../../kit/language/locale.js';
import { useLinks } from '../../kit/navigation/use-links.js';
import { useSettings } from '../settings.js';
import { useReportDialog } from '../../kit/report/use-report-dialog.js';
import { CardGallery } from './card-gallery.js';
import { CardReport } from './card-report.js';
import { useCardPictureWords } from './words.js';
import type { CardLook, CardLooks } from './gallery-watch.js';

/** What CardGalleries takes. */
interface CardGalleriesProps {
  kind: ListingKind;
  results: readonly Listing[];
  /** Ids of the listings whose cards were looked at. */
  looked: ReadonlySet<string>;
  isTouch: boolean;
  onLooks: (looks: CardLooks) => void;
}

/** Answers what comes to each card, and draws the dialog that reports one. */
export function CardGalleries({ kind, results, looked, isTouch, onLooks }: CardGalleriesProps) {
  const locale = useLocale();
  const links = useLinks(useSettings());
  const { pictures, request } = useUnit({ pictures: $pictures, request: picturesRequested });
  const words = useCardPictureWords();
  // Outside the cards, which hear the arrow keys.
  const { open, dialog } = useReportDialog(words.reportFailed);
  const user = useUnit($user);
  // An element is made once: a card is drawn again only when it gets another one.
  const made = useRef<Map<string, CardLook>>(new Map());
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
  const lookOf = (listing: Listing, before: CardLooks): CardLook => {
    const known = before.get(listing._id);
    const isOwn = user !== '' && listing.user === user;
    return {
      gallery: known?.gallery ?? galleryOf(listing),
      more: isOwn
        ? undefined
        : (known?.more ?? <CardReport view={listingView(kind, listing)} onReport={open} />),
    };
  };
  useEffect(() => {
    const shown = results.filter(({ _id }) => looked.has(_id));
    const several = (listing: Listing): boolean => listingView(kind, listing).imageCount > 1;
    if (shown.some(several))
      request({ listingType: kind, ids: results.filter(several).map(({ _id }) => _id) });
    made.current = new Map(shown.map((listing) => [listing._id, lookOf(listing, made.current)]));
    onLooks(made.current);
  }, [pictures, looked, results, user]);
  return dialog;
}

/** Holds the component by name. */
export const lazyParts = { CardGalleries };

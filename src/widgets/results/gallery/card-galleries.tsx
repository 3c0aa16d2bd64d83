/** What comes to the cards that somebody looks at: all their pictures, and reporting them. */
import { useUnit } from 'effector-react';
import { useMemo, useRef } from 'react';
import type { Listing, ListingKind } from '../../../model/index.js';
import { $user } from '../../../model/account/entry.js';
import { listingView } from '../../../model/rules/listing/view.js';
import { useGalleries } from '../../kit/card-pictures/use-galleries.js';
import type { Looked } from '../../kit/card-pictures/use-looked.js';
import { useCardPictureWords } from '../../kit/card-pictures/words.js';
import { useReportDialog } from '../../kit/report/use-report-dialog.js';
import { CardReport } from './card-report.js';
import type { CardLook, CardLooks } from './gallery-watch.js';

/** What CardGalleries takes. */
interface CardGalleriesProps {
  kind: ListingKind;
  results: readonly Listing[];
  looked: Looked;
  hrefOf: (listing: Listing) => string;
  onLooks: (looks: CardLooks) => void;
}

/** Answers what comes to each card, and draws the dialog that reports one. */
export function CardGalleries({ kind, results, looked, hrefOf, onLooks }: CardGalleriesProps) {
  // Outside the cards, which hear the arrow keys.
  const { open, dialog } = useReportDialog(useCardPictureWords().reportFailed);
  const user = useUnit($user);
  const made = useRef<CardLooks>(new Map());
  // Told anew to whom signs in: nobody reports a listing of their own.
  const homes = useMemo(
    () => results.map((listing) => ({ listing, listingType: kind })),
    [results, kind, user],
  );
  useGalleries({ homes, looked, hrefOf: ({ listing }) => hrefOf(listing) }, (shown, galleries) => {
    const lookOf = (listing: Listing): CardLook => {
      const isOwn = user !== '' && listing.user === user;
      const report = made.current.get(listing._id)?.more ?? (
        <CardReport view={listingView(kind, listing)} onReport={open} />
      );
      return { gallery: galleries.get(listing._id), more: isOwn ? undefined : report };
    };
    made.current = new Map(shown.map(({ listing }) => [listing._id, lookOf(listing)]));
    onLooks(made.current);
  });
  return dialog;
}

/** Holds the component by name. */
export const lazyParts = { CardGalleries };

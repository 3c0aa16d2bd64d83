/** A card of the results: opens the listing by the page's handler, in a widget, or by its link (S-110, S-111). */
import { useUnit } from 'effector-react';
import type { MouseEvent } from 'react';
import {
  $presentViews,
  cardOpened,
  isPresent,
  listingRequested,
  type Listing,
  type ListingKind,
} from '../../../model/index.js';
import { ListingCard } from '../../kit/listing/listing-card.js';
import { useEmit } from '../../kit/element/widget-context.js';
import { Skeleton } from '../../kit/status/skeleton.js';
import { useLinks } from '../../kit/navigation/use-links.js';
import { useSettings } from '../settings.js';
import { useLazyParts } from '../lazy.js';

/** What a ResultCard takes. */
interface ResultCardProps {
  listing: Listing;
  kind: ListingKind;
  eager: boolean;
}

/** The buttons, once their file has loaded; a component of its own, so that the card is not drawn again. */
function Buttons({ listing, kind }: Pick<ResultCardProps, 'listing' | 'kind'>) {
  const lazy = useLazyParts();
  return lazy ? <lazy.ResultContact listing={listing} kind={kind} /> : <Skeleton height="var(--h-control)" />;
}

/** Draws the card; a plain click is offered to the page, then to a listing widget, else the link is followed. */
export function ResultCard({ listing, kind, eager }: ResultCardProps) {
  const settings = useSettings();
  const links = useLinks(settings);
  const { group } = settings;
  const emit = useEmit();
  const { views, count, open } = useUnit({ views: $presentViews, count: cardOpened, open: listingRequested });
  const id = listing._id;
  const href = links.listing(kind, id);
  const follow = (event: MouseEvent) => {
    if (event.button > 1) return;
    count({ listingType: kind, id });
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain) return;
    const isTaken = !emit('housing-open', { listing, kind, id, href });
    if (isTaken) event.preventDefault();
    else if (isPresent(views, { view: 'listing', group })) {
      event.preventDefault();
      open({ group, listingType: kind, id, listing });
    }
  };
  return (
    <ListingCard listing={listing} listingType={kind} href={href} eager={eager} onOpen={follow}>
      <Buttons listing={listing} kind={kind} />
    </ListingCard>
  );
}

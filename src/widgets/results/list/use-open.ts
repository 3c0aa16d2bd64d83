/** Opens the listing of a card: by the page's handler, in a widget, or by its link (S-110, S-111). */
import { useUnit } from 'effector-react';
import type { MouseEvent } from 'react';
import {
  $presentViews,
  cardOpened,
  isPresent,
  type Listing,
  type ListingKind,
  listingRequested,
} from '../../../model/index.js';
import { useEmit } from '../../kit/element/widget-context.js';
import { useSettings } from '../settings.js';

/**
 * Returns the handler of a click on a card's link; a plain click is offered to the page, then to a listing widget, else
 * the link is followed.
 */
export function useOpen(kind: ListingKind) {
  const { group } = useSettings();
  const emit = useEmit();
  const { views, count, open } = useUnit({ views: $presentViews, count: cardOpened, open: listingRequested });
  return (event: MouseEvent, listing: Listing, href: string): void => {
    if (event.button > 1) return;
    const id = listing._id;
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
}

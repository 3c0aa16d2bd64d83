/** Opens a similar listing: as the page handles the event, else in place (S-110, S-111, S-156, C-41). */
import { useUnit } from 'effector-react';
import type { MouseEvent } from 'react';
import { cardOpened, type Listing, type ListingKind } from '../../../model/index.js';
import { listingOpened } from '../../../model/listing/listing.js';
import { useEmit } from '../../kit/element/widget-context.js';
import { noteEnquiry } from '../page/use-scroll-to-listing.js';
import { useLinks } from '../../kit/navigation/use-links.js';
import { useSettings } from '../settings.js';

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Returns the address of a similar listing, what a click on its card does, and what Enquire Now does. */
export function useSimilar(kind: ListingKind) {
  const { group, listingUrl } = useSettings();
  const links = useLinks({ listingUrl });
  const emit = useEmit();
  const send = useUnit({ count: cardOpened, open: listingOpened });
  /** Returns whether the listing's link is still to be followed. */
  const open = (listing: Listing): boolean => {
    const id = listing._id;
    send.count({ listingType: kind, id });
    if (!emit('housing-open', { listing, kind, id, href: links.listing(kind, id) })) return false;
    if (listingUrl !== undefined) return true;
    send.open({ group, listingType: kind, id, listing });
    return false;
  };
  return {
    hrefOf: (listing: Listing) => links.listing(kind, listing._id),
    onCard: (event: MouseEvent, listing: Listing) => {
      if (event.button > 1) return;
      if (!isPlain(event)) {
        send.count({ listingType: kind, id: listing._id });
        return;
      }
      if (!open(listing)) event.preventDefault();
    },
    onEnquire: (listing: Listing) => {
      noteEnquiry(listing._id);
      if (open(listing)) location.assign(links.listing(kind, listing._id));
    },
  };
}

/** Counts opened cards (S-111). */
import { attach, createEvent, sample } from 'effector';
import { incrementVisit } from '../../api/contract/listings.js';
import type { Listing, ListingKind } from '../../api/contract/listings.schema.js';
import { $api } from '../connection/api-client.js';
import { toastRequested } from '../toasts/toasts.js';

/** A card was opened: counts the visit. */
export const cardOpened = createEvent<{ listingType: ListingKind; id: string }>();
/** A card was opened, and its listing is shown on this page, in this group. */
export const listingRequested = createEvent<{
  group: string;
  listingType: ListingKind;
  id: string;
  listing: Listing;
}>();

const incrementVisitFx = attach({
  source: $api,
  effect: (api, { listingType, id }: { listingType: ListingKind; id: string }) =>
    api.call(incrementVisit, { params: { type: listingType, propertyId: id } }),
});

sample({ clock: cardOpened, target: incrementVisitFx });

// One toast for any number of cards (C-37).
sample({
  clock: incrementVisitFx.fail,
  fn: () => ({ tone: 'error' as const, text: 'Error refreshing property', id: 'visit' }),
  target: toastRequested,
});

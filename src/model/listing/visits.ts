/** Counts visits of listings: opened cards (S-111), and pages that a link led to. */
import { attach, createEvent, createStore, sample } from 'effector';
import type { ApiClient } from '../../api/client.js';
import { incrementVisit } from '../../api/contract/listings.js';
import type { Listing, ListingKind } from '../../api/contract/listings.schema.js';
import { $api } from '../connection/api-client.js';
import { toastRequested } from '../toasts/toasts.js';

/** A card was opened: counts the visit. */
export const cardOpened = createEvent<{ listingType: ListingKind; id: string }>();
/** The page of a listing is seen; a card need not have led there. */
export const listingArrived = createEvent<{ listingType: ListingKind; id: string }>();
/** A card was opened, and its listing is shown on this page, in this group. */
export const listingRequested = createEvent<{
  group: string;
  listingType: ListingKind;
  id: string;
  listing: Listing;
}>();

interface Visit {
  listingType: ListingKind;
  id: string;
}

const count = (api: ApiClient, { listingType, id }: Visit) =>
  api.call(incrementVisit, { params: { type: listingType, propertyId: id } });

const incrementVisitFx = attach({ source: $api, effect: count });
// Nobody asked for it, so it fails in silence.
const countArrivalFx = attach({ source: $api, effect: count });

/** The listings whose visit this page has counted. */
const $counted = createStore<readonly string[]>([]).on([cardOpened, countArrivalFx], (ids, { id }) => [
  ...ids,
  id,
]);

sample({ clock: cardOpened, target: incrementVisitFx });
sample({
  clock: listingArrived,
  source: $counted,
  filter: (ids, { id }) => !ids.includes(id),
  fn: (_, arrival) => arrival,
  target: countArrivalFx,
});

// One toast for any number of cards (C-37).
sample({
  clock: incrementVisitFx.fail,
  fn: () => ({ tone: 'error' as const, text: 'Error refreshing property', id: 'visit' }),
  target: toastRequested,
});

/** The newest homes that the page of a place shows: for the client, and for the server, which draws the page first. */
import type { ListingQuery } from '../../api/contract/listings.schema.js';
import type { PlaceAddress } from './place-path.js';

/** Kinds whose newest homes are shown. */
export const newestKinds = ['sell', 'rent'] as const;

/** How many homes of each kind are shown. */
export const newestOfKind = 3;

/** Builds the search for the newest homes of a place. */
export const newestQuery = ({ city, locality = '' }: PlaceAddress): ListingQuery => ({
  city,
  ...(locality && { localities: locality }),
  sort: 'newest',
  page: 1,
  limit: newestOfKind,
  fields: 'card',
});

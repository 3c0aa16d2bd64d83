/** Calls that search, open and count listings. */
import { endpoint } from './endpoint.js';
import type {
  Facets,
  KindParams,
  Listing,
  ListingFilters,
  ListingParams,
  ListingQuery,
  LocalityQuery,
  LocalitySuggestion,
  Market,
  PriceHistory,
} from './listings.schema.js';
import type { SuccessReply } from './replies.schema.js';

/** The listings of a kind that pass the filters (S-400); with `fields: 'card'` each is a `ListingCard`, with `images` its pictures. */
export const listListings = endpoint<{ params: KindParams; query: ListingQuery; reply: Listing[] }>(
  'GET',
  '/api/v3/properties/:kind',
  { partner: 'anyone', shape: 'list' },
);

/** One listing by `_id` or `propertyId` (C-02, additive). */
export const getListing = endpoint<{ params: ListingParams; reply: Listing }>(
  'GET',
  '/api/v3/property/:kind/:id',
  { partner: 'anyone' },
);

/** The prices that a home has had so far, by `_id` or `propertyId` of its listing (additive). */
export const getPriceHistory = endpoint<{ params: ListingParams; reply: PriceHistory }>(
  'GET',
  '/api/v3/price-history/:kind/:id',
  { partner: 'anyone' },
);

/** Counts the listings behind each filter value (additive). */
export const countFacets = endpoint<{ params: KindParams; query: ListingFilters; reply: Facets }>(
  'GET',
  '/api/v3/facets/:kind',
  { partner: 'anyone' },
);

/** Suggests places for what was typed so far, forgiving spelling (additive). */
export const suggestLocalities = endpoint<{ query: LocalityQuery; reply: LocalitySuggestion[] }>(
  'GET',
  '/api/v3/localities',
  { partner: 'anyone', shape: 'list' },
);

/** The number of listings per city and kind (additive). */
export const getMarket = endpoint<{ reply: Market }>('GET', '/api/v3/market', { partner: 'anyone' });

/** Counts that a card was opened (S-409); it never touches lastVisitTime (C-50). */
export const incrementVisit = endpoint<{ params: { type: string; propertyId: string }; reply: SuccessReply }>(
  'PUT',
  '/api/v4/increment-visit/:type/:propertyId',
  { partner: 'anyone' },
);

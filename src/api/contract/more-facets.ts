/** The call for the counts behind the further filters (additive): a file of its own, since few visitors open them. */
import { endpoint } from './endpoint.js';
import type { KindParams, ListingFilters } from './listings.schema.js';
import type { MoreFacets } from './more-facets.schema.js';

/** Counts the listings behind each choice of the further filters of a kind. */
export const countMoreFacets = endpoint<{ params: KindParams; query: ListingFilters; reply: MoreFacets }>(
  'GET',
  '/api/v3/more-facets/:kind',
  { partner: 'anyone' },
);

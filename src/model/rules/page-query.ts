/** The query of a page of a search: for the client, and for the server, which preloads the client's call. */
import type { ListingQuery } from '../../api/contract/listings.schema.js';
import { filterToQuery } from './filter-query.js';
import type { SearchAddress } from './filter-url.js';

/** Listings a page of results. */
export const pageSize = 24;

/** Builds the query of a page of a search, its parameters always in the same order; a list needs what its cards show. */
export const pageQuery = ({ tab, filters, sort }: SearchAddress, page: number): ListingQuery => ({
  ...filterToQuery(tab, filters),
  sort,
  page,
  limit: pageSize,
  fields: 'card',
});

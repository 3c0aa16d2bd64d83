/** The query of a page of a search: for the client, and for the server, which preloads the client's call. */
import { addressOf } from '../../api/contract/endpoint.js';
import { listListings } from '../../api/contract/listings.js';
import type { ListingQuery } from '../../api/contract/listings.schema.js';
import { filterToQuery } from './filter-query.js';
import type { SearchAddress } from './filter-url.js';
import { kindOfTab } from './kinds.js';
import { pageSize } from './search-limits.js';

/** Builds the query of a page of a search, its parameters always in the same order; a list needs what its cards show. */
export const pageQuery = ({ tab, filters, sort }: SearchAddress, page: number): ListingQuery => ({
  ...filterToQuery(tab, filters),
  sort,
  page,
  limit: pageSize,
  fields: 'card',
});

/** Builds what the call of a page of a search takes. */
export const pageInput = (address: SearchAddress, page: number) => ({
  params: { kind: kindOfTab(address.tab) },
  query: pageQuery(address, page),
});

/** Writes the address of the call of a page of a search, behind the base of its server. */
export const pageAddress = (address: SearchAddress): string =>
  addressOf(listListings, pageInput(address, address.page));

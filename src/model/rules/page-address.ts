/** Addresses of the pages that show a listing or a search: the partner's where it names one, else the site's (C-02, C-03). */
import type { ListingKind } from '../../api/contract/listings.schema.js';
import { detailRouteOf } from './kinds.js';

const withQuery = (address: string, query: string): string =>
  query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;

/** Writes the address of a listing's page; `site` is the address of our site, and may be empty on it. */
export const listingAddress = (
  site: string,
  listingUrl: string | undefined,
  kind: ListingKind,
  id: string,
): string => {
  const name = `id=${encodeURIComponent(id)}`;
  return listingUrl === undefined
    ? withQuery(site + detailRouteOf(kind), name)
    : withQuery(listingUrl, `kind=${kind}&${name}`);
};

/** Writes the address of a search's results from its query string. */
export const searchAddress = (site: string, resultsUrl: string | undefined, query: string): string =>
  withQuery(resultsUrl ?? `${site}/search`, query);

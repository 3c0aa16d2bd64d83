/** Real addresses for links and clicks: of a listing, of a search, and of the site's own pages. */
import { useUnit } from 'effector-react';
import { $connection, type ListingKind, listingAddress, searchAddress } from '../../../model/index.js';

/** Holds the pages that the partner has set; else the site's own are used. */
export interface PartnerPages {
  readonly listingUrl?: string | undefined;
  readonly resultsUrl?: string | undefined;
}

/** Returns the functions that write the addresses. */
export function useLinks({ listingUrl, resultsUrl }: PartnerPages) {
  const site = useUnit($connection)?.apiBase ?? '';
  return {
    listing: (kind: ListingKind, id: string): string => listingAddress(site, listingUrl, kind, id),
    search: (query: string): string => searchAddress(site, resultsUrl, query),
    onSite: (path: string): string => site + path,
  };
}

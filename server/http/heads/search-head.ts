/** The head of a search: what is searched and where, and the first listings found. */
import type { Listing } from '../../../src/api/contract/listings.schema.js';
import { filterToQuery } from '../../../src/model/rules/filter-query.js';
import { filtersFromUrl, filtersToUrl } from '../../../src/model/rules/filter-url.js';
import { headlineOf } from '../../../src/model/rules/headline.js';
import { detailRouteOf, kindOfTab, type SearchTab } from '../../../src/model/rules/kinds.js';
import { listingView } from '../../../src/model/rules/listing-view.js';
import type { Listings } from '../../services/listings.js';
import type { HeadSite, PageHead } from '../page-head.js';

const subjects: Readonly<Record<SearchTab, string>> = {
  Buy: 'Property for sale',
  Rent: 'Property for rent',
  PG: 'PG rooms',
  'Plot/Land': 'Plots and land',
  Commercial: 'Commercial property',
};

/** Listings named to search engines. */
const named = 10;

/** Describes the search that a query string asks for (C-03). */
export const searchHead = async (query: string, listings: Listings, site: HeadSite): Promise<PageHead> => {
  const address = filtersFromUrl(query);
  const { tab, filters, sort } = address;
  const kind = kindOfTab(tab);
  const question = { ...filterToQuery(tab, filters), sort, limit: named };
  const { json, total } = await listings.search(kind, question);
  const place = [filters.location, filters.city].filter(Boolean).join(', ') || 'Maharashtra';
  const title = `${subjects[tab]} in ${place}`;
  const items = (JSON.parse(json) as Listing[]).map((listing, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: headlineOf(listingView(kind, listing)),
    url: `${site.publicUrl}${detailRouteOf(kind)}?id=${encodeURIComponent(listing._id)}`,
  }));
  const own = filtersToUrl({ ...address, sort: 'newest' });
  return {
    title,
    description: `${title}, with prices, carpet areas and RERA numbers. Filter by budget, locality and size.`,
    address: own ? `/search?${own}` : '/search',
    // An empty search is nothing to show to a search engine's readers.
    isHidden: items.length === 0,
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: title,
        numberOfItems: total,
        itemListElement: items,
      },
    ],
  };
};

/** The head of a search: what is searched and where, and the first listings found. */
import type { Listing } from '../../../src/api/contract/listings.schema.js';
import { filterToQuery } from '../../../src/model/rules/filter-query.js';
import { filtersFromUrl, filtersToUrl } from '../../../src/model/rules/filter-url.js';
import { detailRouteOf, kindOfTab } from '../../../src/model/rules/kinds.js';
import { listingView } from '../../../src/model/rules/listing-view.js';
import type { Listings } from '../../services/listings.js';
import type { HeadSite, PageHead } from '../page-head.js';
import { headWords } from './words/head-words.js';

/** Listings named to search engines. */
const named = 10;

/** Describes the search that a query string asks for (C-03). */
export const searchHead = async (query: string, listings: Listings, site: HeadSite): Promise<PageHead> => {
  const words = headWords[site.language];
  const address = filtersFromUrl(query);
  const { tab, filters, sort } = address;
  const kind = kindOfTab(tab);
  const question = { ...filterToQuery(tab, filters), sort, limit: named };
  const { json, total } = await listings.search(kind, question);
  const place = [filters.location, words.label(filters.city)].filter(Boolean).join(', ') || words.anywhere;
  const title = words.search(words.subjects[tab], place);
  const items = (JSON.parse(json) as Listing[]).map((listing, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: words.headline(listingView(kind, listing)),
    url: `${site.publicUrl}${detailRouteOf(kind)}?id=${encodeURIComponent(listing._id)}`,
  }));
  const own = filtersToUrl({ ...address, sort: 'newest' });
  return {
    title,
    description: words.searchText(title),
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

/** The head of a search: what is searched and where, and the first listings found. */
import type { Listing } from '../../../src/api/contract/listings.schema.js';
import {
  filtersFromUrl,
  filtersToUrl,
  namesTab,
  type SearchAddress,
} from '../../../src/model/rules/filter-url.js';
import { detailRouteOf, kindOfTab } from '../../../src/model/rules/kinds.js';
import { listingView } from '../../../src/model/rules/listing/view.js';
import { firstMapAddress, mapInput, showsMap, zoomAtFirst } from '../../../src/model/rules/map-query.js';
import { pageAddress, pageQuery } from '../../../src/model/rules/page-query.js';
import type { DataScope } from '../../services/data-versions.js';
import type { ListingMaps } from '../../services/listing-map.js';
import type { Listings } from '../../services/listings.js';
import type { ScreenData } from '../server-rendering.js';
import type { HeadSite, PageHead } from '../page-head.js';
import { headWords } from './head-words.js';

/** Number of listings in the structured data. */
const named = 10;

/** What a shared map needs from the first frame on: the edges of its homes, and the call that brings them. */
const mapOf = async (
  address: SearchAddress,
  maps: ListingMaps,
): Promise<Pick<ScreenData, 'homesBox' | 'call'>> => {
  const call = firstMapAddress(address);
  // The page says itself which area it shows.
  if (call === undefined) return {};
  const { params, query } = mapInput({ ...address, zoom: zoomAtFirst });
  const { box } = (await maps.find(params.kind, query)).map;
  return { call, ...(box && { homesBox: box }) };
};

/** Describes the search that a query string asks for (C-03), and gives its first page. */
export const searchHead = async (
  query: string,
  { listings, listingMaps }: { listings: Listings; listingMaps: ListingMaps },
  site: HeadSite,
): Promise<{ head: PageHead; scope: DataScope; first?: ScreenData }> => {
  const words = headWords[site.language];
  const address = filtersFromUrl(query);
  const { tab, filters } = address;
  const kind = kindOfTab(tab);
  const question = pageQuery(address, address.page);
  const { json, total, next = null, scope } = await listings.search(kind, question);
  const found = JSON.parse(json) as Listing[];
  const place = [filters.location, words.label(filters.city)].filter(Boolean).join(', ') || words.anywhere;
  const title = words.search(words.subjects[tab], place);
  const items = found.slice(0, named).map((listing, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: words.headline(listingView(kind, listing)),
    url: `${site.publicUrl}${detailRouteOf(kind)}?id=${encodeURIComponent(listing._id)}`,
  }));
  const own = filtersToUrl({ ...address, sort: 'newest' });
  const head: PageHead = {
    title,
    description: words.searchText(title),
    address: own ? `/search?${own}` : '/search',
    // A search without results is not for search engines.
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
  // Without a tab only the browser knows the search: it opens the tab the visitor used last.
  if (!namesTab(query)) return { head, scope };
  // The page brings the answer, so that nothing is asked; an empty one is asked for, and shown by the widget.
  if (found.length > 0) {
    const map = showsMap(query) ? await mapOf(address, listingMaps) : {};
    return { head, scope, first: { results: { listings: found, total, next }, ...map } };
  }
  return { head, scope, first: { call: pageAddress(address) } };
};

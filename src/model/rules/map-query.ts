/** The query of the map of a search: for the client, and for the server, which preloads the client's call. */
import { addressOf } from '../../api/contract/endpoint.js';
import { getListingMap } from '../../api/contract/map.js';
import { filterToQuery } from './filter-query.js';
import type { SearchAddress } from './filter-url.js';
import type { Filters } from './filters.js';
import { kindOfTab, type SearchTab } from './kinds.js';

/** What a map shows of a search; its `bbox` is what is seen of the area. */
export interface MapQuestion {
  tab: SearchTab;
  filters: Filters;
  zoom: number;
}

/** Homes are put together for this zoom while the map does not know where to go. */
export const zoomAtFirst = 10;

/** Builds what the call of a map takes. */
export const mapInput = ({ tab, filters, zoom }: MapQuestion) => ({
  params: { kind: kindOfTab(tab) },
  query: { ...filterToQuery(tab, filters), zoom },
});

/** Tells whether the page of a search shows its map. */
export const showsMap = (query: string): boolean => new URLSearchParams(query).get('view') === 'map';

/** Writes the address of a map's first call, behind the base of its server; undefined where that depends on its size. */
export const firstMapAddress = ({ tab, filters }: SearchAddress): string | undefined =>
  filters.bbox === '' ? addressOf(getListingMap, mapInput({ tab, filters, zoom: zoomAtFirst })) : undefined;

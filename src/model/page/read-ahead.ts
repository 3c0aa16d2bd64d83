/** Asks ahead for what a link of the site will ask for, while a finger or the mouse is on it. */
import { attach } from 'effector';
import { getListing, listListings } from '../../api/contract/listings.js';
import type { ListingKind } from '../../api/contract/listings.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';
import { fetchAhead } from '../connection/first-answers.js';
import type { SearchAddress } from '../rules/filter-url.js';
import { pageInput } from '../rules/page-query.js';

/** What a link leads to: a listing, or a page of a search. */
export type LinkedTo = { kind: ListingKind; id: string } | SearchAddress;

/** Asks for the answer, which the read that follows within moments takes. */
export const readAheadFx = attach({
  source: $api,
  effect: async (api, linked: LinkedTo): Promise<void> => {
    const options = { timeout: readTimeout, fetch: fetchAhead };
    await ('id' in linked
      ? api.call(getListing, { params: linked }, options)
      : api.call(listListings, pageInput(linked, linked.page), options));
  },
});

/** Calls of the page's own script: a listing by its id alone, and whether its key works here. */
import { attach } from 'effector';
import { createApiClient } from '../../api/client.js';
import { getListing } from '../../api/contract/listings.js';
import type { Listing, ListingKind } from '../../api/contract/listings.schema.js';
import { getPartnerPage, partnerBase } from '../../api/contract/partner-page.js';
import type { PartnerPage } from '../../api/contract/partner-page.schema.js';
import { $api } from '../connection/api-client.js';

/** A listing with the kind under which it was found. */
export interface FoundListing {
  readonly kind: ListingKind;
  readonly listing: Listing;
}

/** Finds a listing by `_id` or Property ID, kind by kind; null when there is none. */
export const findListingFx = attach({
  source: $api,
  effect: async (
    api,
    { id, kinds }: { id: string; kinds: readonly ListingKind[] },
  ): Promise<FoundListing | null> => {
    for (const kind of kinds) {
      const listing = await api.call(getListing, { params: { kind, id } }).catch(() => null);
      if (listing) return { kind, listing };
    }
    return null;
  },
});

/** Asks whether a key may be used on this page, and what to do when it may not; rejects with an ApiError. */
export const askPartnerPage = (apiBase: string, key: string): Promise<PartnerPage> =>
  createApiClient({ baseUrl: partnerBase(apiBase, key), credentials: false }).call(getPartnerPage, {});

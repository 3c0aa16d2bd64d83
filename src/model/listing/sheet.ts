/** The listing of a printed sheet, asked for when the sheet is opened. */
import { attach, createStore } from 'effector';
import { getListing } from '../../api/contract/listings.js';
import type { Listing, ListingKind } from '../../api/contract/listings.schema.js';
import { hasStatus } from '../../api/errors.js';
import { $api, readTimeout } from '../connection/api-client.js';

/** A listing with its kind. */
export interface ListingOfSheet {
  kind: ListingKind;
  listing: Listing;
}

/** Asks for the listing of a sheet. */
export const fetchSheetFx = attach({
  source: $api,
  effect: (api, params: { kind: ListingKind; id: string }) =>
    api.call(getListing, { params }, { timeout: readTimeout }),
});

/** Holds the listing with its kind; "gone" where it is not on the market, "failed" where no answer came. */
export const $sheet = createStore<ListingOfSheet | 'gone' | 'failed' | null>(null)
  .on(fetchSheetFx.done, (_, { params, result }) => ({ kind: params.kind, listing: result }))
  .on(fetchSheetFx.failData, (_, error) =>
    hasStatus(error, 404) || hasStatus(error, 410) ? 'gone' : 'failed',
  )
  .reset(fetchSheetFx);

/** The calls of the manage screen, one effect each. */
import { attach } from 'effector';
import {
  deleteListing,
  listBin,
  listOwnListings,
  refreshListing,
  restoreListing,
  setListingStatus,
} from '../../api/contract/own-listings.js';
import type { StatusBody } from '../../api/contract/own-listings.schema.js';
import { $api } from '../connection/api-client.js';
import { wireTypeOf } from '../rules/kinds.js';
import { type OwnItem, ownItems } from '../rules/own-listing.js';

/** A change of a listing's status. */
export interface StatusChange {
  readonly item: OwnItem;
  readonly status: 'Active' | 'Inactive';
  readonly reason?: NonNullable<StatusBody['reason']>;
}

/** Asks for the own listings (S-430). */
export const fetchOwnFx = attach({
  source: $api,
  effect: async (api) => {
    const { reply, headers } = await api.send(listOwnListings, {});
    const items = ownItems(reply);
    const message = (reply as { message?: unknown }).message;
    return {
      items,
      date: headers.get('date'),
      message: typeof message === 'string' ? message : '',
      // A plain server may answer 200 with a message and no lists when nobody is signed in.
      isRefused: Boolean(message) && !Array.isArray((reply as { sell?: unknown }).sell),
    };
  },
});

/** Loads the bin (additive). */
export const fetchBinFx = attach({
  source: $api,
  effect: async (api) => {
    const { listings } = await api.call(listBin, {});
    return Array.isArray(listings) ? listings : [];
  },
});

/** Refreshes a listing (S-432). */
export const sendRefreshFx = attach({
  source: $api,
  effect: async (api, { kind, id }: OwnItem) => {
    const { reply, headers } = await api.send(refreshListing, { params: { type: kind, id } });
    return { ...reply, date: headers.get('date') };
  },
});

/** Shows or pauses a listing (S-433, C-59). */
export const sendStatusFx = attach({
  source: $api,
  effect: (api, { item, status, reason }: StatusChange) => {
    const body = { status, propertyType: wireTypeOf(item.kind), ...(reason && { reason }) };
    return api.call(setListingStatus, { params: { id: item.id }, body });
  },
});

/** Deletes a listing and returns the server's message (S-431). */
export const sendDeleteFx = attach({
  source: $api,
  effect: async (api, { id, kind }: OwnItem) => {
    const body = { propertyType: wireTypeOf(kind) };
    return (await api.call(deleteListing, { params: { id }, body })).message;
  },
});

/** Takes a listing out of the bin (additive). */
export const sendRestoreFx = attach({
  source: $api,
  effect: async (api, id: string) => (await api.call(restoreListing, { params: { id } })).message,
});

/** The context of the listing's parts: the listing, its group, and the search for similar ones. */
import { createContext, useContext } from 'react';
import { type Listing, type ListingKind, type SearchRequest, searchRequestQuery } from '../../model/index.js';
import { tabOfKind } from '../../model/rules/kinds.js';
import type { ListingView } from '../../model/rules/listing/view-type.js';

/** Holds the attributes that the parts read. */
export interface Settings {
  readonly group: string;
  readonly listingUrl: string | undefined;
  /** A page about who offers the listing. */
  readonly ownerPage?: string | undefined;
}

const SettingsContext = createContext<Settings>({ group: '', listingUrl: undefined });

/** Sets the settings of everything inside it. */
export const SettingsProvider = SettingsContext.Provider;

/** Returns the settings of the widget. */
export const useSettings = (): Settings => useContext(SettingsContext);

/** The place and surface of contacts of a group's listing. */
export const contactPlace = (group: string) => ({ place: `listing ${group}`, surface: 'detail' }) as const;

/** The listing that a page shows, raw and as a view. */
export interface ShownListing {
  readonly listing: Listing;
  readonly view: ListingView;
}

/** A search for similar listings, and its query string. */
export type SearchStart = SearchRequest & { readonly query: string };

/** Returns the search for listings like one that is no more; without a listing, for any of the kind. */
export const searchLike = (
  kind: ListingKind,
  view: Pick<ListingView, 'city' | 'locality'> | null,
): SearchStart => {
  const { city = '', locality: location = '' } = view ?? {};
  const request = { tab: tabOfKind(kind), city, location, property: '' };
  return { ...request, query: searchRequestQuery(request) };
};

/** The widgets as React components, typed; their files come when they are drawn. */
import * as React from 'react';
import { createComponent, type EventName } from '@lit/react';
import type { Listing, ListingKind } from '../model/index.js';
import type { ListingStatus } from '../model/listing/listing.js';
import type { SearchAddress } from '../model/rules/filter-url.js';
import { standIn } from './stand-in.js';

/** What `housing-search` tells: the search of the box and its query string (S-075). */
export interface SearchDetail {
  tab: string;
  city: string;
  location: string;
  property: string;
  query: string;
}

/** What `housing-open` tells: the card that was chosen and its page. */
export interface OpenDetail {
  listing: Listing;
  kind: ListingKind;
  id: string;
  href: string;
}

/** What `housing-search-change` tells: the query string of what is shown now (C-03). */
export interface SearchChangeDetail {
  query: string;
}

/** What `housing-listings` tells: the search whose first cards are drawn, and how many listings it has. */
export interface ListingsDetail {
  query: string;
  total: number | null;
}

/** What `housing-listing` tells: how the open listing stands. */
export interface ListingDetail {
  status: ListingStatus;
  title: string;
  listing: Listing | null;
}

interface SearchBoxProperties {
  tab: string;
  city: string;
}

interface ResultsProperties {
  address: SearchAddress;
}

interface ListingProperties {
  kind: ListingKind;
  listingId: string;
  listing: Listing | undefined;
  ownerPage: string | undefined;
}

/** `<housing-search-box>`. */
export const SearchBox = createComponent({
  react: React,
  tagName: 'housing-search-box',
  elementClass: standIn<SearchBoxProperties>(['tab', 'city']),
});

/** `<housing-results>`. */
export const Results = createComponent({
  react: React,
  tagName: 'housing-results',
  elementClass: standIn<ResultsProperties>(['address']),
  events: {
    onSearchChange: 'housing-search-change' as EventName<CustomEvent<SearchChangeDetail>>,
    onListings: 'housing-listings' as EventName<CustomEvent<ListingsDetail>>,
  },
});

/** `<housing-listing-detail>`. */
export const ListingPage = createComponent({
  react: React,
  tagName: 'housing-listing-detail',
  elementClass: standIn<ListingProperties>(['kind', 'listingId', 'listing', 'ownerPage']),
  events: { onListing: 'housing-listing' as EventName<CustomEvent<ListingDetail>> },
});

/** What the search box asks for: small enough for a page whose results are elsewhere. */
import { createEvent } from 'effector';
import type { SearchTab } from '../rules/kinds.js';

/** Holds what was asked for in the box (S-075); `property` is a property type. */
export interface SearchRequest {
  tab: SearchTab;
  city: string;
  location: string;
  property: string;
}

/** The box was sent while results of its group stand on the page; the search turns it into its address. */
export const searchRequested = createEvent<SearchRequest & { group: string }>();

/** Writes a request as the query string of the search page, without "?" (C-03); an empty part does not appear. */
export const searchRequestQuery = ({ tab, city, location, property }: SearchRequest): string => {
  const parts = Object.entries({ tab, city, location, property }).map(([name, value]) => [
    name,
    value.trim(),
  ]);
  return String(new URLSearchParams(parts.filter(([, value]) => value)));
};

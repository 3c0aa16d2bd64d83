/** The link that stands inside a widget's tag until the widget draws, and for readers without scripts. */
import type { ListingKind } from '../../api/contract/listings.schema.js';
import { kindOf } from './kinds.js';
import { listingAddress, searchAddress } from './page-address.js';

/** What a tag says of where its link leads. */
export interface TagValues {
  readonly tab?: string | undefined;
  readonly city?: string | undefined;
  readonly location?: string | undefined;
  readonly property?: string | undefined;
  readonly kind?: string | undefined;
  readonly listingId?: string | undefined;
  readonly listingUrl?: string | undefined;
  readonly resultsUrl?: string | undefined;
}

/** The link: which of the words of `words/en/no-script.ts` it has, and its address. */
export interface NoScriptLink {
  word: 'homes' | 'home' | 'post' | 'manage';
  href: string;
}

const queryOf = ({ tab, city, location, property }: TagValues): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ tab, city, location, property }))
    if (value) query.set(name, value);
  return String(query);
};

/** Returns the link of a tag; `site` is the address of the marketplace. */
export const noScriptLink = (site: string, tag: string, values: TagValues): NoScriptLink => {
  const kind: ListingKind = kindOf(values.kind) ?? 'sell';
  if (tag === 'housing-post-property') return { word: 'post', href: `${site}/profile/${kind}` };
  if (tag === 'housing-manage') return { word: 'manage', href: `${site}/manage` };
  if (tag === 'housing-listing-detail' && values.listingId)
    return { word: 'home', href: listingAddress(site, values.listingUrl, kind, values.listingId) };
  return { word: 'homes', href: searchAddress(site, values.resultsUrl, queryOf(values)) };
};

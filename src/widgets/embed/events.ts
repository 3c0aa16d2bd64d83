/** The events of all widgets and their details, for scripts in TypeScript. None contains personal data. */
import type { Listing, ListingKind, PartnerActName } from '../../model/index.js';

/** Says which listing an event is about. */
interface ListingNamed {
  kind: ListingKind;
  id: string;
}

/** Names every event of the widgets with its detail. */
export interface HousingEvents {
  'housing-search': { tab: string; city: string; location: string; property: string; query: string };
  'housing-search-change': { query: string };
  'housing-listings': { query: string; total: number | null };
  'housing-open': ListingNamed & { listing: Listing; href: string };
  'housing-listing': { status: string; title: string; listing: Listing | null };
  'housing-post': undefined;
  /** What the visitor did, once an act; `actId` is random and names nobody. Only a search has no listing. */
  'housing-act': { act: PartnerActName; actId: string } & Partial<ListingNamed>;
  'housing-sign-in': ListingNamed & { action: 'view-number' | 'contact' };
}

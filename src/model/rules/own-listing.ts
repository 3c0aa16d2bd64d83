/** A person's own listing as the manage screens know it, whatever its server tells; and how many are put in order. */
import type { ListingKind } from '../../api/contract/listings.schema.js';
import type { ListingCheck } from '../../api/contract/listing-checks.schema.js';
import type { InactiveReason, OwnListing } from '../../api/contract/own-listings.schema.js';
import { folded } from './aliases.js';
import { listingKinds } from './kinds.js';
import { listingView } from './listing/view.js';
import type { ListingView } from './listing/view-type.js';
import { numberOf } from './numbers.js';
import { recordOf, wireText, wireTime } from './wire-values.js';

export type { ListingCheck } from '../../api/contract/listing-checks.schema.js';

/** One own listing; what the server does not tell is null. */
export interface OwnItem {
  readonly kind: ListingKind;
  readonly id: string;
  /** As it came, for the page that opens or edits it. */
  readonly listing: OwnListing;
  readonly view: ListingView;
  readonly inactiveReason: InactiveReason | null;
  /** What an operator says about it; '' when nothing. */
  readonly reviewNote: string;
  /** What the rules of honest listings found. */
  readonly checks: readonly ListingCheck[];
  /** When it leaves the market, in ms since 1970. */
  readonly expiresAt: number | null;
  readonly views: number | null;
  readonly contacts: number | null;
  /** Views of the last days, today last. */
  readonly daily: readonly number[] | null;
  /** How many visitors saw its card on those days. */
  readonly dailyImpressions: readonly number[] | null;
  /** The Property ID of an earlier listing that says the same. */
  readonly duplicateOf: string;
}

const reasons: readonly string[] = [
  'paused',
  'sold',
  'rented',
  'expired',
  'under-review',
  'needs-mending',
  'verify-phone',
  'taken-down',
] satisfies InactiveReason[];

const countsOf = (counts: unknown): readonly number[] | null =>
  Array.isArray(counts) ? counts.map((count) => numberOf(count) ?? 0) : null;

/** Reads one own listing. */
export const ownItem = (kind: ListingKind, listing: object): OwnItem => {
  const wire = recordOf(listing);
  const view = listingView(kind, listing);
  const reason = wireText(wire.inactiveReason);
  return {
    kind,
    id: view.id,
    listing: listing as OwnListing,
    view,
    inactiveReason: !view.isActive && reasons.includes(reason) ? (reason as InactiveReason) : null,
    reviewNote: wireText(wire.reviewNote),
    checks: Array.isArray(wire.checks) ? (wire.checks as ListingCheck[]) : [],
    expiresAt: wireTime(wire.expiresAt),
    views: numberOf(wire.viewCount),
    contacts: numberOf(wire.contactCount),
    daily: countsOf(wire.dailyViews),
    dailyImpressions: countsOf(wire.dailyImpressions),
    duplicateOf: wireText(wire.duplicateOf),
  };
};

/** Reads the lists of S-430 in the order of the kinds; a list that is missing is empty. */
export const ownItems = (reply: object): readonly OwnItem[] =>
  listingKinds.flatMap((kind) => {
    const list = recordOf(reply)[kind];
    return Array.isArray(list) ? list.map((listing: object) => ownItem(kind, listing)) : [];
  });

const held: readonly unknown[] = [
  'under-review',
  'taken-down',
  'needs-mending',
  'verify-phone',
] satisfies InactiveReason[];

/** Tells whether the owner cannot just show the listing again: an operator has it in hand, or something comes first. */
export const isHeld = ({ inactiveReason }: OwnItem): boolean => held.includes(inactiveReason);

/** Puts a new status on a listing, as its server would answer it (S-377, S-378). */
export const withStatus = (item: OwnItem, status: string, reason: InactiveReason | null): OwnItem => {
  const { inactiveReason: _, ...rest } = item.listing;
  const listing = { ...rest, status, ...(reason !== null && { inactiveReason: reason }) };
  return ownItem(item.kind, listing);
};

/** Puts a Refresh on a listing, as its server would answer it (S-375). */
export const withRefresh = (item: OwnItem, lastVisitTime: string): OwnItem =>
  ownItem(item.kind, { ...item.listing, lastVisitTime });

/** Names the orders of the list. */
export const ownSorts = ['newest', 'views', 'contacts', 'expiry', 'price'] as const;
/** Names one order. */
export type OwnSort = (typeof ownSorts)[number];
/** Names what the list may be narrowed to. */
export type OwnStatus = 'all' | 'active' | 'inactive';

/** Says which listings are shown, and how. */
export interface OwnFilter {
  readonly kind: ListingKind | 'all';
  readonly status: OwnStatus;
  readonly text: string;
  readonly sort: OwnSort;
}

const keys: Readonly<Record<OwnSort, (item: OwnItem) => number>> = {
  newest: ({ view }) => -(view.createdAt ?? 0),
  views: ({ views }) => -(views ?? -1),
  contacts: ({ contacts }) => -(contacts ?? -1),
  expiry: ({ expiresAt }) => expiresAt ?? Number.MAX_SAFE_INTEGER,
  price: ({ view }) => -(view.price ?? -1),
};

const textOf = ({ view }: OwnItem): string =>
  folded([view.propertyId, view.society, view.locality, view.city, view.propertyType, view.bhk].join('|'));

/** Returns the listings that a filter lets through, in its order; equal ones stay as they came. */
export const arrangeOwn = (items: readonly OwnItem[], filter: OwnFilter): readonly OwnItem[] => {
  const words = filter.text.split(/\s+/).map(folded).filter(Boolean);
  const key = keys[filter.sort];
  return items
    .filter(({ kind }) => filter.kind === 'all' || kind === filter.kind)
    .filter(({ view }) => filter.status === 'all' || view.isActive === (filter.status === 'active'))
    .filter((item) => words.every((word) => textOf(item).includes(word)))
    .sort((one, other) => key(one) - key(other));
};

/** The address of a comparison; apart from all else of it, since pages that lead there need no more. */
import type { ListingKind } from '../../api/contract/listings.schema.js';

/** Homes of one kind, by `_id` or `propertyId`. */
export interface Comparison {
  readonly kind: ListingKind;
  readonly ids: readonly string[];
}

const path = '/compare';

/** Writes the address of a comparison; without homes that of the empty page. */
export const comparisonAddress = ({ kind, ids }: Comparison): string =>
  ids.length === 0 ? path : `${path}?kind=${kind}&ids=${ids.map(encodeURIComponent).join(',')}`;

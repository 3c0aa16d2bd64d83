/** Comparing homes: which ones an address names, and what each really costs. */
import type { ListingKind } from '../../api/contract/listings.schema.js';
import { listingKinds } from './kinds.js';
import type { ListingView } from './listing/view-type.js';
import { stampAreaOf, stampCostOf } from './stamp-duty.js';

/** Most homes that are compared. */
export const mostCompared = 4;

/** Homes of one kind, by `_id` or `propertyId`. */
export interface Comparison {
  readonly kind: ListingKind;
  readonly ids: readonly string[];
}

const path = '/compare';
const longestId = 64;

/** Writes the address of a comparison; without homes that of the empty page. */
export const comparisonAddress = ({ kind, ids }: Comparison): string =>
  ids.length === 0 ? path : `${path}?kind=${kind}&ids=${ids.map(encodeURIComponent).join(',')}`;

/** Reads the query of an address: a kind it does not know is for sale, of too many homes the first four count. */
export const comparisonOf = (query: string): Comparison => {
  const asked = new URLSearchParams(query);
  const ids = (asked.get('ids') ?? '').split(',').map((id) => id.trim());
  const good = ids.filter((id, at) => id !== '' && id.length <= longestId && ids.indexOf(id) === at);
  const kind = listingKinds.find((each) => each === asked.get('kind')) ?? 'sell';
  return { kind, ids: good.slice(0, mostCompared) };
};

/** What a home costs beyond what is asked, in whole rupees; null for what nobody told. */
export type TrueCost =
  | {
      readonly isMonthly: false;
      readonly duty: number;
      readonly registration: number;
      readonly total: number;
    }
  | {
      readonly isMonthly: true;
      readonly deposit: number | null;
      /** The rent, and the maintenance where it is asked beside it. */
      readonly firstMonth: number;
      readonly total: number | null;
    };

/** Returns what buying a home costs with its registration, or moving in; null without a price. */
export const trueCostOf = ({
  price,
  city,
  isMonthly,
  deposit,
  maintenance,
}: ListingView): TrueCost | null => {
  if (price === null) return null;
  if (isMonthly) {
    const firstMonth = price + (maintenance ?? 0);
    return { isMonthly, deposit, firstMonth, total: deposit === null ? null : deposit + firstMonth };
  }
  const cost = stampCostOf({ value: price, area: stampAreaOf(city), womenOnly: false });
  return {
    isMonthly: false,
    duty: cost.duty + cost.surcharges,
    registration: cost.registration,
    total: price + cost.total,
  };
};

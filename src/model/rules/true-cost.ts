/** What a home really costs: beyond what is asked. */
import type { ListingView } from './listing/view-type.js';
import { stampAreaOf, stampCostOf } from './stamp-duty.js';

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

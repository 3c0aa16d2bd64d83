/** The newest home of the market, for what needs one to show. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $recent, recentRequested } from '../../../model/market/recent.js';

/** Returns the attributes that name it, once it is known and where it is wanted. */
export const useNewestListing = (isWanted: boolean): Record<string, string> | undefined => {
  const { recent, request } = useUnit({ recent: $recent, request: recentRequested });
  useEffect(() => {
    if (isWanted) request();
  }, [isWanted, request]);
  const newest = isWanted ? recent?.[0] : undefined;
  const kind = newest?.listingType;
  const id = newest?.listing._id;
  return kind && id ? { kind, 'listing-id': id } : undefined;
};

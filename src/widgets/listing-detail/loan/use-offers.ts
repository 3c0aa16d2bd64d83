/** The operator's home-loan offers, loaded once a page (S-005, C-41). */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $content, contentRequested } from '../../../model/content/content.js';
import type { ListingKind, LoanOffer } from '../../../model/index.js';

const none: readonly LoanOffer[] = [];

/** Returns the offers; none until they have come, where a server has none, and for a bed, which nobody borrows for. */
export function useOffers(kind: ListingKind): readonly LoanOffer[] {
  const { content, want } = useUnit({ content: $content, want: contentRequested });
  useEffect(() => {
    want();
  }, []);
  return (kind === 'pg' ? null : content?.loanOffers) ?? none;
}

/** The loan offers beside the page, where there is room for a side (S-157). */
import type { ListingKind } from '../../../model/index.js';
import { pageStyles as styles } from '../page/page-styles.js';
import { LoanOffers } from './loan-offers.js';
import { useOffers } from './use-offers.js';

/** Draws the offers under the summary card. */
export function SideOffers({ kind }: { kind: ListingKind }) {
  return <LoanOffers offers={useOffers(kind)} className={styles.onLarge} />;
}

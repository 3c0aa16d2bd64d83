/** The loan offers beside the page, where there is room for a side (S-157). */
import { pageStyles as styles } from '../page/page-styles.js';
import { LoanOffers } from './loan-offers.js';
import { useOffers } from './use-offers.js';

/** Draws the offers under the summary card. */
export function SideOffers() {
  return <LoanOffers offers={useOffers()} className={styles.onLarge} />;
}

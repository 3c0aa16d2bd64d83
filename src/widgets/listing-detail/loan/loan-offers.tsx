/** The operator's home-loan offers; samples say so (S-005, S-157, C-41). */
import { useUnit } from 'effector-react';
import { $connection, type LoanOffer } from '../../../model/index.js';
import { Badge } from '../../kit/status/badge.js';
import { pageStyles } from '../page/page-styles.js';
import { useListingSectionWords } from '../sections/words.js';
import { loanStyles as styles } from './loan-styles.js';

/** What LoanOffers takes. */
interface LoanOffersProps {
  offers: readonly LoanOffer[];
  className?: string;
}

/** Draws the panel; nothing while there are none. */
export function LoanOffers({ offers, className = '' }: LoanOffersProps) {
  const words = useListingSectionWords();
  const base = useUnit($connection)?.apiBase ?? '';
  if (offers.length === 0) return null;
  return (
    <section className={`${pageStyles.card} ${className}`}>
      <h2 className={pageStyles.subheading}>{words.offers}</h2>
      <ul className={styles.offers}>
        {offers.map(({ bank, logo, rate, maxYears, sample }) => (
          <li key={bank}>
            <span className={styles.logo}>
              <img
                src={logo.startsWith('/') ? base + logo : logo}
                alt=""
                loading="lazy"
                width={40}
                height={40}
              />
            </span>
            <span>
              <b>{bank}</b>
              {sample ? <Badge>{words.sample}</Badge> : null}
            </span>
            <span>
              <b>{words.offerRate(rate.toFixed(2))}</b>
              <span className={pageStyles.note}>{words.offerYears(maxYears)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

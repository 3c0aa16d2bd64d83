/** The price, short and exact, with all that belongs to it: per month, per bed, per area and on which area, the deposit (S-161, S-169). */
import { Money } from '../../kit/listing/money.js';
import { formatRupees } from '../../kit/language/format.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { factText } from '../facts/field-texts.js';
import { useFormatContext } from '../facts/format-context.js';
import { headStyles as styles } from './headline-styles.js';

/** Draws the line. */
export function PriceLine({ view }: { view: ListingView }) {
  const context = useFormatContext();
  const { words, card, locale } = context;
  const rate = factText('pricePer', view, context);
  const basis = view.listingType === 'plot' ? words.onPlotArea : words.onCarpetArea;
  // Below a thousand the short form is the exact one.
  const exact = view.price !== null && view.price >= 1000 ? formatRupees(view.price, locale) : '';
  return (
    <p className={styles.priceLine}>
      <Money rupees={view.price} className={styles.price} />
      {exact ? <span aria-hidden="true">{exact}</span> : null}
      {view.isMonthly ? <span>{view.perBed ? card.perBed : card.perMonth}</span> : null}
      {rate ? <span>{`${rate} ${basis}`}</span> : null}
      {view.deposit === null ? null : (
        <span>
          {card.deposit} <Money rupees={view.deposit} />
        </span>
      )}
    </p>
  );
}

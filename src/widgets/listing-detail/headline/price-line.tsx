/** The price, short and exact, with all that belongs to it: per month, per bed, per area and on which area, the deposit (S-161, S-169). */
import { Money } from '../../kit/listing/money.js';
import { unitInSqFt } from '../../../model/rules/area.js';
import { formatRupees } from '../../kit/language/format.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { factText } from '../facts/field-texts.js';
import { useFormatContext } from '../facts/format-context.js';
import { headStyles as styles } from './headline-styles.js';

/** Draws the line. */
export function PriceLine({ view }: { view: ListingView }) {
  const context = useFormatContext();
  const { words, card, locale, label } = context;
  const rate = factText('pricePer', view, context);
  const basis = view.listingType === 'plot' ? words.onPlotArea : words.onCarpetArea;
  // Below a thousand the short form is the exact one.
  const exact = view.price !== null && view.price >= 1000 ? formatRupees(view.price, locale) : '';
  const unit = view.areaUnit === 'Bigha' ? null : unitInSqFt(view.areaUnit);
  const perSqFt = view.pricePer !== null && unit !== null && unit !== 1 ? view.pricePer / unit : null;
  return (
    <p className={styles.priceLine}>
      <Money rupees={view.price} className={styles.price} />
      {exact ? <span aria-hidden="true">{exact}</span> : null}
      {view.isMonthly ? <span>{view.perBed ? card.perBed : card.perMonth}</span> : null}
      {rate ? <span>{`${rate} ${basis}`}</span> : null}
      {perSqFt === null ? null : (
        <span>{`(${card.rate(formatRupees(perSqFt, locale), label('Sq-ft'))})`}</span>
      )}
      {view.deposit === null ? null : (
        <span>
          {card.deposit} <Money rupees={view.deposit} />
        </span>
      )}
    </p>
  );
}

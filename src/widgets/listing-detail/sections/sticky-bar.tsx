/** The bar at the top of the window: price, headline and anchors (S-150, S-160). */
import { type RefObject, useRef } from 'react';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { formatRupees } from '../../kit/language/format.js';
import { Money } from '../../kit/listing/money.js';
import { factText } from '../facts/field-texts.js';
import { fieldsByKind } from '../facts/fields-by-kind.js';
import { useFormatContext } from '../facts/format-context.js';
import { Anchors, type AnchorsProps } from './anchors.js';
import { barStyles as styles } from './bar-styles.js';
import { useBar } from './use-bar.js';
import { useSideBelow } from './use-side-below.js';

/** What a StickyBar takes. */
interface StickyBarProps extends AnchorsProps {
  view: ListingView;
}

/** Draws the bar; while it is hidden, keyboard and screen readers skip it. */
export function StickyBar({ view, ...anchors }: StickyBarProps) {
  const mark: RefObject<HTMLDivElement | null> = useRef(null);
  const isShown = useBar(mark);
  useSideBelow(mark, isShown);
  const context = useFormatContext();
  const facts = fieldsByKind[view.listingType].bar.map((name) =>
    name === 'capacity' && view.capacity !== null
      ? context.card.bedCount(view.capacity)
      : factText(name, view, context),
  );
  const { price } = view;
  // Below a thousand the short form is the exact one.
  const exact = price !== null && price >= 1000 ? formatRupees(price, context.locale) : '';
  const unit = view.isMonthly && (view.perBed ? context.card.perBed : context.card.perMonth);
  const place = [view.locality, view.city].filter(Boolean).map(context.label).join(', ');
  return (
    <>
      <div className={styles.mark} ref={mark} />
      <div className={styles.bar}>
        <div aria-hidden={isShown ? undefined : true} inert={!isShown}>
          <div className={styles.words}>
            <p>
              <Money rupees={view.price} className={styles.price} />
              <span aria-hidden="true">{exact}</span>
              {[unit, factText('pricePer', view, context), ...facts].filter(Boolean).join(' · ')}
            </p>
            <p>{place}</p>
          </div>
          <Anchors {...anchors} />
        </div>
      </div>
    </>
  );
}

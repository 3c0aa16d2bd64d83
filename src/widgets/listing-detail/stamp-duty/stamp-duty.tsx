/** What registering the purchase would cost in Maharashtra: an estimate from the asked price. */
import { useState } from 'react';
import {
  type StampArea,
  stampAreaOf,
  stampCostOf,
  stampRates,
  stampRatesSince,
} from '../../../model/rules/stamp-duty.js';
import { Field } from '../../kit/form/field.js';
import { formatDate, formatRupees } from '../../kit/language/format.js';
import { useLocale } from '../../kit/language/locale.js';
import { Select } from '../../kit/form/select.js';
import { css } from '../../kit/style/sheet.js';
import { pageStyles } from '../page/page-styles.js';
import { loanStyles as styles } from '../loan/loan-styles.js';
import { useStampDutyWords } from './words.js';

const tick = css`
  display: flex;
  gap: var(--h-space-2);
  align-items: center;
  min-height: var(--h-control);
  font-size: var(--h-text-15);
  cursor: pointer;
  & > input {
    flex: none;
    width: var(--h-size-20);
    height: var(--h-size-20);
    accent-color: var(--h-brand);
  }
`;

const areas = Object.keys(stampRates) as StampArea[];

/** What a StampDuty takes: rupees, the listing's city, and whether it is a home. */
export interface StampDutyProps {
  price: number;
  city: string;
  isHome: boolean;
}

function Result({ price, area, womenOnly }: { price: number; area: StampArea; womenOnly: boolean }) {
  const words = useStampDutyWords();
  const locale = useLocale();
  const { duty, surcharges, registration, total } = stampCostOf({ value: price, area, womenOnly });
  const rows = [
    [words.duty, duty],
    [words.surcharges, surcharges],
    [words.registration, registration],
  ] as const;
  return (
    <div className={styles.result} role="status">
      <p className={styles.emi}>
        {words.total} <strong>{formatRupees(total, locale)}</strong>
      </p>
      <dl className={styles.sums}>
        {rows.map(([term, rupees]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{formatRupees(rupees, locale)}</dd>
          </div>
        ))}
      </dl>
      <p className={pageStyles.note}>{words.help(formatDate(stampRatesSince, locale, 'long'))}</p>
    </div>
  );
}

/** Draws the estimate. */
export function StampDuty({ price, city, isHome }: StampDutyProps) {
  const words = useStampDutyWords();
  const [area, setArea] = useState(stampAreaOf(city));
  const [womenOnly, setWomenOnly] = useState(false);
  return (
    <div className={`${pageStyles.card} ${styles.calculator}`}>
      <div className={styles.inputs}>
        <Field label={words.where}>
          {(control) => (
            <Select
              {...control}
              value={area}
              options={areas.map((value) => ({ value, label: words.areas[value] }))}
              onValue={(value) => {
                if (value) setArea(value);
              }}
            />
          )}
        </Field>
        {isHome ? (
          <label className={tick}>
            <input
              type="checkbox"
              checked={womenOnly}
              onChange={(event) => {
                setWomenOnly(event.currentTarget.checked);
              }}
            />
            {words.women}
          </label>
        ) : null}
      </div>
      <Result price={price} area={area} womenOnly={isHome && womenOnly} />
    </div>
  );
}

/** What the home would cost a month: down payment, rate and years moved by slider or typed. */
import { type CSSProperties, useState } from 'react';
import { formatRupees } from '../../kit/language/format.js';
import { useLocale } from '../../kit/language/locale.js';
import { pageStyles } from '../page/page-styles.js';
import { useListingSectionWords } from '../sections/words.js';
import { AmountInput } from './amount-input.js';
import { costOf } from './emi.js';
import { loanStyles as styles } from './loan-styles.js';

/** What a LoanCalculator takes, in rupees and percent a year. */
interface LoanCalculatorProps {
  price: number;
  rate: number;
}

/** Draws the calculator. */
export function LoanCalculator({ price, rate: firstRate }: LoanCalculatorProps) {
  const words = useListingSectionWords();
  const locale = useLocale();
  const [down, setDown] = useState(Math.round(price * 0.2));
  const [chosen, setRate] = useState<number | null>(null);
  const rate = chosen ?? firstRate;
  const [years, setYears] = useState(20);
  const amount = price - down;
  const { emi, interest, total } = costOf({ amount, rate, years });
  const share: CSSProperties = { width: `${String(total === 0 ? 0 : (amount / total) * 100)}%` };
  return (
    <div className={`${pageStyles.card} ${styles.calculator}`}>
      <div className={styles.inputs}>
        <AmountInput
          label={words.downPayment}
          before={words.rupeeSign}
          value={down}
          min={0}
          max={price}
          step={10_000}
          onValue={setDown}
        />
        <AmountInput
          label={words.rate}
          after={words.percent}
          value={rate}
          min={5}
          max={15}
          step={0.05}
          onValue={setRate}
        />
        <AmountInput
          label={words.tenure}
          after={words.yearsUnit}
          value={years}
          min={1}
          max={30}
          step={1}
          onValue={setYears}
        />
      </div>
      <div className={styles.result} role="status">
        <p className={styles.emi}>
          {words.emi} <strong>{formatRupees(emi, locale)}</strong>
        </p>
        <div className={styles.parts}>
          <span style={share} />
        </div>
        <dl className={styles.sums}>
          <div>
            <dt data-part="amount">{words.loanAmount}</dt>
            <dd>{formatRupees(amount, locale)}</dd>
          </div>
          <div>
            <dt data-part="interest">{words.interest}</dt>
            <dd>{formatRupees(interest, locale)}</dd>
          </div>
          <div>
            <dt>{words.totalPaid}</dt>
            <dd>{formatRupees(total, locale)}</dd>
          </div>
        </dl>
        <p className={pageStyles.note}>{words.loanHelp}</p>
      </div>
    </div>
  );
}

/** What a home cost so far: a small plot where the price changed, and the same as a table. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { ListingKind, PriceHistory } from '../../../model/index.js';
import { $priceHistories, priceHistoryRequested } from '../../../model/listing/price-history.js';
import { Button } from '../../kit/button/button.js';
import { formatDate, formatRupees } from '../../kit/language/format.js';
import { useLocale } from '../../kit/language/locale.js';
import { InlineNotice } from '../../kit/status/inline-notice.js';
import { Skeleton } from '../../kit/status/skeleton.js';
import { css } from '../../kit/style/sheet.js';
import { pageStyles } from '../page/page-styles.js';
import { pricePath, plotHeight, plotWidth } from './price-path.js';
import { usePriceHistoryWords } from './words.js';

const history = css`
  display: grid;
  gap: var(--h-space-4);
  & > svg {
    width: 100%;
    height: var(--h-size-112);
    overflow: visible;
  }
  & path {
    fill: none;
    stroke: var(--h-brand);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
`;

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--h-text-15);
  font-variant-numeric: tabular-nums;
  & caption {
    padding-bottom: var(--h-space-2);
    color: var(--h-muted);
    text-align: start;
  }
  & :is(th, td) {
    padding-block: var(--h-space-2);
    border-bottom: 1px solid var(--h-border);
    text-align: end;
    font-weight: inherit;
  }
  & thead th {
    color: var(--h-muted);
  }
  & tr > :first-child {
    text-align: start;
  }
`;

/** What Prices takes. */
export interface PricesProps {
  kind: ListingKind;
  id: string;
  isMonthly: boolean;
}

type Prices = PriceHistory['prices'];

const changeOf = (prices: Prices, index: number): number => {
  const [before, now] = [prices[index - 1]?.amount ?? 0, prices[index]?.amount ?? 0];
  return before === 0 ? 0 : Math.round((now / before - 1) * 100);
};

function Table({ prices, isMonthly }: { prices: Prices; isMonthly: boolean }) {
  const words = usePriceHistoryWords();
  const locale = useLocale();
  const hasDeposit = prices.some(({ deposit }) => deposit !== undefined);
  const rows = prices.map((price, index) => ({ ...price, change: changeOf(prices, index) })).reverse();
  return (
    <table className={table}>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.date}</th>
          <th scope="col">{isMonthly ? words.rent : words.price}</th>
          {hasDeposit ? <th scope="col">{words.deposit}</th> : null}
          <th scope="col">{words.change}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ at, amount, deposit, change }) => (
          <tr key={at}>
            <th scope="row">{formatDate(at, locale)}</th>
            <td>{formatRupees(amount, locale)}</td>
            {hasDeposit ? <td>{deposit === undefined ? '' : formatRupees(deposit, locale)}</td> : null}
            <td>{change === 0 ? '' : words.percent(change)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Draws the history; it asks for it each time the section is opened. */
export function Prices({ kind, id, isMonthly }: PricesProps) {
  const words = usePriceHistoryWords();
  const locale = useLocale();
  const { histories, request } = useUnit({ histories: $priceHistories, request: priceHistoryRequested });
  const ask = () => {
    request({ listingType: kind, id });
  };
  useEffect(ask, []);
  const known = histories[id];
  if (known === undefined) return <Skeleton height="112px" />;
  if (known === 'failed')
    return (
      <InlineNotice tone="danger">
        {words.failed} <Button onClick={ask}>{words.retry}</Button>
      </InlineNotice>
    );
  const { prices, listedAt, madeUp } = known;
  const path = pricePath(prices, Date.now());
  return (
    <div className={history}>
      <p>
        {words.listed(formatDate(listedAt, locale))} {prices.length > 1 ? null : words.same}
      </p>
      {path ? (
        <svg viewBox={`0 0 ${plotWidth} ${plotHeight}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={path} />
        </svg>
      ) : null}
      {prices.length > 1 ? <Table prices={prices} isMonthly={isMonthly} /> : null}
      {madeUp ? <p className={pageStyles.note}>{words.madeUp}</p> : null}
    </div>
  );
}

/** The coin history: why, when, how many, and the balance after each. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import {
  $coinEntries,
  $hasHistoryFailed,
  $hasOlder,
  $isOlderPending,
  type CoinEntry,
  historyRequested,
  olderRequested,
} from '../../../model/coins/coin-history.js';
import { $areOrdersSettled } from '../../../model/coins/coin-orders.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { BuyCoins } from './buy-coins.js';
import { useAccountWords } from './words.js';
import { leadClass, panelListClass, waitingClass } from './panel-form.js';

const table = css`
  width: 100%;
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  border-collapse: separate;
  border-spacing: 0;
  background: var(--h-surface);
  font-size: var(--h-text-15);
  & th, & td {
    padding: var(--h-space-3);
    text-align: start;
    vertical-align: top;
  }
  & th {
    color: var(--h-muted);
    font-size: var(--h-text-13);
    font-weight: 600;
  }
  & td:first-child {
    white-space: nowrap;
  }
  @media (max-width: 479px) {
    font-size: var(--h-text-14);
    & th, & td {
      padding-inline: var(--h-space-2);
    }
  }
  & tbody td {
    border-top: 1px solid var(--h-border);
  }
  & [data-number] {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
  & td[data-number="plus"] {
    color: var(--h-success);
    font-weight: 600;
  }
  & small {
    display: block;
    color: var(--h-muted);
    font-size: var(--h-text-13);
    overflow-wrap: anywhere;
  }
`;

const signed = (amount: number): string => (amount > 0 ? `+${String(amount)}` : `−${String(-amount)}`);

function Row({ entry }: { entry: CoinEntry }) {
  const text = useAccountWords();
  const locale = useLocale();
  const { at, reason, note, propertyId, amount, balance } = entry;
  return (
    <tr>
      <td>{formatDate(at, locale)}</td>
      <td>
        {text.reasons[reason]}
        {propertyId === undefined ? null : <small>{text.listing(propertyId)}</small>}
        {note === undefined ? null : <small>{note}</small>}
      </td>
      <td data-number={amount > 0 ? 'plus' : 'minus'}>{signed(amount)}</td>
      <td data-number="">{balance}</td>
    </tr>
  );
}

function History({ entries }: { entries: readonly CoinEntry[] }) {
  const text = useAccountWords();
  const { hasOlder, isPending, more } = useUnit({
    hasOlder: $hasOlder,
    isPending: $isOlderPending,
    more: olderRequested,
  });
  if (entries.length === 0) return <EmptyState title={text.noCoins}>{text.noCoinsText}</EmptyState>;
  return (
    <>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{text.when}</th>
            <th scope="col">{text.why}</th>
            <th scope="col" data-number="">
              {text.change}
            </th>
            <th scope="col" data-number="">
              {text.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.number} entry={entry} />
          ))}
        </tbody>
      </table>
      {hasOlder ? (
        <Button busy={isPending} onClick={more}>
          {text.older}
        </Button>
      ) : null}
    </>
  );
}

/** Draws the tab. */
export function CoinsTab() {
  const text = useAccountWords();
  const { entries, hasFailed, isPlaced, want } = useUnit({
    isPlaced: $areOrdersSettled,
    entries: $coinEntries,
    hasFailed: $hasHistoryFailed,
    want: historyRequested,
  });
  useEffect(() => {
    want();
  }, [want]);
  return (
    <div className={panelListClass}>
      <p className={leadClass}>{text.coinsText}</p>
      <BuyCoins />
      {hasFailed ? (
        <InlineNotice tone="danger" onRetry={want}>
          {text.loadFailed}
        </InlineNotice>
      ) : null}
      {entries && isPlaced ? (
        <History entries={entries} />
      ) : hasFailed ? null : (
        // Another shape once the packs are above it: what is new moves nothing.
        <Skeleton key={String(isPlaced)} className={waitingClass} />
      )}
    </div>
  );
}

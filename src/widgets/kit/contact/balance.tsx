/** The person's balance in coins: a change is announced to screen readers, and highlighted for a moment. */
import { useRef } from 'react';
import { CoinIcon } from '../icons/icons.js';
import { css, keyframes } from '../style/sheet.js';

const light = keyframes`from{background:var(--h-accent);}`;

const balance = css`
  display: inline-flex;
  gap: var(--h-space-1);
  align-items: center;
  padding-inline: var(--h-space-2);
  border-radius: var(--h-radius-full);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  & > svg {
    color: var(--h-accent);
  }
  &[data-changes] {
    animation: ${light} var(--h-spin) ease-out;
  }
`;

/** What a Balance takes. */
export interface BalanceProps {
  coins: number;
  /** The visible text, such as "Available 8". */
  text: string;
  /** The same as a whole phrase, for screen readers. */
  title: string;
  className?: string | undefined;
}

/** Counts how often the balance has changed; 0 is what it is before the server has said (S-186). */
function useChanges(coins: number): number {
  const known = useRef({ coins, changes: 0 });
  const { coins: before, changes } = known.current;
  if (before !== coins) known.current = { coins, changes: before === 0 ? changes : changes + 1 };
  return known.current.changes;
}

/** Draws the balance; its live region stays in place, so that screen readers announce the change. */
export function Balance({ coins, text, title, className }: BalanceProps) {
  const changes = useChanges(coins);
  return (
    <span className={className} role="status" title={title} data-coins="">
      <span key={changes} className={balance} data-changes={changes || undefined}>
        <CoinIcon />
        {text}
      </span>
    </span>
  );
}

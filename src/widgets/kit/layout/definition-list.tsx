/** Terms with their values, in two columns where there is room; what is not known is a dash (S-159). */
import type { ReactNode } from 'react';
import { dash } from '../../../model/rules/numbers.js';
import { css } from '../style/sheet.js';
import { atLeast } from '../style/tokens.js';

const list = css`
  display: grid;
  column-gap: var(--h-space-7);
  ${atLeast.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: var(--h-space-3);
  align-items: baseline;
  padding-block: var(--h-space-3);
  border-bottom: 1px solid var(--h-border);
  font-size: var(--h-text-15);
  & > dt {
    color: var(--h-muted);
  }
  & > dd {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** One line of the list; an empty value is shown as a dash. */
export interface Definition {
  id: string;
  term: ReactNode;
  value: ReactNode;
}

/** Draws the list. */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className={list}>
      {items.map(({ id, term, value }) => (
        <div key={id} className={row}>
          <dt>{term}</dt>
          <dd>{value === '' || value === null || value === undefined ? dash : value}</dd>
        </div>
      ))}
    </dl>
  );
}

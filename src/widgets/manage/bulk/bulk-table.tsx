/** The report of a file, row by row; what was refused comes first. */
import { useState } from 'react';
import type { BulkRow } from '../../../model/manage/bulk.js';
import { Badge, type BadgeProps } from '../../kit/status/badge.js';
import { Button } from '../../kit/button/button.js';
import { Money } from '../../kit/listing/money.js';
import { css } from '../../kit/style/sheet.js';
import { useManageDialogWords } from '../dialog-words.js';

const list = css`
  display: grid;
  width: 100%;
  font-size: var(--h-text-14);
  & > li {
    display: grid;
    grid-template-columns: var(--h-size-48) minmax(0, 1fr) auto;
    gap: var(--h-space-1) var(--h-space-3);
    padding-block: var(--h-space-2);
    border-top: 1px solid var(--h-border);
    overflow-wrap: anywhere;
  }
  & > li > :first-child {
    color: var(--h-muted);
    font-variant-numeric: tabular-nums;
  }
  & ul {
    grid-column: 2 / -1;
    color: var(--h-muted);
    font-size: var(--h-text-13);
  }
  /* What could not be read has no name: what is wrong with it stands there. */
  & > li > span:empty + span + ul {
    grid-area: 1 / 2;
    font-size: inherit;
    color: inherit;
  }
  & > li > span:empty {
    display: none;
  }
  & > li > span:last-of-type {
    grid-column: 3;
  }
`;

const tones: Record<BulkRow['result'], NonNullable<BadgeProps['tone']>> = {
  new: 'success',
  update: 'info',
  same: 'plain',
  repeated: 'plain',
  refused: 'danger',
};

/** Rows shown before the person asks for more. */
const step = 50;

function Row({ row }: { row: BulkRow }) {
  const words = useManageDialogWords();
  const { line, title, result, amount, problems, duplicates = [] } = row;
  return (
    <li>
      <span>{words.line(line)}</span>
      <span>
        {title}
        {amount === undefined ? null : (
          <>
            {' '}
            <Money rupees={amount} />
          </>
        )}
      </span>
      <span>
        <Badge tone={tones[result]}>{words.results[result]}</Badge>
      </span>
      {problems.length + duplicates.length > 0 ? (
        <ul>
          {problems.map(({ field, value, reason }) => (
            <li key={field + reason}>{[field, value && `“${value}”`, reason].filter(Boolean).join(' ')}</li>
          ))}
          {duplicates.length > 0 ? <li>{words.duplicates(duplicates.join(', '))}</li> : null}
        </ul>
      ) : null}
    </li>
  );
}

/** Draws the rows. */
export function BulkTable({ rows }: { rows: readonly BulkRow[] }) {
  const words = useManageDialogWords();
  const [count, setCount] = useState(step);
  const sorted = [...rows].sort(
    (one, other) => Number(other.result === 'refused') - Number(one.result === 'refused'),
  );
  return (
    <>
      <ol className={list} aria-label={words.report}>
        {sorted.slice(0, count).map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ol>
      {sorted.length > count ? (
        <Button
          onClick={() => {
            setCount(count + step);
          }}
        >
          {words.moreRows(Math.min(step, sorted.length - count))}
        </Button>
      ) : null}
    </>
  );
}

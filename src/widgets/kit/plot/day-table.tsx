/** The numbers of a plot of days as a table, folded, the newest day first. */
import { formatDate, formatNumber } from '../language/format.js';
import { useLocale } from '../language/locale.js';
import { css } from '../style/sheet.js';
import type { DayPlotProps } from './day-plot.js';

const folded = css`
  & summary {
    min-height: var(--h-size-24);
    font-weight: 600;
    cursor: pointer;
  }
`;

const scrolled = css`
  overflow-x: auto;
  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--h-text-14);
    font-variant-numeric: tabular-nums;
  }
  & th, & td {
    padding: var(--h-space-2) var(--h-space-3);
    border-top: 1px solid var(--h-border);
    text-align: end;
  }
  & thead th {
    border: 0;
    color: var(--h-muted);
    font-size: var(--h-text-13);
    vertical-align: bottom;
  }
  & th:first-child {
    font-weight: 600;
    text-align: start;
    white-space: nowrap;
  }
`;

/** What the table takes. */
interface DayTableProps<Metric extends string> extends Pick<DayPlotProps<Metric>, 'metrics' | 'days'> {
  words: { asTable: string; day: string };
}

/** Draws the table; where it is wider than its place it scrolls by itself. */
export function DayTable<Metric extends string>({ metrics, days, words }: DayTableProps<Metric>) {
  const locale = useLocale();
  return (
    <details className={folded}>
      <summary>{words.asTable}</summary>
      <div className={scrolled} tabIndex={0} role="region" aria-label={words.asTable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              {metrics.map(({ value, label }) => (
                <th key={value} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((each) => (
              <tr key={each.day}>
                <th scope="row">{formatDate(each.day, locale)}</th>
                {metrics.map(({ value }) => (
                  <td key={value}>{formatNumber(each[value], locale)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Counts by day: one bar a day of what is chosen, on an axis that ends at the most, with the same for screen readers as a list. */
import { useState } from 'react';
import { ChoiceChips } from '../form/chip-group.js';
import { formatDate, formatNumber } from '../language/format.js';
import { useLocale } from '../language/locale.js';
import { hiddenClass } from '../layout/visually-hidden.js';
import { css } from '../style/sheet.js';

const place = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-3);
`;

/** The class of the plot, and of what stands in its place while it loads. */
export const plotClass = css`
  width: 100%;
  height: var(--h-size-144);
  border-bottom: 1px solid var(--h-border-strong);
  & rect {
    fill: var(--h-brand);
  }
  & rect[data-empty] {
    fill: var(--h-border);
  }
`;

const axis = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--h-space-1) var(--h-space-2);
  & > span {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    color: var(--h-muted);
    font-size: var(--h-text-13);
    line-height: 1;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & > p {
    grid-column: 2;
  }
`;

const ends = css`
  display: flex;
  justify-content: space-between;
  color: var(--h-muted);
  font-size: var(--h-text-13);
  font-variant-numeric: tabular-nums;
`;

const height = 100;
const step = 10;
/** An empty day is a line, so that a gap is seen to be one. */
const least = 1.5;

/** Words of the plot. */
export interface DayPlotWords {
  /** Names what is chosen among. */
  legend: string;
  total: (count: string) => string;
  perDay: (day: string, count: string) => string;
}

/** What the plot takes. */
export interface DayPlotProps<Metric extends string> {
  metrics: readonly { readonly value: Metric; readonly label: string }[];
  /** Consecutive days, yyyy-MM-dd, the oldest first. */
  days: readonly ({ readonly day: string } & Readonly<Record<Metric, number>>)[];
  words: DayPlotWords;
}

/** Draws the plot; the first metric is shown first. */
export function DayPlot<Metric extends string>({ metrics, days, words }: DayPlotProps<Metric>) {
  const locale = useLocale();
  const [chosen, setChosen] = useState<Metric | undefined>(metrics[0]?.value);
  if (chosen === undefined) return null;
  const most = Math.max(1, ...days.map((day) => day[chosen]));
  const sum = days.reduce((total, day) => total + day[chosen], 0);
  const said = days.map((day) =>
    words.perDay(formatDate(day.day, locale), formatNumber(day[chosen], locale)),
  );
  return (
    <div className={place}>
      <ChoiceChips legend={words.legend} hideLegend options={metrics} value={chosen} onValue={setChosen} />
      <div className={axis}>
        <span aria-hidden="true">
          <span>{formatNumber(most, locale)}</span>
          <span>0</span>
        </span>
        <svg
          className={plotClass}
          viewBox={`0 0 ${String(days.length * step)} ${String(height)}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {days.map((day, index) => {
            const tall = Math.max(least, (day[chosen] / most) * height);
            return (
              <rect
                key={day.day}
                x={index * step + 1}
                y={height - tall}
                width={step - 2}
                height={tall}
                data-empty={day[chosen] === 0 ? '' : undefined}
              >
                <title>{said[index]}</title>
              </rect>
            );
          })}
        </svg>
        <p className={ends}>
          <span>{formatDate(days[0]?.day ?? '', locale)}</span>
          <b>{words.total(formatNumber(sum, locale))}</b>
          <span>{formatDate(days.at(-1)?.day ?? '', locale)}</span>
        </p>
      </div>
      <ul className={hiddenClass}>
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** The daily counts of a key: one bar a day, and a list for screen readers. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $partnerDays, partnerDaysRequested } from '../../../model/partner/keys.js';
import { ChoiceChips } from '../../../widgets/kit/form/chip-group.js';
import { formatDate, formatNumber } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { hiddenClass } from '../../../widgets/kit/layout/visually-hidden.js';
import { usePartnerWords } from './words.js';
import { stackClass } from './styles.js';

const metrics = ['loads', 'searches', 'opens', 'contacts'] as const;
type Metric = (typeof metrics)[number];

const plot = css`
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

/** Draws the plot of a key. */
export function DayPlot({ partnerKey }: { partnerKey: string }) {
  const text = usePartnerWords();
  const locale = useLocale();
  const { all, want } = useUnit({ all: $partnerDays, want: partnerDaysRequested });
  const [metric, setMetric] = useState<Metric>('loads');
  useEffect(() => {
    want(partnerKey);
  }, [partnerKey, want]);
  const days = all[partnerKey];
  if (!days) return <Skeleton className={plot} />;
  const most = Math.max(1, ...days.map((day) => day[metric]));
  const sum = days.reduce((total, day) => total + day[metric], 0);
  const said = days.map((day) => text.perDay(formatDate(day.day, locale), formatNumber(day[metric], locale)));
  return (
    <div className={stackClass}>
      <h3>{text.days}</h3>
      <ChoiceChips
        legend={text.days}
        hideLegend
        options={metrics.map((value) => ({ value, label: text.counts[value] }))}
        value={metric}
        onValue={setMetric}
      />
      <svg
        className={plot}
        viewBox={`0 0 ${String(days.length * step)} ${String(height)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map((day, index) => {
          const tall = Math.max(least, (day[metric] / most) * height);
          return (
            <rect
              key={day.day}
              x={index * step + 1}
              y={height - tall}
              width={step - 2}
              height={tall}
              data-empty={day[metric] === 0 ? '' : undefined}
            >
              <title>{said[index]}</title>
            </rect>
          );
        })}
      </svg>
      <p className={ends}>
        <span>{formatDate(days[0]?.day ?? '', locale)}</span>
        <b>{text.total(formatNumber(sum, locale))}</b>
        <span>{formatDate(days.at(-1)?.day ?? '', locale)}</span>
      </p>
      <ul className={hiddenClass}>
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

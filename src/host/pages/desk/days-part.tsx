/** What came day by day: a plot, and the numbers as a table. */
import { deskDays } from '../../../model/desk/money.js';
import { formatDate, formatNumber } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { DayPlot } from '../../../widgets/kit/plot/day-plot.js';
import { FetchedPart } from './fetched-part.js';
import { styles } from './styles.js';
import { useDeskWords } from './words.js';

const metrics = ['listings', 'reports', 'reveals', 'orders', 'signUps'] as const;

/** Draws the part. */
export function DaysPart() {
  const words = useDeskWords();
  const locale = useLocale();
  return (
    <FetchedPart of={deskDays}>
      {(days) => (
        <section className={styles.days} aria-label={words.daysLegend}>
          <DayPlot
            metrics={metrics.map((value) => ({ value, label: words.counts[value] }))}
            days={days}
            words={{ legend: words.daysLegend, total: words.total, perDay: words.perDay }}
          />
          <details>
            <summary>{words.asTable}</summary>
            <div className={styles.scrolled} tabIndex={0} role="region" aria-label={words.asTable}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{words.day}</th>
                    {metrics.map((metric) => (
                      <th key={metric} scope="col">
                        {words.counts[metric]}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {days.toReversed().map((each) => (
                    <tr key={each.day}>
                      <th scope="row">{formatDate(each.day, locale)}</th>
                      {metrics.map((metric) => (
                        <td key={metric}>{formatNumber(each[metric], locale)}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </section>
      )}
    </FetchedPart>
  );
}

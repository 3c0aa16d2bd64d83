/** What came day by day: a plot, and the numbers as a table. */
import { deskDays } from '../../../model/desk/money.js';
import { DayPlot } from '../../../widgets/kit/plot/day-plot.js';
import { DayTable } from '../../../widgets/kit/plot/day-table.js';
import { FetchedPart } from './fetched-part.js';
import { styles } from './styles.js';
import { useDeskWords } from './words.js';

const metrics = ['listings', 'reports', 'reveals', 'orders', 'signUps'] as const;

/** Draws the part. */
export function DaysPart() {
  const words = useDeskWords();
  const named = metrics.map((value) => ({ value, label: words.counts[value] }));
  return (
    <FetchedPart of={deskDays}>
      {(days) => (
        <section className={styles.days} aria-label={words.daysLegend}>
          <DayPlot
            metrics={named}
            days={days}
            words={{ legend: words.daysLegend, total: words.total, perDay: words.perDay }}
          />
          <DayTable metrics={named} days={days} words={words} />
        </section>
      )}
    </FetchedPart>
  );
}

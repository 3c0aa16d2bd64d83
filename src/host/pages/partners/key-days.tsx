/** The daily counts of a key. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $partnerDays, partnerDaysRequested } from '../../../model/partner/keys.js';
import { DayPlot, plotClass } from '../../../widgets/kit/plot/day-plot.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { stackClass } from './styles.js';
import { usePartnerWords } from './words.js';

const metrics = ['loads', 'searches', 'opens', 'contacts'] as const;

/** Draws the plot of a key. */
export function KeyDays({ partnerKey }: { partnerKey: string }) {
  const { days: legend, total, perDay, counts } = usePartnerWords();
  const { all, want } = useUnit({ all: $partnerDays, want: partnerDaysRequested });
  useEffect(() => {
    want(partnerKey);
  }, [partnerKey, want]);
  const days = all[partnerKey];
  if (!days) return <Skeleton className={plotClass} />;
  return (
    <div className={stackClass}>
      <h3>{legend}</h3>
      <DayPlot
        metrics={metrics.map((value) => ({ value, label: counts[value] }))}
        days={days}
        words={{ legend, total, perDay }}
      />
    </div>
  );
}

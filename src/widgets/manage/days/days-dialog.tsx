/** How often a listing was seen in lists, opened and paid for, day by day: a plot with its axis, for a period, and the same numbers as a table. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $daysFailed, $listingDays, type Days, daysOpened } from '../../../model/manage/listing-days.js';
import type { OwnItem } from '../../../model/rules/own-listing.js';
import { ChoiceChips } from '../../kit/form/chip-group.js';
import { Dialog } from '../../kit/overlay/dialog.js';
import { DayPlot, plotClass } from '../../kit/plot/day-plot.js';
import { DayTable } from '../../kit/plot/day-table.js';
import { InlineNotice } from '../../kit/status/inline-notice.js';
import { Skeleton } from '../../kit/status/skeleton.js';
import { css } from '../../kit/style/sheet.js';
import { useManageDialogWords } from '../dialog-words.js';

/** Periods in days; the longest is as long as visits are kept. */
const periods = ['7', '14', '30'] as const;

const body = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-4);
`;

const help = css`
  color: var(--h-muted);
  font-size: var(--h-text-14);
`;

function Numbers({ days }: { days: Days }) {
  const words = useManageDialogWords();
  const [period, setPeriod] = useState<(typeof periods)[number]>('14');
  const shown = days.slice(-Number(period));
  const metrics = [
    { value: 'impressions', label: words.seenInLists },
    { value: 'views', label: words.opened },
    { value: 'contacts', label: words.reached },
  ] as const;
  return (
    <>
      <ChoiceChips
        legend={words.period}
        hideLegend
        options={periods.map((value) => ({ value, label: words.lastDays(Number(value)) }))}
        value={period}
        onValue={setPeriod}
      />
      <DayPlot
        metrics={metrics}
        days={shown}
        words={{ legend: words.days, total: words.daysTotal, perDay: words.perDay }}
      />
      <DayTable metrics={metrics} days={shown} words={words} />
      <p className={help}>{words.daysHelp}</p>
    </>
  );
}

/** Draws the dialog of a listing. */
function DaysDialog({ item, onClose }: { item: OwnItem; onClose: () => void }) {
  const words = useManageDialogWords();
  const { days, hasFailed, open } = useUnit({ days: $listingDays, hasFailed: $daysFailed, open: daysOpened });
  const load = () => {
    open(item.id);
  };
  useEffect(load, [item.id]);
  return (
    <Dialog isOpen title={words.daysTitle(item.view.propertyId)} onClose={onClose}>
      <div className={body}>
        {days ? (
          <Numbers days={days} />
        ) : hasFailed ? (
          <InlineNotice tone="danger" onRetry={load}>
            {words.daysFailed}
          </InlineNotice>
        ) : (
          <Skeleton className={plotClass} />
        )}
      </div>
    </Dialog>
  );
}

/** Holds the component by name. */
export const lazyParts = { DaysDialog };

/** How often a listing was seen in lists and opened, day by day: a plot with its table. */
import type { OwnItem } from '../../../model/rules/own-listing.js';
import { Dialog } from '../../kit/overlay/dialog.js';
import { DayPlot } from '../../kit/plot/day-plot.js';
import { css } from '../../kit/style/sheet.js';
import { useManageDialogWords } from '../dialog-words.js';

const dayLength = 86_400_000;

const help = css`
  margin-top: var(--h-space-4);
  color: var(--h-muted);
  font-size: var(--h-text-14);
`;

/** What DaysDialog takes. */
interface DaysDialogProps {
  item: OwnItem;
  onClose: () => void;
}

/** Draws the dialog. */
function DaysDialog({ item, onClose }: DaysDialogProps) {
  const words = useManageDialogWords();
  const { daily, dailyImpressions } = item;
  const impressions = dailyImpressions ?? [];
  const views = daily ?? [];
  const count = Math.max(impressions.length, views.length);
  // The server counts by the days of UTC, today last.
  const days = Array.from({ length: count }, (_, at) => ({
    day: new Date(Date.now() - (count - 1 - at) * dayLength).toISOString().slice(0, 10),
    impressions: impressions[at] ?? 0,
    views: views[at] ?? 0,
  }));
  return (
    <Dialog isOpen title={words.daysTitle(item.view.propertyId)} onClose={onClose}>
      <DayPlot
        metrics={[
          { value: 'impressions', label: words.seenInLists },
          { value: 'views', label: words.opened },
        ]}
        days={days}
        words={{ legend: words.days, total: words.daysTotal, perDay: words.perDay }}
      />
      <p className={help}>{words.daysHelp}</p>
    </Dialog>
  );
}

/** Holds the component by name. */
export const lazyParts = { DaysDialog };

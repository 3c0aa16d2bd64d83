/** What visitors did on the pages of a key: by day as a plot, by page and campaign as a table. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $partnerActs, type PartnerActCount, partnerActsRequested } from '../../../model/partner/keys.js';
import { formatNumber } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { DayPlot, plotClass } from '../../../widgets/kit/plot/day-plot.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { stackClass } from './styles.js';
import { usePartnerWords } from './words.js';

const acts = ['numbers', 'messages', 'saves', 'posts', 'alerts'] as const;

/** The table scrolls by itself where the page is narrow. */
const frameClass = css`
  overflow-x: auto;
  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--h-text-14);
    font-variant-numeric: tabular-nums;
  }
  & caption {
    padding-block-end: var(--h-space-2);
    color: var(--h-muted);
    text-align: start;
  }
  & :is(th, td) {
    padding: var(--h-space-2);
    border-block-end: 1px solid var(--h-border);
    text-align: start;
    overflow-wrap: anywhere;
  }
  & th[scope="col"] {
    overflow-wrap: normal;
  }
  & [data-number] {
    text-align: end;
  }
`;

function Pages({ pages }: { pages: readonly PartnerActCount[] }) {
  const text = usePartnerWords();
  const locale = useLocale();
  return (
    // A region that scrolls can be reached by the keyboard.
    <div className={frameClass} role="region" aria-label={text.actPages} tabIndex={0}>
      <table>
        <caption>{text.actPages}</caption>
        <thead>
          <tr>
            <th scope="col">{text.actPage}</th>
            <th scope="col">{text.campaign}</th>
            {acts.map((act) => (
              <th key={act} scope="col" data-number="">
                {text.actCounts[act]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map((counts) => (
            <tr key={`${counts.page} ${counts.campaign}`}>
              <th scope="row">{counts.page || text.otherPages}</th>
              <td>{counts.campaign}</td>
              {acts.map((act) => (
                <td key={act} data-number="">
                  {formatNumber(counts[act], locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Draws the acts of the last 30 days. */
export function KeyActs({ partnerKey }: { partnerKey: string }) {
  const { acts: legend, total, perDay, actCounts, noActs } = usePartnerWords();
  const { all, want } = useUnit({ all: $partnerActs, want: partnerActsRequested });
  useEffect(() => {
    want(partnerKey);
  }, [partnerKey, want]);
  const known = all[partnerKey];
  if (!known) return <Skeleton className={plotClass} />;
  return (
    <div className={stackClass}>
      <h3>{legend}</h3>
      {known.pages.length === 0 ? (
        <p>{noActs}</p>
      ) : (
        <>
          <DayPlot
            metrics={acts.map((value) => ({ value, label: actCounts[value] }))}
            days={known.days}
            words={{ legend, total, perDay }}
          />
          <Pages pages={known.pages} />
        </>
      )}
    </div>
  );
}

/** How a report or complaint stands, for whoever has its link. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { fetchReportFx, type ReportState } from '../../../model/reports/state.js';
import { readReportHash } from '../../../model/rules/report-address.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { DefinitionList } from '../../../widgets/kit/layout/definition-list.js';
import { useReportWords } from '../../../widgets/kit/report/report-words.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { Waiting } from './about-frame.js';
import { pageTitleClass } from './page-title.js';

const page = css`
  display: grid;
  gap: var(--h-space-5);
  max-width: 68ch;
`;

/** Null when there is none, undefined until that is known. */
type Found = ReportState | null | 'failed' | undefined;

/** Loads the report that the address names. */
function useReport(): Found {
  const fetchReport = useUnit(fetchReportFx);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const wanted = readReportHash(location.hash);
    if (!wanted) {
      setFound(null);
      return;
    }
    fetchReport(wanted).then(setFound, () => {
      setFound('failed');
    });
  }, [fetchReport]);
  return found;
}

function State({ report }: { report: ReportState }) {
  const words = useReportWords();
  const locale = useLocale();
  const dayOf = (text: string): string => formatDate(Date.parse(text), locale, 'long');
  const items = [
    { id: 'about', term: words.about, value: words.reasons[report.reason] },
    { id: 'sent', term: words.sent, value: dayOf(report.at) },
    { id: 'due', term: words.due, value: report.closedAt ? '' : dayOf(report.answerBy) },
    {
      id: 'answer',
      term: words.answer,
      value: [report.outcome && words.outcomes[report.outcome], report.answer].filter(Boolean).join(' '),
    },
  ].filter(({ value }) => value);
  return (
    <>
      <InlineNotice tone={report.state === 'closed' ? 'success' : 'info'}>
        {words.number(report.number)}. {words.states[report.state]}
      </InlineNotice>
      <DefinitionList items={items} />
    </>
  );
}

/** Draws the page. */
export function ReportPage() {
  const words = useReportWords();
  const report = useReport();
  usePageMeta({
    title: words.stateTitle,
    description: words.stateText,
    address: routes.report.path,
    isHidden: true,
  });
  return (
    <article className={page}>
      <h1 className={pageTitleClass}>{words.stateTitle}</h1>
      {report === undefined || report === 'failed' ? (
        <Waiting hasFailed={report === 'failed'} />
      ) : report === null ? (
        <InlineNotice tone="danger">{words.badLink}</InlineNotice>
      ) : (
        <State report={report} />
      )}
    </article>
  );
}

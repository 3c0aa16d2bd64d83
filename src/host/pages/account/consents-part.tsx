/** What the person agreed to, with a way to take it back. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import {
  $consents,
  $haveConsentsFailed,
  type ConsentEntry,
  consentsRequested,
  withdrawContactFx,
} from '../../../model/account/consents.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { waitingClass } from './panel-form.js';
import { useAccountWords } from './words.js';

/** What a page still knows of the consent would not ask again, so it is loaded anew. */
const startAnew = (): void => {
  location.reload();
};

function Entry({ entry, isLast }: { entry: ConsentEntry; isLast: boolean }) {
  const text = useAccountWords();
  const locale = useLocale();
  const withdraw = useUnit(withdrawContactFx);
  const [hasFailed, setHasFailed] = useState(false);
  const { subject, isGiven, version, at } = entry;
  const day = formatDate(at, locale);
  return (
    <>
      <div>
        <b>{text.consents[subject]}</b>
        <small>
          {isGiven ? text.consentGiven(day) : text.consentWithdrawn(day)}
          {version ? ` ${text.consentVersion(formatDate(version, locale))}` : ''}
        </small>
      </div>
      {isLast && isGiven && subject === 'contact' ? (
        <Button
          size="small"
          onClick={() => {
            setHasFailed(false);
            withdraw().then(startAnew, () => {
              setHasFailed(true);
            });
          }}
        >
          {text.withdraw}
        </Button>
      ) : null}
      {hasFailed ? <InlineNotice tone="danger">{text.loadFailed}</InlineNotice> : null}
    </>
  );
}

/** Draws the list; its look is that of the tab. */
export function ConsentsPart({ rowClass }: { rowClass: string }) {
  const text = useAccountWords();
  const { consents, hasFailed, want } = useUnit({
    consents: $consents,
    hasFailed: $haveConsentsFailed,
    want: consentsRequested,
  });
  useEffect(() => {
    want();
  }, [want]);
  if (hasFailed)
    return (
      <InlineNotice tone="danger" onRetry={want}>
        {text.loadFailed}
      </InlineNotice>
    );
  if (!consents) return <Skeleton className={waitingClass} />;
  const last = consents.find(({ subject }) => subject === 'contact');
  return (
    <ul aria-label={text.consentsTitle}>
      {consents.map((entry) => (
        <li key={`${entry.at} ${entry.subject}`} className={rowClass}>
          <Entry entry={entry} isLast={entry === last} />
        </li>
      ))}
    </ul>
  );
}

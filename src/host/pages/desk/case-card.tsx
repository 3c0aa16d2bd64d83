/** One case: the listing, who put it there, what was reported, and what can be decided. */
import type { DeskCase, DeskOwner, DeskRefund, DeskReport, DeskRole } from '../../../model/desk/desk.js';
import { detailRouteOf } from '../../../model/rules/kinds.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { useCheckText } from '../../../widgets/kit/listing-checks/check-words.js';
import { useLabels } from '../../../widgets/kit/labels/labels.js';
import { Money } from '../../../widgets/kit/listing/money.js';
import { Picture } from '../../../widgets/kit/listing/picture.js';
import { useReportWords } from '../../../widgets/kit/report/report-words.js';
import { Badge } from '../../../widgets/kit/status/badge.js';
import { useBuyingWords } from '../account/buying-words.js';
import { type Act, actsOn, keyOfAct } from './acts.js';
import { ChangesTable } from './changes-table.js';
import { styles } from './styles.js';
import { useDeskWords } from './words.js';

function useDay(): (text: string) => string {
  const locale = useLocale();
  return (text) => formatDate(Date.parse(text), locale);
}

function Owner({ owner }: { owner: DeskOwner }) {
  const words = useDeskWords();
  const dayOf = useDay();
  return (
    <p>
      {words.owner} <b>{owner.name}</b>, {words.usertypes[owner.usertype] ?? owner.usertype},{' '}
      {words.since(dayOf(owner.since))}, {owner.phoneVerified ? words.phoneVerified : words.phoneUnverified}.{' '}
      {words.listings(owner.listings, owner.takenDown)}.{' '}
      {owner.isSuspended ? <Badge tone="danger">{words.suspended}</Badge> : null}
    </p>
  );
}

function Report({ report }: { report: DeskReport }) {
  const words = useDeskWords();
  const { reasons } = useReportWords();
  const dayOf = useDay();
  return (
    <li>
      <b>{reasons[report.reason]}</b> ({report.number}, {dayOf(report.at)},{' '}
      {report.isVerified ? words.verified : words.unverified}){' '}
      {report.isSeenLate ? <Badge tone="danger">{words.seenLate}</Badge> : null}
      {report.text ? <blockquote lang="">{report.text}</blockquote> : null}
      {report.contact ? <span>{words.contact(report.contact)}</span> : null}
    </li>
  );
}

function Refund({ refund }: { refund: DeskRefund }) {
  const words = useDeskWords();
  const { reasons } = useBuyingWords().refund;
  const dayOf = useDay();
  return (
    <>
      <h2>{words.asksBack(refund.coins)}</h2>
      <p>
        <b>{reasons[refund.reason]}</b> ({dayOf(refund.at)}). {words.asker} <b>{refund.name}</b>,{' '}
        {refund.phoneVerified ? words.phoneVerified : words.phoneUnverified}.{' '}
        {words.asked(refund.asked, refund.others)}
      </p>
    </>
  );
}

function Listing({ listing }: { listing: NonNullable<DeskCase['listing']> }) {
  const words = useDeskWords();
  const textOf = useCheckText();
  const label = useLabels();
  return (
    <div className={styles.listing}>
      {listing.image ? <Picture className={styles.picture} src={listing.image} alt="" sizes="160px" /> : null}
      <div>
        <p>
          <Money rupees={listing.amount} />{' '}
          <Badge tone={listing.isShown ? 'success' : 'plain'}>
            {listing.isShown ? words.shown : words.notShown}
          </Badge>
        </p>
        <h2>
          {[listing.society, label(listing.propertyType), label(listing.bhk)].filter(Boolean).join(', ') ||
            listing.propertyId}
        </h2>
        <p>
          {listing.locality}, {label(listing.city)} ({listing.propertyId})
        </p>
        {listing.isShown ? (
          <a
            href={`${detailRouteOf(listing.kind)}?id=${encodeURIComponent(listing.id)}`}
            target="_blank"
            rel="noopener"
          >
            {words.open}
          </a>
        ) : null}
      </div>
      {listing.checks.length > 0 ? (
        <ul aria-label={words.checks} className={styles.reports}>
          {listing.checks.map((check) => (
            <li key={`${check.code} ${check.field ?? ''}`}>{textOf(check, true)}</li>
          ))}
        </ul>
      ) : null}
      {listing.changes?.length ? <ChangesTable changes={listing.changes} /> : null}
      {listing.description ? <blockquote lang="">{listing.description}</blockquote> : null}
    </div>
  );
}

/** What a CaseCard takes. */
interface CaseCardProps {
  about: DeskCase;
  role: DeskRole;
  /** Whether keys act on it. */
  isCurrent: boolean;
  onAct: (act: Act) => void;
}

/** Draws the case. */
export function CaseCard({ about, role, isCurrent, onAct }: CaseCardProps) {
  const words = useDeskWords();
  const dayOf = useDay();
  const { listing, owner, reports, refund, answerBy, isOverdue } = about;
  return (
    <article className={styles.card} data-current={isCurrent ? '' : undefined}>
      <p>
        {isOverdue ? <Badge tone="danger">{words.overdue}</Badge> : null} {words.due(dayOf(answerBy))}
      </p>
      {refund ? <Refund refund={refund} /> : null}
      {listing ? <Listing listing={listing} /> : refund ? null : <h2>{words.complaint}</h2>}
      {owner ? <Owner owner={owner} /> : null}
      {reports.length > 0 ? (
        <ul aria-label={words.reports} className={styles.reports}>
          {reports.map((report) => (
            <Report key={report.number} report={report} />
          ))}
        </ul>
      ) : null}
      <div className={styles.acts}>
        {actsOn(about, role).map((act) => (
          <Button
            key={act}
            size="small"
            variant={act === 'remove' || act === 'suspend' ? 'danger' : 'secondary'}
            aria-keyshortcuts={isCurrent ? keyOfAct[act] : undefined}
            onClick={() => {
              onAct(act);
            }}
          >
            {words.acts[act]}
            {isCurrent && keyOfAct[act] ? (
              <span className={styles.keys} aria-hidden="true">
                <kbd>{keyOfAct[act].toUpperCase()}</kbd>
              </span>
            ) : null}
          </Button>
        ))}
      </div>
    </article>
  );
}

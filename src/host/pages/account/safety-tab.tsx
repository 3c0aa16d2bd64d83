/** Where the person is signed in, their data as a file, and deleting the account. */
import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import {
  $haveSessionsFailed,
  $sessions,
  allSessionsEndRequested,
  exportOwnData,
  type SessionEntry,
  sessionEndRequested,
  sessionsRequested,
} from '../../../model/account/safety.js';
import { Badge } from '../../../widgets/kit/status/badge.js';
import { Button, ButtonLink } from '../../../widgets/kit/button/button.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { LogOutIcon, TrashIcon } from '../../../widgets/kit/icons/icons.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { ConsentsPart } from './consents-part.js';
import { DeleteDialog } from './delete-dialog.js';
import { useAccountWords } from './words.js';
import { leadClass, panelListClass, waitingClass } from './panel-form.js';

const PushChoice = lazy(() =>
  import('../alerts/push-choice.js').then((part) => ({ default: part.PushChoice })),
);

const section = css`
  display: grid;
  justify-items: start;
  gap: var(--h-space-3);
  justify-self: stretch;
  & + & {
    margin-top: var(--h-space-3);
    padding-top: var(--h-space-5);
    border-top: 1px solid var(--h-border);
  }
  & h2 {
    font-size: var(--h-text-18);
    font-weight: 700;
  }
  & > ul {
    justify-self: stretch;
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    background: var(--h-surface);
  }
`;

const folded = css`
  min-height: var(--h-size-24);
  font-size: var(--h-text-18);
  font-weight: 700;
  cursor: pointer;
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--h-space-2);
  padding: var(--h-space-3) var(--h-space-4);
  & + & {
    border-top: 1px solid var(--h-border);
  }
  & b {
    margin-inline-end: var(--h-space-2);
    font-weight: 600;
  }
  & small {
    display: block;
    color: var(--h-muted);
    font-size: var(--h-text-13);
  }
`;

function Session({ session }: { session: SessionEntry }) {
  const text = useAccountWords();
  const locale = useLocale();
  const end = useUnit(sessionEndRequested);
  const { id, current, device, method, lastSeenAt } = session;
  return (
    <li className={row}>
      <div>
        <b>{device}</b>
        {current ? <Badge>{text.thisDevice}</Badge> : null}
        <small>
          {text.methods[method]}, {text.lastSeen(formatDate(lastSeenAt, locale))}
        </small>
      </div>
      {current ? null : (
        <Button
          size="small"
          aria-label={text.endSessionOf(device)}
          onClick={() => {
            end(id);
          }}
        >
          {text.endSession}
        </Button>
      )}
    </li>
  );
}

function Sessions() {
  const text = useAccountWords();
  const { sessions, hasFailed, want, endAll } = useUnit({
    sessions: $sessions,
    hasFailed: $haveSessionsFailed,
    want: sessionsRequested,
    endAll: allSessionsEndRequested,
  });
  useEffect(() => {
    want();
  }, [want]);
  return (
    <section className={section}>
      <h2>{text.sessions}</h2>
      {hasFailed ? (
        <InlineNotice tone="danger" onRetry={want}>
          {text.loadFailed}
        </InlineNotice>
      ) : null}
      {sessions ? (
        <ul>
          {sessions.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
      ) : hasFailed ? null : (
        <Skeleton className={waitingClass} />
      )}
      {sessions || hasFailed ? (
        <Button
          icon={<LogOutIcon />}
          onClick={() => {
            endAll();
          }}
        >
          {text.endAll}
        </Button>
      ) : null}
    </section>
  );
}

/** What was agreed to, folded: it is loaded when it is opened, so that nothing on the tab moves meanwhile. */
function Consents() {
  const text = useAccountWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={section}
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary className={folded}>{text.consentsTitle}</summary>
      {isOpen ? (
        <>
          <p className={leadClass}>{text.consentsText}</p>
          <ConsentsPart rowClass={row} />
        </>
      ) : null}
    </details>
  );
}

function DataAndLeaving() {
  const text = useAccountWords();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      <section className={section}>
        <h2>{text.data}</h2>
        <p className={leadClass}>{text.dataText}</p>
        <ButtonLink href={exportOwnData.path} download="my-data.json">
          {text.download}
        </ButtonLink>
      </section>
      <section className={section}>
        <h2>{text.leave}</h2>
        <p className={leadClass}>{text.leaveText}</p>
        <Button
          variant="danger"
          icon={<TrashIcon />}
          onClick={() => {
            setIsLeaving(true);
          }}
        >
          {text.leave}
        </Button>
        <DeleteDialog
          isOpen={isLeaving}
          onClose={() => {
            setIsLeaving(false);
          }}
        />
      </section>
    </>
  );
}

/** Draws the tab; what stands below the sign-ins comes after them, since nobody knows how many there are. */
export function SafetyTab() {
  const { sessions, hasFailed } = useUnit({ sessions: $sessions, hasFailed: $haveSessionsFailed });
  return (
    <div className={panelListClass}>
      <Sessions />
      {sessions || hasFailed ? (
        <>
          <DataAndLeaving />
          <Suspense fallback={null}>
            <PushChoice />
          </Suspense>
          <Consents />
        </>
      ) : null}
    </div>
  );
}

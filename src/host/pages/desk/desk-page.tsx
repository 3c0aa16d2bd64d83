/** The desk of those who answer for the market: what waits, decided with the mouse or the keyboard. */
import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import {
  $place,
  $queue,
  $queueRefusal,
  caseChosen,
  caseMoved,
  decisionForm,
  decisionStepUp,
  deskOpened,
  type DeskQueue,
  type DeskRole,
} from '../../../model/desk/desk.js';
import { sessionMessages } from '../../../model/rules/messages/session.js';
import { CheckIcon } from '../../../widgets/kit/icons/icons.js';
import { SegmentedTabs } from '../../../widgets/kit/navigation/segmented-tabs.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { useGo } from '../../navigation.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { StepUpDialog } from '../account/step-up-dialog.js';
import { OwnerFrame } from '../owner/frame.js';
import { SignInFirst } from '../owner/sign-in-first.js';
import { type Act, actsOn, keyOfAct } from './acts.js';
import { CaseCard } from './case-card.js';
import { DecisionDialog } from './decision-dialog.js';
import { styles } from './styles.js';
import { useDeskWords } from './words.js';

/** As high as cases mostly are, so that the footer below is not seen and moved away. */
const waitingHeight = '70vh';

/** The keys that lead to the next case and to the one before. */
const moveKeys = ['J', 'K'];

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

/** Moves through the cases and begins decisions by single keys. */
function useKeys({ cases, role }: DeskQueue, place: number, onAct: (act: Act) => void): void {
  const move = useUnit(caseMoved);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 'j') move(1);
      else if (key === 'k') move(-1);
      const current = cases[place];
      const act = current && actsOn(current, role).find((each) => keyOfAct[each] === key);
      if (!act) return;
      event.preventDefault();
      onAct(act);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [cases, role, place, onAct, move]);
}

function Queue({ queue }: { queue: DeskQueue }) {
  const words = useDeskWords();
  const { place, choose, open } = useUnit({ place: $place, choose: caseChosen, open: decisionForm.opened });
  const [act, setAct] = useState<Act | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const current = queue.cases[place];
  const seen = useRef(place);
  useKeys(queue, place, setAct);
  // The page opens at its beginning, not at the first case.
  useEffect(() => {
    if (seen.current === place) return;
    seen.current = place;
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  // A decision that was taken brings a new queue.
  useEffect(() => {
    setAct(null);
    open();
  }, [queue, open]);
  if (queue.cases.length === 0)
    return (
      <EmptyState title={words.empty} icon={<CheckIcon />}>
        {words.emptyText}
      </EmptyState>
    );
  return (
    <>
      <p>
        <b>{words.waiting(queue.waiting, queue.overdue)}</b>{' '}
        <span className={styles.keys} aria-hidden="true">
          {moveKeys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {words.move}
        </span>
      </p>
      <ul ref={list} aria-label={words.cases} className={styles.list}>
        {queue.cases.map((each, at) => (
          <li key={each.refund?.id ?? each.listing?.id ?? each.reports[0]?.number ?? at}>
            <CaseCard
              about={each}
              role={queue.role}
              isCurrent={at === place}
              onAct={(chosen) => {
                choose(at);
                setAct(chosen);
              }}
            />
          </li>
        ))}
      </ul>
      {act && current ? (
        <DecisionDialog
          about={current}
          act={act}
          onClose={() => {
            setAct(null);
            open();
          }}
        />
      ) : null}
    </>
  );
}

const partsOf = {
  moderator: ['queue', 'projects', 'places'],
  operator: ['queue', 'people', 'projects', 'places', 'keys', 'orders', 'settings', 'jobs', 'days', 'record'],
} as const;
type Part = (typeof partsOf.operator)[number];

const PeoplePart = lazy(async () => ({ default: (await import('./people-part.js')).PeoplePart }));
const ProjectsPart = lazy(async () => ({ default: (await import('./projects-part.js')).ProjectsPart }));
const PlacesPart = lazy(async () => ({ default: (await import('./places-part.js')).PlacesPart }));
const KeysPart = lazy(async () => ({ default: (await import('./keys-part.js')).KeysPart }));
const OrdersPart = lazy(async () => ({ default: (await import('./orders-part.js')).OrdersPart }));
const SettingsPart = lazy(async () => ({ default: (await import('./settings-part.js')).SettingsPart }));
const JobsPart = lazy(async () => ({ default: (await import('./jobs-part.js')).JobsPart }));
const DaysPart = lazy(async () => ({ default: (await import('./days-part.js')).DaysPart }));
const RecordPart = lazy(async () => ({ default: (await import('./record-part.js')).RecordPart }));

/** Keeps the part in the address, so that it can be linked to and survives a reload. */
const usePart = (role: DeskRole): [Part, (part: Part) => void] => {
  const go = useGo();
  const asked = new URLSearchParams(useSearch()).get('part');
  const part = partsOf[role].find((each) => each === asked) ?? 'queue';
  return [
    part,
    (next) => go(routes.desk.path + (next === 'queue' ? '' : `?part=${next}`), { replace: true }),
  ];
};

function Parts({ queue }: { queue: DeskQueue }) {
  const words = useDeskWords();
  const [part, setPart] = usePart(queue.role);
  const tabs = useRef<HTMLDivElement>(null);
  // On a phone the tabs scroll.
  useEffect(() => {
    const chosen = tabs.current?.querySelector(':checked')?.closest('label');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [part]);
  return (
    <>
      <div ref={tabs} className={styles.tabs}>
        <SegmentedTabs
          label={words.partsLabel}
          options={partsOf[queue.role].map((value) => ({ value, label: words.parts[value] }))}
          value={part}
          onValue={setPart}
        />
      </div>
      <Suspense fallback={<Skeleton height={waitingHeight} />}>
        {part === 'queue' ? <Queue queue={queue} /> : null}
        {part === 'people' ? <PeoplePart /> : null}
        {part === 'projects' ? <ProjectsPart role={queue.role} /> : null}
        {part === 'places' ? <PlacesPart /> : null}
        {part === 'keys' ? <KeysPart /> : null}
        {part === 'orders' ? <OrdersPart /> : null}
        {part === 'settings' ? <SettingsPart /> : null}
        {part === 'jobs' ? <JobsPart /> : null}
        {part === 'days' ? <DaysPart /> : null}
        {part === 'record' ? <RecordPart /> : null}
      </Suspense>
      <StepUpDialog of={decisionStepUp} />
    </>
  );
}

/** Draws the page. */
export function DeskPage() {
  const words = useDeskWords();
  const { queue, refusal, open } = useUnit({ queue: $queue, refusal: $queueRefusal, open: deskOpened });
  usePageMeta({ title: words.title, description: words.text, address: routes.desk.path, isHidden: true });
  useEffect(() => {
    open();
  }, [open]);
  return (
    <OwnerFrame title={words.title} text={words.text}>
      {refusal === 'signed-out' ? <SignInFirst words={sessionMessages.loginFirst} /> : null}
      {refusal === 'no-role' ? <InlineNotice tone="danger">{words.noRole}</InlineNotice> : null}
      {refusal === 'failed' ? (
        <InlineNotice tone="danger" onRetry={open}>
          {words.failed}
        </InlineNotice>
      ) : null}
      {queue && !refusal ? <Parts queue={queue} /> : null}
      {queue || refusal ? null : <Skeleton height={waitingHeight} />}
    </OwnerFrame>
  );
}

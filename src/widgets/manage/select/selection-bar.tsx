/** One act for all ticked listings: the bar, the question before a deletion, and what came of it. */
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import {
  $outcome,
  $progress,
  actOnSelectedFx,
  outcomeClosed,
  type Refusal,
  type SelectedAct,
  type SelectedOutcome,
  undoSelectedFx,
} from '../../../model/manage/selected-acts.js';
import { $bin } from '../../../model/manage/entry.js';
import { $selected, selectionSet } from '../../../model/manage/selection.js';
import type { OwnItem } from '../../../model/rules/own-listing.js';
import { toastRequested } from '../../../model/toasts/toasts.js';
import { Button } from '../../kit/button/button.js';
import { IconButton } from '../../kit/button/icon-button.js';
import { CloseIcon, PauseIcon, PlayIcon, RefreshIcon, TrashIcon } from '../../kit/icons/icons.js';
import { useLiterals } from '../../kit/literals/literals.js';
import { Dialog } from '../../kit/overlay/dialog.js';
import { useManageDialogWords } from '../dialog-words.js';
import { useManageWords } from '../words.js';
import { selectStyles as styles } from './select-styles.js';

const acts = [
  ['pause', <PauseIcon />],
  ['repost', <PlayIcon />],
  ['refresh', <RefreshIcon />],
] as const;

/** Moves the focus to the tick of all, when the line it stands in goes. */
const focusTickOfAll = (within: Node): void => {
  (within.getRootNode() as Document | ShadowRoot)
    .querySelector<HTMLElement>('[data-tick-all]')
    ?.focus({ preventScroll: true });
};

/** Asks once before all of them are deleted. */
function DeleteQuestion({
  items,
  onAnswer,
}: {
  items: readonly OwnItem[];
  onAnswer: (yes: boolean) => void;
}) {
  const words = useManageDialogWords();
  const bin = useUnit($bin);
  return (
    <Dialog
      isOpen
      title={words.deleteMany(items.length)}
      onClose={() => {
        onAnswer(false);
      }}
      footer={
        <>
          <Button
            data-autofocus=""
            onClick={() => {
              onAnswer(false);
            }}
          >
            {words.keepThem}
          </Button>
          <Button
            variant="danger"
            icon={<TrashIcon />}
            onClick={() => {
              onAnswer(true);
            }}
          >
            {words.remove}
          </Button>
        </>
      }
    >
      <p>{items.map(({ view }) => view.propertyId).join(', ')}</p>
      <p>{bin ? words.deleteManyText : words.deleteManyForGood}</p>
    </Dialog>
  );
}

function Refused({ refusal: { item, why, words: said } }: { refusal: Refusal }) {
  const words = useManageDialogWords();
  const say = useLiterals();
  return (
    <li>
      <b>{item.view.propertyId}</b>: {why === 'failed' && said ? say(said) : words.refusals[why]}
    </li>
  );
}

/** What came of the last act: what can be taken back, and what was left out, with its reason. */
function Outcome({ outcome }: { outcome: SelectedOutcome }) {
  const words = useManageDialogWords();
  const { bin, undo, isUndoing, close, toast } = useUnit({
    bin: $bin,
    undo: undoSelectedFx,
    isUndoing: undoSelectedFx.pending,
    close: outcomeClosed,
    toast: toastRequested,
  });
  const { act, done, refused } = outcome;
  // Without a bin a deletion is for good.
  const canUndo = done.length > 0 && (act === 'pause' || (act === 'delete' && bin !== null));
  if (!canUndo && refused.length === 0) return null;
  return (
    <div className={styles.bar} data-outcome="">
      <div>
        <b>{words.didMany[act](done.length)}</b>
        {canUndo ? (
          <Button
            size="small"
            busy={isUndoing}
            onClick={({ currentTarget }) => {
              focusTickOfAll(currentTarget);
              void undo(outcome).then(({ refused: left }) => {
                const back = words.broughtBack(done.length - left.length);
                const text = left.length > 0 ? `${back} ${words.refusedMany(left.length)}` : back;
                toast({ tone: left.length > 0 ? 'error' : 'success', text, id: 'many' });
              });
            }}
          >
            {words.undo}
          </Button>
        ) : null}
        <IconButton
          label={words.close}
          icon={<CloseIcon />}
          onClick={({ currentTarget }) => {
            focusTickOfAll(currentTarget);
            close();
          }}
        />
      </div>
      {refused.length > 0 ? (
        <>
          <p>{words.refusedMany(refused.length)}</p>
          <ul className={styles.refusals} tabIndex={0} aria-label={words.refusedMany(refused.length)}>
            {refused.map((refusal) => (
              <Refused key={refusal.item.id} refusal={refusal} />
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

/** Returns what does an act to all, and says in one toast how many it was done to. */
function useAct(): (act: SelectedAct) => Promise<void> {
  const words = useManageDialogWords();
  const { run, toast } = useUnit({ run: actOnSelectedFx, toast: toastRequested });
  return async (act) => {
    const { done, refused } = await run(act);
    const said = words.didMany[act](done.length);
    const text = refused.length > 0 ? `${said} ${words.refusedMany(refused.length)}` : said;
    toast({ tone: done.length > 0 ? 'success' : 'error', text, id: 'many' });
  };
}

/**
 * Returns the place of the bar. An act disables its button and often takes the bar away: the focus goes on to what came
 * of the act, or to the tick of all, and stays where a person has moved it meanwhile.
 */
function useFocusAfter(isRunning: boolean) {
  const place = useRef<HTMLElement>(null);
  const root = useRef<Document | ShadowRoot | null>(null);
  useEffect(() => {
    if (isRunning) {
      root.current = place.current?.getRootNode() as Document | ShadowRoot | null;
      return;
    }
    const within = root.current;
    root.current = null;
    const at = within?.activeElement;
    if (!within || (at && at !== document.body)) return;
    const way = within.querySelector<HTMLElement>('[data-outcome] button');
    if (way) way.focus({ preventScroll: true });
    else focusTickOfAll(within);
  }, [isRunning]);
  return place;
}

/** What SelectionBar takes. */
interface SelectionBarProps {
  items: readonly OwnItem[];
  /** Those that the filter lets through; what is ticked and not among them is told as a number. */
  shown: readonly OwnItem[];
}

/** Draws the bar while something is ticked, and what came of the last act. */
export function SelectionBar({ items, shown }: SelectionBarProps) {
  const words = useManageDialogWords();
  const manage = useManageWords();
  const [isAsking, setAsking] = useState(false);
  const { selected, isRunning, progress, outcome, set } = useUnit({
    selected: $selected,
    isRunning: actOnSelectedFx.pending,
    progress: $progress,
    outcome: $outcome,
    set: selectionSet,
  });
  const act = useAct();
  const place = useFocusAfter(isRunning);
  const chosen = items.filter(({ id }) => selected.includes(id));
  const count = chosen.length;
  const hidden = chosen.filter((item) => !shown.includes(item)).length;
  return (
    <>
      {outcome ? <Outcome outcome={outcome} /> : null}
      {count === 0 ? null : (
        <section ref={place} className={styles.bar} aria-label={words.selectedLegend}>
          <div>
            <b role="status">
              {isRunning ? words.progress(progress.done, progress.all) : words.selected(count, hidden)}
            </b>
            {acts.map(([name, icon]) => (
              <Button
                key={name}
                size="small"
                icon={icon}
                disabled={isRunning}
                onClick={() => {
                  void act(name);
                }}
              >
                {manage[name]}
              </Button>
            ))}
            <Button
              size="small"
              variant="danger"
              icon={<TrashIcon />}
              disabled={isRunning}
              aria-haspopup="dialog"
              onClick={() => {
                setAsking(true);
              }}
            >
              {manage.remove}
            </Button>
            <IconButton
              label={words.unselect}
              icon={<CloseIcon />}
              disabled={isRunning}
              onClick={({ currentTarget }) => {
                focusTickOfAll(currentTarget);
                set([]);
              }}
            />
          </div>
        </section>
      )}
      {isAsking ? (
        <DeleteQuestion
          items={chosen}
          onAnswer={(yes) => {
            setAsking(false);
            if (yes) void act('delete');
          }}
        />
      ) : null}
    </>
  );
}

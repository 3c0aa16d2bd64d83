/** The posting form: category bar, steps, the fields of the step on show, photos in step two, and the bar below. */
import { useUnit } from 'effector-react';
import { type SubmitEvent, useMemo, useRef, useState } from 'react';
import type { ListingKind } from '../../model/index.js';
import { fieldChanged, nextRequested, submitRequested } from '../../model/posting/entry.js';
import { PageToaster } from '../kit/toast/page-toaster.js';
import { Skeleton } from '../kit/status/skeleton.js';
import { useEmit } from '../kit/element/widget-context.js';
import { FormProvider, type OpenForm, type Part, useForm } from './form/form-context.js';
import { ActionBar } from './form/action-bar.js';
import { Categories, FormHead } from './form/form-head.js';
import { FormSections } from './form/form-sections.js';
import { CopyNotice, DraftOffer, DraftNotice, LoginNotice, UndoNotice } from './form/notices.js';
import type { LazyParts } from './lazy.js';
import { styles } from './styles.js';
import { useFocus } from './form/use-focus.js';
import { loadLazyParts, useLazyParts } from './lazy.js';
import { type Asked, usePosting } from './use-posting.js';
import { usePostPropertyWords } from './words.js';

/** Lists the dates that are half filled in: for these the browser gives no value. */
const brokenDates = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type=date]')].filter(
    ({ validity }) => validity.badInput,
  );

function Form({ lazy }: { lazy: LazyParts | undefined }) {
  const { place, posting, part, showPart, change } = useForm();
  const { next, send } = useUnit({ next: nextRequested, send: submitRequested });
  const [isPreviewed, setPreviewed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFocus(form, { posting, part, showPart });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    for (const { name } of brokenDates(event.currentTarget as HTMLFormElement))
      change(name as 'availableFrom', '-');
    if (posting.step === 1) {
      showPart('photos');
      next({ place });
    } else if (part === 'photos') showPart('extras');
    else if (lazy) send({ place });
  };
  const showArrived = (transfer: DataTransfer | null) => {
    if (transfer?.files.length) showPart('photos');
  };
  return (
    <form
      ref={form}
      className={styles.form}
      part="form"
      noValidate
      onSubmit={submit}
      // Files are coming: what takes them is fetched while they are held.
      onDragEnter={() => void loadLazyParts().catch(console.error)}
      onDrop={({ dataTransfer }) => {
        showArrived(dataTransfer);
      }}
      onPaste={({ clipboardData }) => {
        showArrived(clipboardData);
      }}
    >
      {posting.step === 1 ? (
        <>
          <FormSections />
          <div className={styles.early}>{lazy ? <lazy.PhotosEarly form={form} /> : null}</div>
        </>
      ) : lazy ? (
        <lazy.Halves form={form} />
      ) : null}
      {posting.name.mode === 'create' ? <LoginNotice /> : null}
      <DraftNotice />
      <ActionBar
        isWaiting={posting.step === 2 && !lazy}
        onPreview={() => {
          setPreviewed(true);
        }}
      />
      {posting.theirs && lazy ? <lazy.VersionsDialog theirs={posting.theirs} /> : null}
      {isPreviewed && lazy ? (
        <lazy.Preview
          onClose={() => {
            setPreviewed(false);
          }}
        />
      ) : null}
    </form>
  );
}

function Content({ onKind }: { onKind: (kind: ListingKind) => void }) {
  const { posting } = useForm();
  const lazy = useLazyParts(posting.step === 2);
  if (posting.stage === 'done') return lazy ? <lazy.DonePanel /> : null;
  if (posting.offer) return <DraftOffer />;
  return (
    <>
      <UndoNotice />
      {lazy ? <lazy.KindNotice onKind={onKind} /> : null}
      {posting.step === 1 ? <CopyNotice /> : null}
      <Form lazy={lazy} />
    </>
  );
}

function Shape() {
  const words = usePostPropertyWords();
  return (
    <div className={styles.form} role="status" aria-label={words.loading}>
      <Skeleton height="2em" />
      <Skeleton height="4em" />
      <Skeleton height="4em" />
      <Skeleton height="4em" />
    </div>
  );
}

/** Returns the form to show: the one asked for, or a new one of the kind that the visitor chose instead of it. */
function useChosenKind(asked: Asked): [shown: Asked, choose: (kind: ListingKind) => void] {
  const { kind, listing } = asked;
  const [chosen, setChosen] = useState({ kind, insteadOf: kind, listing });
  // What the page asks for afterwards counts again.
  const isOther = chosen.kind !== kind && chosen.insteadOf === kind && chosen.listing === listing;
  const choose = (other: ListingKind) => {
    setChosen({ kind: other, insteadOf: kind, listing });
  };
  return [isOther ? { ...asked, kind: chosen.kind, mode: 'create', copy: undefined } : asked, choose];
}

/** Draws the form of a kind. Another kind may be chosen; from a listing that is edited it leads to a new one. */
export function PostPropertyView(asked: Asked) {
  const [shown, choose] = useChosenKind(asked);
  const emit = useEmit();
  const { place, posting } = usePosting(shown);
  const [part, showPart] = useState<Part>('photos');
  const send = useUnit(fieldChanged);
  const form = useMemo<OpenForm | null>(
    () =>
      posting
        ? {
            place,
            posting,
            part,
            showPart,
            hasMap: asked.pin === true,
            change: (name, value, isKnown = false) => {
              send({ place, name, value, isKnown });
            },
          }
        : null,
    [place, posting, part, asked.pin],
  );
  const turnTo = (kind: ListingKind): void => {
    // The way back is among them.
    void loadLazyParts().catch(console.error);
    if (emit('housing-post-kind', { kind })) choose(kind);
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Categories kind={shown.kind} onKind={turnTo} />
        <FormHead
          name={posting?.name ?? { listingType: shown.kind, mode: shown.mode }}
          step={posting?.step ?? (shown.step === '2' ? 2 : 1)}
          part={part}
        />
      </div>
      {form ? (
        <FormProvider value={form}>
          <Content onKind={turnTo} />
        </FormProvider>
      ) : (
        <Shape />
      )}
      <PageToaster />
    </div>
  );
}

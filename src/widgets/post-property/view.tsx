/** The posting form: category bar, steps, the fields of the step on show, photos in step two, and the bar below. */
import { useUnit } from 'effector-react';
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { fieldChanged, nextAsked, submitAsked } from '../../model/posting/entry.js';
import { PageToaster } from '../kit/toast/page-toaster.js';
import { Skeleton } from '../kit/status/skeleton.js';
import { useEmit } from '../kit/element/widget-context.js';
import { FormProvider, type OpenForm, useForm } from './form-context.js';
import { ActionBar } from './parts/action-bar.js';
import { Categories, FormHead } from './parts/form-head.js';
import { FormSections } from './parts/form-sections.js';
import { DraftOffer, KeptNotice, LoginNotice } from './parts/notices.js';
import type { LaterParts } from './later/later-parts.js';
import { styles } from './styles.js';
import { useFocus } from './use-focus.js';
import { useLaterParts } from './use-later-parts.js';
import { type Asked, usePosting } from './use-posting.js';
import { useWords } from './words.js';

/** Lists the dates that are half filled in: the browser keeps what was typed to itself. */
const brokenDates = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type=date]')].filter(
    ({ validity }) => validity.badInput,
  );

function Form({ later }: { later: LaterParts | undefined }) {
  const { place, posting, change } = useForm();
  const { next, send } = useUnit({ next: nextAsked, send: submitAsked });
  const [isPreviewed, setPreviewed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFocus(form, posting);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    for (const { name } of brokenDates(event.currentTarget as HTMLFormElement))
      change(name as 'availableFrom', '-');
    if (posting.step === 1) next({ place });
    else if (later) send({ place });
  };
  return (
    <form ref={form} className={styles.form} part="form" noValidate onSubmit={submit}>
      <FormSections />
      {posting.step === 2 && later ? <later.MediaSection form={form} /> : null}
      <KeptNotice />
      <ActionBar
        isWaiting={posting.step === 2 && !later}
        onPreview={() => {
          setPreviewed(true);
        }}
      />
      {isPreviewed && later ? (
        <later.Preview
          onClose={() => {
            setPreviewed(false);
          }}
        />
      ) : null}
    </form>
  );
}

function Content() {
  const { posting } = useForm();
  const later = useLaterParts(posting.step === 2);
  if (posting.stage === 'done') return later ? <later.DonePanel /> : null;
  if (posting.offer) return <DraftOffer />;
  return (
    <>
      {posting.name.mode === 'create' ? <LoginNotice /> : null}
      <Form later={later} />
    </>
  );
}

function Shape() {
  const words = useWords();
  return (
    <div className={styles.form} role="status" aria-label={words.loading}>
      <Skeleton height="2em" />
      <Skeleton height="4em" />
      <Skeleton height="4em" />
      <Skeleton height="4em" />
    </div>
  );
}

/** Draws the form of a kind; another kind may be chosen unless a listing is edited. */
export function PostPropertyView(asked: Asked) {
  const [kind, setKind] = useState(asked.kind);
  useEffect(() => {
    setKind(asked.kind);
  }, [asked.kind]);
  const emit = useEmit();
  const { place, posting } = usePosting({ ...asked, kind });
  const send = useUnit(fieldChanged);
  const form = useMemo<OpenForm | null>(
    () =>
      posting
        ? {
            place,
            posting,
            change: (name, value, isKnown = false) => {
              send({ place, name, value, isKnown });
            },
          }
        : null,
    [place, posting],
  );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        {asked.mode === 'create' ? (
          <Categories
            kind={kind}
            onKind={(chosen) => {
              if (emit('housing-post-kind', { kind: chosen })) setKind(chosen);
            }}
          />
        ) : null}
        {posting ? <FormHead name={posting.name} step={posting.step} /> : null}
      </div>
      {form ? (
        <FormProvider value={form}>
          <Content />
        </FormProvider>
      ) : (
        <Shape />
      )}
      <PageToaster />
    </div>
  );
}

/** The own public page of an agent or builder: shown or taken back, and the languages it names. */
import { useUnit } from 'effector-react';
import { type SyntheticEvent, useEffect, useState } from 'react';
import {
  $hasOwnPageFailed,
  $ownPage,
  type OwnPage,
  ownPageForm,
  ownPageRequested,
} from '../../../model/people/own-page.js';
import { spokenLanguages } from '../../../model/rules/person-path.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { CheckboxGroup } from '../../../widgets/kit/form/checkbox-group.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { useLanguageNames } from '../person/spoken.js';
import { usePersonWords } from '../person/words.js';
import { leadClass, panelFormClass, waitingClass } from './panel-form.js';
import { useAccountForm } from './use-account-form.js';

const part = css`
  display: grid;
  gap: var(--h-space-3);
  margin-top: var(--h-space-7);
`;

function LoadedPart({ page }: { page: OwnPage }) {
  const { own: words } = usePersonWords();
  const nameOf = useLanguageNames();
  const { element, faults, failure, isPending, submit, change } = useAccountForm(ownPageForm);
  const [isShown, setShown] = useState(page.isShown);
  const [languages, setLanguages] = useState<readonly string[]>(page.languages);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    submit({ isShown, languages: [...languages] });
  };
  const problem = failure || faults.languages;
  return (
    <form ref={element} className={panelFormClass} onSubmit={send}>
      {problem ? <InlineNotice tone="danger">{problem}</InlineNotice> : null}
      <CheckboxGroup
        legend={words.title}
        hideLegend
        options={[{ value: 'shown', label: words.show }]}
        values={isShown ? ['shown'] : []}
        onValues={(values) => {
          setShown(values.length > 0);
        }}
      />
      {isShown ? (
        <CheckboxGroup
          legend={words.languages}
          options={spokenLanguages.map((code) => ({ value: code, label: nameOf(code) }))}
          values={languages}
          onValues={(values) => {
            setLanguages(values);
            change('languages');
          }}
        />
      ) : null}
      <Button type="submit" busy={isPending}>
        {words.save}
      </Button>
      <p role="status">
        {page.path ? (
          <>
            {words.shown} <a href={page.path}>{words.open}</a>
          </>
        ) : (
          words.hidden
        )}
      </p>
    </form>
  );
}

/** Draws the part under its heading. */
export function OwnPagePart() {
  const { own: words } = usePersonWords();
  const { page, hasFailed, ask } = useUnit({
    page: $ownPage,
    hasFailed: $hasOwnPageFailed,
    ask: ownPageRequested,
  });
  useEffect(() => {
    ask();
  }, [ask]);
  return (
    <section className={part}>
      <h2>{words.title}</h2>
      <p className={leadClass}>{words.text}</p>
      {page ? (
        <LoadedPart page={page} />
      ) : hasFailed ? (
        <InlineNotice tone="danger" onRetry={ask}>
          {words.failed}
        </InlineNotice>
      ) : (
        <Skeleton className={waitingClass} />
      )}
    </section>
  );
}

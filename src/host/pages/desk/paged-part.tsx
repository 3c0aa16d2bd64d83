/** A part of the desk that is a list by a choice, which grows page by page. */
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import type { PagedList } from '../../../model/requests/paged-list.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { Select } from '../../../widgets/kit/form/select.js';
import { CheckIcon } from '../../../widgets/kit/icons/icons.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { styles } from './styles.js';
import { useDeskWords } from './words.js';

/** What a PagedPart takes. */
interface PagedPartProps<Choice extends string, Row> {
  of: PagedList<Choice, Row>;
  /** What the choice is called, and what can be chosen; the first is shown when the part opens. */
  label: string;
  options: readonly [{ value: Choice; label: string }, ...{ value: Choice; label: string }[]];
  /** What is said where there is nothing. */
  none: { readonly title: string; readonly text: string };
  children: (rows: readonly Row[]) => ReactNode;
}

/** Draws the choice, and the rows with the way to older ones. */
export function PagedPart<Choice extends string, Row>(props: PagedPartProps<Choice, Row>) {
  const { of, label, options, none, children } = props;
  const words = useDeskWords();
  const { rows, choice, hasFailed, hasOlder, isPending, choose, older } = useUnit({
    rows: of.$rows,
    choice: of.$choice,
    hasFailed: of.$hasFailed,
    hasOlder: of.$hasOlder,
    isPending: of.$isPending,
    choose: of.chosen,
    older: of.olderAsked,
  });
  const first = options[0].value;
  useEffect(() => {
    choose(first);
  }, [choose, first]);
  const pick = (value: string): void => {
    const option = options.find((each) => each.value === value);
    if (option) choose(option.value);
  };
  return (
    <>
      <div className={styles.search}>
        <Field label={label}>
          {(control) => <Select<Choice> {...control} value={choice} options={[...options]} onValue={pick} />}
        </Field>
      </div>
      {hasFailed ? (
        <InlineNotice
          tone="danger"
          onRetry={() => {
            choose(choice);
          }}
        >
          {words.failed}
        </InlineNotice>
      ) : null}
      {rows || hasFailed ? null : <Skeleton height="240px" />}
      {rows?.length === 0 ? (
        <EmptyState title={none.title} icon={<CheckIcon />}>
          {none.text}
        </EmptyState>
      ) : null}
      {rows && rows.length > 0 ? children(rows) : null}
      {rows && rows.length > 0 && hasOlder ? (
        <Button
          busy={isPending}
          onClick={() => {
            older();
          }}
        >
          {words.older}
        </Button>
      ) : null}
    </>
  );
}

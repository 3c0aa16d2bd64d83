/** A part of the desk that is loaded when it is opened: its failure, its shape, or what it holds. */
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import type { Fetched } from '../../../model/requests/fetched.js';
import { CheckIcon } from '../../../widgets/kit/icons/icons.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { useDeskWords } from './words.js';

/** What a FetchedPart takes. */
interface FetchedPartProps<Row> {
  of: Fetched<readonly Row[]>;
  /** What is said where there is nothing; without it there is always something. */
  none?: { readonly title: string; readonly text: string };
  children: (rows: readonly Row[]) => ReactNode;
}

/** Asks for the rows, and draws them when they have come. */
export function FetchedPart<Row>({ of, none, children }: FetchedPartProps<Row>) {
  const words = useDeskWords();
  const { rows, failure, ask } = useUnit({ rows: of.$value, failure: of.$failure, ask: of.requested });
  useEffect(() => {
    ask();
  }, [ask]);
  if (failure)
    return (
      <InlineNotice tone="danger" onRetry={ask}>
        {words.failed}
      </InlineNotice>
    );
  if (!rows) return <Skeleton height="240px" />;
  if (rows.length > 0 || !none) return children(rows);
  return (
    <EmptyState title={none.title} icon={<CheckIcon />}>
      {none.text}
    </EmptyState>
  );
}

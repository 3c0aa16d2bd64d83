/** The frame of a page that lists what a person keeps: title, how it stands, tools beside it, and a failure with Try again. */
import type { ReactNode } from 'react';
import { InlineNotice } from '../../widgets/kit/status/inline-notice.js';
import { css } from '../../widgets/kit/style/sheet.js';
import { pageTitleClass } from './page-title.js';
import { wideClass } from './wide.js';

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-4);
  align-content: start;
  min-height: 100vh;
  padding-block: var(--h-space-5) var(--h-space-8);
  &[data-narrow] {
    max-width: calc(2 * var(--h-size-400));
  }
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-3) var(--h-space-4);
  align-items: end;
  & > div:first-child {
    flex: 1 1 var(--h-size-240);
  }
  & p {
    color: var(--h-muted);
    font-size: var(--h-text-14);
  }
`;

/** What a ListPage takes. */
interface ListPageProps {
  title: string;
  /** How many there are, or that they are loading; said aloud when it changes. */
  status?: ReactNode;
  tools?: ReactNode;
  /** What failed, and the way to try it again. */
  failure?: { readonly text: string; readonly onRetry: () => void } | false | undefined;
  /** As wide as lines are read well. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** Draws the frame. */
export function ListPage({ title, status, tools, failure, isNarrow, children }: ListPageProps) {
  return (
    <div className={`${wideClass} ${page}`} data-narrow={isNarrow ? '' : undefined}>
      <div className={head}>
        <div>
          <h1 className={pageTitleClass}>{title}</h1>
          {status === undefined ? null : <p role="status">{status}</p>}
        </div>
        {tools}
      </div>
      {failure ? (
        <InlineNotice tone="danger" onRetry={failure.onRetry}>
          {failure.text}
        </InlineNotice>
      ) : null}
      {children}
    </div>
  );
}

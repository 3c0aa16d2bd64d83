/** The frame of pages that the server draws first: a place, a project, a person. */
import { type ReactNode, useEffect, useState } from 'react';
import { useWordsArrived } from '../../widgets/kit/language/define-words.js';
import { VisuallyHidden } from '../../widgets/kit/layout/visually-hidden.js';
import { useCardText } from '../../widgets/kit/listing/card-text.js';
import { InlineNotice } from '../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../widgets/kit/status/skeleton.js';
import { discardServerContent, ServerContent, serverContent } from '../server-content.js';
import { drawnPageClass } from './drawn-page-styles.js';
import { NotFoundPage } from './not-found-page.js';

/** What a page shows, "none" where there is no such page, "failed" where no answer came. */
export type Known<Shown> = Shown | 'none' | 'failed' | undefined;

/** What a DrawnPage takes; its words begin to load in the page that uses it. */
interface DrawnPageProps<Shown extends object> {
  known: Known<Shown>;
  /** Names what is asked for; another one is asked for anew. */
  asked: string;
  onAsk: () => void;
  words: { readonly loading: string; readonly failed: string };
  children: (shown: Shown) => ReactNode;
}

/** Draws what the server has drawn until the same can be drawn here, the room of a page that is loading, the failure, or the page. */
export function DrawnPage<Shown extends object>(props: DrawnPageProps<Shown>) {
  const { known, asked, onAsk, words, children } = props;
  const [first] = useState(serverContent);
  useCardText();
  const hasWords = useWordsArrived();
  useEffect(onAsk, [asked]);
  useEffect(discardServerContent, []);
  if (known === 'none') return <NotFoundPage />;
  if (first && known !== 'failed' && !(known && hasWords)) return <ServerContent content={first} />;
  if (known !== undefined && known !== 'failed') return children(known);
  return (
    <div className={drawnPageClass}>
      {known === 'failed' ? (
        <InlineNotice tone="danger" onRetry={onAsk}>
          {words.failed}
        </InlineNotice>
      ) : (
        <>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton width="60%" height="38px" />
          <Skeleton height="var(--h-size-360)" />
        </>
      )}
    </div>
  );
}

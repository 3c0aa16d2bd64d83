/** A screen whose code comes when it is opened: its room is kept, and a failure is said with a way to try again. */
import { Component, type ReactNode, Suspense } from 'react';
import { InlineNotice } from '../widgets/kit/status/inline-notice.js';
import { css } from '../widgets/kit/style/sheet.js';
import { wideClass } from './layout/wide.js';
import { useSiteWords } from './words.js';

const room = css`
  min-height: 100vh;
  padding-block: var(--h-space-6);
`;

function Failed() {
  const text = useSiteWords();
  return (
    <div className={`${wideClass} ${room}`}>
      <InlineNotice
        tone="danger"
        onRetry={() => {
          // The browser remembers a module that failed; only a fresh page asks for it again.
          location.reload();
        }}
      >
        {text.loadFailed}
      </InlineNotice>
    </div>
  );
}

/** Draws the screen, its empty room while it comes, or that it did not come. */
export class LazyScreen extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (this.state.hasFailed) return <Failed />;
    return <Suspense fallback={<div className={room} />}>{this.props.children}</Suspense>;
  }
}

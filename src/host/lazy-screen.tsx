/** A screen whose code is loaded when it is opened: its room is reserved, and a failure is shown with Retry. */
import { Component, type ReactNode, Suspense, useEffect, useState } from 'react';
import { InlineNotice } from '../widgets/kit/status/inline-notice.js';
import { css } from '../widgets/kit/style/sheet.js';
import { wideClass } from './layout/wide.js';
import { discardServerContent, ServerContent, serverContent, serverScreen } from './server-content.js';
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
          // Browsers cache a failed import, so Retry reloads the page.
          location.reload();
        }}
      >
        {text.loadFailed}
      </InlineNotice>
    </div>
  );
}

/** Draws what the server has drawn of the page, else its empty room. */
function Room() {
  const [widget] = useState(serverContent);
  const [screen] = useState(serverScreen);
  useEffect(() => (screen ? discardServerContent : undefined), [screen]);
  const first = widget ?? screen;
  return first ? <ServerContent content={first} /> : <div className={room} />;
}

/** Draws the screen, its empty room while it loads, or the failure. */
export class LazyScreen extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (this.state.hasFailed) return <Failed />;
    return <Suspense fallback={<Room />}>{this.props.children}</Suspense>;
  }
}

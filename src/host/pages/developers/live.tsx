/** The place of what only a browser draws: the room is kept, and readers without scripts are told. */
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { css } from '../../../widgets/kit/style/sheet.js';
import { texts } from './texts.js';

// As tall as the window, so that nothing on the screen moves when it comes.
const room = css`
  min-height: 100vh;
  &[data-short] {
    min-height: var(--h-size-180);
  }
  @media (scripting: none) {
    min-height: 0;
  }
`;

const notice = css`
  color: var(--h-muted);
`;

/** Draws its children once the page’s own code runs; what is short keeps less room. */
export function Live({ isShort = false, children }: { isShort?: boolean; children: ReactNode }) {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    setHere(true);
  }, []);
  return (
    <div className={room} data-short={isShort ? '' : undefined}>
      {isHere ? (
        <Suspense>{children}</Suspense>
      ) : (
        <noscript>
          <p className={notice}>{texts.needsScript}</p>
        </noscript>
      )}
    </div>
  );
}

/** One line at the top while the browser has no network. */
import { useSyncExternalStore } from 'react';
import { WarningIcon } from '../../widgets/kit/icons/icons.js';
import { css } from '../../widgets/kit/style/sheet.js';
import { useSiteWords } from '../words.js';

const line = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--h-space-2);
  padding: var(--h-space-2) var(--h-space-4);
  background: var(--h-accent-soft);
  font-size: var(--h-text-14);
  font-weight: 500;
`;

const subscribe = (onChange: () => void): (() => void) => {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
};

/** Draws the line; its live region stays in place, so that screen readers announce it. */
export function OfflineLine() {
  const text = useSiteWords();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className={line}>
          <WarningIcon />
          {text.offline}
        </p>
      )}
    </div>
  );
}

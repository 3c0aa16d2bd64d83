/** A line about a state: a failed request with Retry, a note, a success. */
import type { ReactNode } from 'react';
import { Button } from '../button/button.js';
import { InfoIcon, RefreshIcon, SuccessIcon, WarningIcon } from '../icons/icons.js';
import { css } from '../style/sheet.js';
import { useControlWords } from '../language/control-words.js';

const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-2) var(--h-space-3);
  align-items: center;
  padding: var(--h-space-2) var(--h-space-3);
  border-radius: var(--h-radius);
  background: var(--h-info-soft);
  font-size: var(--h-text-14);
  & > svg {
    color: var(--h-info);
  }
  &[data-tone="danger"] {
    background: var(--h-danger-soft);
  }
  &[data-tone="danger"] > svg {
    color: var(--h-danger);
  }
  &[data-tone="success"] {
    background: var(--h-success-soft);
  }
  &[data-tone="success"] > svg {
    color: var(--h-success);
  }
`;

const textBlock = css`
  flex: 1 1 var(--h-size-160);
`;

const icons = { info: InfoIcon, danger: WarningIcon, success: SuccessIcon };

/** What an InlineNotice takes; with `onRetry` it ends in a button. */
export interface InlineNoticeProps {
  tone?: keyof typeof icons;
  children: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
}

/** Draws the line; a danger is announced at once (alert), the others politely (status). */
export function InlineNotice({ tone = 'info', children, onRetry, busy = false }: InlineNoticeProps) {
  const words = useControlWords();
  const Icon = icons[tone];
  return (
    <div className={line} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon />
      <span className={textBlock}>{children}</span>
      {onRetry ? (
        <Button size="small" icon={<RefreshIcon />} busy={busy} onClick={onRetry}>
          {words.retry}
        </Button>
      ) : null}
    </div>
  );
}

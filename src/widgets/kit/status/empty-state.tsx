/** What an empty place shows: one sentence and one action. */
import type { ReactNode } from 'react';
import { css } from '../style/sheet.js';

const box = css`
  display: grid;
  gap: var(--h-space-3);
  justify-items: start;
  padding: var(--h-space-6) var(--h-space-5);
  border: 1px dashed var(--h-border-strong);
  border-radius: var(--h-radius-card);
  & > svg {
    color: var(--h-brand);
    font-size: var(--h-text-30);
  }
`;

const titleClass = css`
  font-size: var(--h-text-18);
  font-weight: 700;
`;

const textBlock = css`
  color: var(--h-muted);
  max-width: 60ch;
`;

/** What an EmptyState takes. */
export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
}

/** Draws the empty state and announces it, since it usually follows something the person did. */
export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <div className={box} role="status">
      {icon}
      <p className={titleClass}>{title}</p>
      {children ? <p className={textBlock}>{children}</p> : null}
      {action}
    </div>
  );
}

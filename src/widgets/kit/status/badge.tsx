/** A short mark on a card: RERA, Ready to Move, Sponsored. */
import type { ReactNode } from 'react';
import { css } from '../style/sheet.js';

const badge = css`
  display: inline-flex;
  gap: var(--h-space-1);
  align-items: center;
  padding: 1px var(--h-space-2);
  border-radius: var(--h-radius);
  background: var(--h-hover);
  color: var(--h-text);
  font-size: var(--h-text-12);
  font-weight: 600;
  line-height: 1.6;
  white-space: nowrap;
  &[data-tone="brand"] {
    background: var(--h-brand-soft);
    color: var(--h-brand-strong);
  }
  &[data-tone="accent"] {
    background: var(--h-accent-soft);
    color: var(--h-text);
  }
  &[data-tone="success"] {
    background: var(--h-success-soft);
    color: var(--h-success);
  }
  &[data-tone="danger"] {
    background: var(--h-danger-soft);
    color: var(--h-danger);
  }
  &[data-tone="info"] {
    background: var(--h-info-soft);
    color: var(--h-info);
  }
  &[data-tone="over-picture"] {
    background: var(--h-scrim);
    color: var(--h-on-scrim);
  }
`;

/** What a Badge takes. */
export interface BadgeProps {
  tone?: 'plain' | 'brand' | 'accent' | 'success' | 'danger' | 'info' | 'over-picture';
  icon?: ReactNode;
  /** What is read out instead of it. */
  label?: string;
  children: ReactNode;
}

/** Draws a badge. */
export function Badge({ tone, icon, label, children }: BadgeProps) {
  return (
    <span className={badge} data-tone={tone} role={label && 'img'} aria-label={label}>
      {icon}
      {children}
    </span>
  );
}

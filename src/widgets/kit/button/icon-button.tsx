/** A round button that shows only an icon and is named by its label. */
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { css } from '../style/sheet.js';

const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: var(--h-control);
  height: var(--h-control);
  border-radius: var(--h-radius-full);
  color: var(--h-text);
  font-size: var(--h-text-16);
  cursor: pointer;
  transition: background-color var(--h-fast) ease-out;
  &:hover:not(:disabled) {
    background: var(--h-hover);
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.45;
  }
  &[data-variant="floating"] {
    background: var(--h-surface);
    border: 1px solid var(--h-border);
    box-shadow: var(--h-shadow);
  }
  &[data-variant="over-picture"] {
    background: var(--h-scrim);
    color: var(--h-on-scrim);
  }
`;

/** What an IconButton takes; the label is spoken and shown on hover. */
export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'floating' | 'over-picture';
  ref?: Ref<HTMLButtonElement>;
}

/** Draws an icon button. */
export function IconButton({ label, icon, variant, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={`${button} ${className}`}
      data-variant={variant}
      aria-label={label}
    >
      {icon}
    </button>
  );
}

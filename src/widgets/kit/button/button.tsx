/** Buttons, and links that look like them. */
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { css } from '../style/sheet.js';
import { Spinner } from '../status/spinner.js';

const base = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--h-space-2);
  min-height: var(--h-control);
  padding: var(--h-space-1) var(--h-space-4);
  border: 1px solid transparent;
  border-radius: var(--h-radius);
  background: none;
  color: var(--h-text);
  font-size: var(--h-text-15);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition: background-color var(--h-fast) ease-out, border-color var(--h-fast) ease-out, color var(--h-fast) ease-out;
  &[data-size="small"] {
    min-height: var(--h-size-32);
    padding: var(--h-space-1) var(--h-space-3);
    font-size: var(--h-text-14);
  }
  &[data-size="large"] {
    min-height: var(--h-size-48);
    padding: var(--h-space-2) var(--h-space-5);
    font-size: var(--h-text-16);
  }
  &[data-wide] {
    width: 100%;
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }
  &[aria-busy="true"] {
    cursor: progress;
  }
`;

const variants = {
  primary: css`
    background: var(--h-fill, var(--h-brand));
    color: var(--h-on-brand);
    &:hover:not(:disabled) {
      background: var(--h-fill-hover, var(--h-brand-strong));
    }
  `,
  secondary: css`
    border-color: var(--h-border-strong);
    background: var(--h-surface);
    &:hover:not(:disabled) {
      border-color: var(--h-brand);
      color: var(--h-brand);
    }
  `,
  quiet: css`
    color: var(--h-brand);
    &:hover:not(:disabled) {
      background: var(--h-brand-soft);
      color: var(--h-brand-strong);
    }
  `,
  danger: css`
    border-color: var(--h-danger);
    background: var(--h-surface);
    color: var(--h-danger);
    &:hover:not(:disabled) {
      background: var(--h-danger);
      color: var(--h-on-danger);
    }
  `,
};

/** The class of a plain button, for lists that draw dozens of them without the component. */
export const plainButtonClass = `${base} ${variants.secondary}`;

interface Look {
  /** Its emphasis: one primary on a screen, quiet for the least. */
  variant?: keyof typeof variants;
  size?: 'small' | 'medium' | 'large';
  /** Fills the width of its container. */
  wide?: boolean;
  icon?: ReactNode;
}

/** What a Button takes; with `busy` it shows a spinner and ignores clicks, yet keeps the focus. */
export interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** What a ButtonLink takes: an address is required, since a link without one cannot be focused. */
export interface ButtonLinkProps extends Look, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

const look = ({
  variant = 'secondary',
  size,
  wide,
  className = '',
}: Look & { className?: string | undefined }) => ({
  className: `${base} ${variants[variant]} ${className}`,
  'data-size': size,
  'data-wide': wide ? '' : undefined,
});

/** Draws a button; it never submits a form unless its type says so. */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...look({ variant, size, wide, className } as Look)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

/** Draws a link that looks like a button. */
export function ButtonLink({ variant, size, wide, icon, children, className, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} {...look({ variant, size, wide, className } as Look)}>
      {icon}
      {children}
    </a>
  );
}

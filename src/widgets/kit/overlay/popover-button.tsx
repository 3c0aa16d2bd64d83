/** A button that opens a panel beneath itself, and a menu made of it. */
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../button/button.js';
import { panelClass, type Placement, useDismiss, useFloating } from './floating.js';
import { css } from '../style/sheet.js';

const item = css`
  display: flex;
  gap: var(--h-space-2);
  align-items: center;
  width: 100%;
  min-width: var(--h-size-180);
  min-height: var(--h-control);
  padding: var(--h-space-1) var(--h-space-3);
  border-radius: var(--h-radius);
  color: var(--h-text);
  font-size: var(--h-text-15);
  text-decoration: none;
  cursor: pointer;
  &:hover, &:focus-visible {
    background: var(--h-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-danger] {
    color: var(--h-danger);
  }
`;

/** What a PopoverButton takes: the button's own props, and a panel drawn only while it is open. */
export interface PopoverButtonProps extends Omit<ButtonProps, 'onClick'> {
  panel: (close: () => void) => ReactNode;
  /** Names the panel; without it the panel has no role of its own. */
  panelLabel?: string;
  placement?: Placement;
  role?: 'menu' | 'group';
}

/** Draws the button; its panel closes by a press outside, by Escape, and by pressing the button again. */
export function PopoverButton({ panel, panelLabel, placement, role = 'group', ...rest }: PopoverButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const floating = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = (focusAnchor: boolean) => {
    setOpen(false);
    if (focusAnchor) anchor.current?.focus();
  };
  useFloating(isOpen, anchor, floating, placement);
  useDismiss(isOpen, [anchor, floating], close);
  return (
    <>
      <Button
        {...rest}
        ref={anchor}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-haspopup={role === 'menu' ? 'menu' : undefined}
        onClick={() => {
          setOpen(!isOpen);
        }}
      />
      {isOpen ? (
        <div
          ref={floating}
          id={id}
          className={panelClass}
          popover="manual"
          role={role}
          aria-label={panelLabel}
        >
          {panel(() => {
            close(true);
          })}
        </div>
      ) : null}
    </>
  );
}

/** One entry of a menu: a link when it has an address, else an action. */
export interface MenuItem {
  label: string;
  icon?: ReactNode;
  href?: string;
  danger?: boolean;
  onChoose?: () => void;
}

const keys: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function Menu({ items, close }: { items: readonly MenuItem[]; close: () => void }) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    (list.current?.firstElementChild as HTMLElement | null)?.focus();
  }, []);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const entries = [...event.currentTarget.children] as HTMLElement[];
    const to = keys[event.key]?.(entries.indexOf(event.target as HTMLElement), entries.length);
    if (to === undefined) return;
    event.preventDefault();
    entries[to]?.focus();
  };
  return (
    <div ref={list} role="none" onKeyDown={move}>
      {items.map(({ label, icon, href, danger, onChoose }) => {
        const shared = {
          role: 'menuitem',
          className: item,
          tabIndex: -1,
          'data-danger': danger ? '' : undefined,
          onClick: () => {
            close();
            onChoose?.();
          },
        };
        return href === undefined ? (
          <button key={label} type="button" {...shared}>
            {icon}
            {label}
          </button>
        ) : (
          <a key={label} href={href} {...shared}>
            {icon}
            {label}
          </a>
        );
      })}
    </div>
  );
}

/** What a MenuButton takes. */
export interface MenuButtonProps extends Omit<PopoverButtonProps, 'panel' | 'role'> {
  items: readonly MenuItem[];
}

/** Draws a button that opens a menu; arrows, Home and End move in it. */
export function MenuButton({ items, ...rest }: MenuButtonProps) {
  return <PopoverButton {...rest} role="menu" panel={(close) => <Menu items={items} close={close} />} />;
}

/** One item of the header and the panel that opens under it. */
import { useRef } from 'react';
import { panelClass, useDismiss, useFloating } from '../../widgets/kit/overlay/floating.js';
import { ChevronDownIcon } from '../../widgets/kit/icons/icons.js';
import { css } from '../../widgets/kit/style/sheet.js';
import { AccountLabelPart } from './account-parts.js';
import type { MenuPanel } from './menu.js';
import { PanelContent } from './panel-content.js';

/** The class of an item of the header, link or button. */
export const itemClass = css`
  display: inline-flex;
  align-items: center;
  gap: var(--h-space-1);
  min-height: var(--h-control);
  padding-inline: var(--h-space-2);
  border-radius: var(--h-radius);
  color: var(--h-text);
  font-size: var(--h-text-15);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  @media (min-width: 1024px) {
    padding-inline: var(--h-space-3);
  }
  transition: background-color var(--h-fast) ease-out;
  & svg {
    width: 1em;
    height: 1em;
    color: var(--h-muted);
    transition: rotate var(--h-fast) ease-out;
  }
  &:hover, &[aria-expanded="true"] {
    background: var(--h-hover);
  }
  &[aria-expanded="true"] svg {
    rotate: 180deg;
  }
`;

const panel = css`
  width: var(--h-size-280);
  padding: var(--h-space-4);
  border-radius: var(--h-radius-card);
`;

/** What a HeaderPanel takes; `onToggle` is called for the item, `onClose` for everything else that closes. */
export interface HeaderPanelProps {
  panel: MenuPanel;
  isOpen: boolean;
  onToggle: () => void;
  onClose: () => void;
}

/** Draws the item and, while open, its panel; Escape gives the focus back to the item. */
export function HeaderPanel({ panel: content, isOpen, onToggle, onClose }: HeaderPanelProps) {
  const item = useRef<HTMLButtonElement>(null);
  const floating = useRef<HTMLDivElement>(null);
  const id = `panel-${content.name}`;
  useFloating(isOpen, item, floating, { align: 'end' });
  useDismiss(isOpen, [item, floating], (focusItem) => {
    onClose();
    if (focusItem) item.current?.focus();
  });
  return (
    <>
      <button
        ref={item}
        type="button"
        className={itemClass}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        {content.name === 'login' ? <AccountLabelPart /> : content.item}
        <ChevronDownIcon />
      </button>
      {isOpen && (
        <div ref={floating} id={id} popover="manual" className={`${panelClass} ${panel}`}>
          <PanelContent panel={content} onChosen={onClose} />
        </div>
      )}
    </>
  );
}

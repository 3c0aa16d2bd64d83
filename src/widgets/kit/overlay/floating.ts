/** Places a panel beside what opened it, in the top layer, and closes it as people expect. */
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { css } from '../style/sheet.js';

/** The look of a floating panel; `popover` puts it above everything without a z-index. */
export const panelClass = css`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: var(--h-space-1);
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  color: var(--h-text);
  box-shadow: var(--h-shadow);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/** Says where a panel goes: as wide as its anchor or as its content, from the anchor's start or end. */
export interface Placement {
  width?: 'anchor' | 'content';
  align?: 'start' | 'end';
  /** Whether it may be cut short and scroll, which a list of options may, rather than go above. */
  mayScroll?: boolean;
  /** Whether it is text alone, which nobody could scroll by keyboard: it stays whole, over its anchor if need be. */
  isText?: boolean;
}

const gap = 6;
const margin = 8;
/** Pixels of height that are enough for a list that scrolls. */
const leastBelow = 160;

function place(
  anchor: HTMLElement,
  panel: HTMLElement,
  { width = 'content', align = 'start', mayScroll = false, isText = false }: Placement,
): void {
  const box = anchor.getBoundingClientRect();
  const { style } = panel;
  const { clientWidth, clientHeight } = document.documentElement;
  if (width === 'anchor') style.width = `${String(box.width)}px`;
  style.maxHeight = '';
  const below = clientHeight - box.bottom - gap - margin;
  const above = box.top - gap - margin;
  // Above, a list would cover what the field belongs to.
  const needed = mayScroll ? Math.min(panel.offsetHeight, leastBelow) : panel.offsetHeight;
  const goesAbove = needed > below && above > below;
  const room = isText ? clientHeight - 2 * margin : Math.max(goesAbove ? above : below, 120);
  style.maxHeight = `${String(room)}px`;
  const start = align === 'start' ? box.left : box.right - panel.offsetWidth;
  const left = Math.max(margin, Math.min(start, clientWidth - panel.offsetWidth - margin));
  style.left = `${String(left)}px`;
  const top = goesAbove ? box.top - gap - panel.offsetHeight : box.bottom + gap;
  const lowest = clientHeight - margin - panel.offsetHeight;
  style.top = `${String(isText ? Math.max(margin, Math.min(top, lowest)) : top)}px`;
}

type Held = RefObject<HTMLElement | null>;

/** Shows the panel while `isOpen` and keeps it beside its anchor while the page scrolls or is resized. */
export function useFloating(isOpen: boolean, anchor: Held, panel: Held, placement: Placement = {}): void {
  useLayoutEffect(() => {
    const opener = anchor.current;
    const shown = panel.current;
    if (!isOpen || !opener || !shown) return undefined;
    // Browsers without popovers show the panel in its place.
    if ('showPopover' in shown && !shown.matches(':popover-open')) shown.showPopover();
    const follow = () => {
      place(opener, shown, placement);
    };
    follow();
    addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  });
}

/** Calls `close` when the person presses outside of the parts, or Escape, or leaves them with the Tab key. */
export function useDismiss(
  isOpen: boolean,
  parts: readonly Held[],
  close: (focusAnchor: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const isOutside = (event: Event) => {
      const path = event.composedPath();
      return !parts.some((part) => part.current && path.includes(part.current));
    };
    const leave = (event: Event) => {
      if (isOutside(event)) close(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The Escape that closes a panel must not also close the dialog it stands in.
      event.preventDefault();
      event.stopPropagation();
      close(true);
    };
    // Focus moves inside a shadow root are not seen outside of it, and moves that leave it are not seen inside.
    const roots = [document, parts[0]?.current?.getRootNode() ?? document];
    for (const root of roots) root.addEventListener('focusin', leave, true);
    document.addEventListener('pointerdown', leave, true);
    document.addEventListener('keydown', escape, true);
    return () => {
      for (const root of roots) root.removeEventListener('focusin', leave, true);
      document.removeEventListener('pointerdown', leave, true);
      document.removeEventListener('keydown', escape, true);
    };
  });
}

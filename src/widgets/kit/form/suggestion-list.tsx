/** The list under a combobox; its file is loaded when a combobox first has the focus. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Suggestion } from './combobox.js';
import { useMedia } from '../layout/use-width.js';
import { panelClass, useDismiss, useFloating } from '../overlay/floating.js';
import { css } from '../style/sheet.js';

const option = css`
  display: flex;
  gap: var(--h-space-2);
  align-items: center;
  min-height: var(--h-control);
  padding: var(--h-space-1) var(--h-space-3);
  border-radius: var(--h-radius);
  font-size: var(--h-text-15);
  cursor: pointer;
  & > svg {
    color: var(--h-muted);
  }
  &:hover {
    background: var(--h-hover);
  }
  &[aria-selected="true"] {
    background: var(--h-brand-soft);
    color: var(--h-brand-strong);
  }
`;

/** The room that a field's label takes above it. */
const labelRoom = '40px';

const fillClass = css`
  /* Over what places the list beside its field; the room at its end is for the keyboard. */
  &[data-fills] {
    inset-inline: 0 !important;
    bottom: 0;
    width: 100% !important;
    height: auto;
    max-height: none !important;
    padding-block-end: 45vh;
    border-width: 1px 0 0;
    border-radius: 0;
    box-shadow: none;
  }
`;

const detailClass = css`
  margin-inline-start: auto;
  color: var(--h-muted);
  font-size: var(--h-text-13);
`;

/** What a SuggestionList takes. */
export interface SuggestionListProps {
  id: string;
  label: string | undefined;
  anchor: RefObject<HTMLElement | null>;
  suggestions: readonly Suggestion[];
  /** The place of the suggestion that the keys have reached; -1 for none. */
  active: number;
  onChoose: (suggestion: Suggestion) => void;
  onClose: () => void;
}

/** Draws the open list; the field keeps the focus, so a press on a suggestion must not take it. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, anchor, suggestions, active, onChoose, onClose } = props;
  const panel = useRef<HTMLDivElement>(null);
  const isPhone = useMedia('(max-width: 559px)');
  useFloating(true, anchor, panel, { width: 'anchor', mayScroll: true });
  // On a phone the field goes to the top and the list takes the rest: searching has the whole screen.
  useLayoutEffect(() => {
    const field = anchor.current;
    if (!isPhone || !field) return;
    field.style.scrollMarginBlockStart = labelRoom;
    field.scrollIntoView({ block: 'start' });
  }, [isPhone]);
  useDismiss(true, [anchor, panel], onClose);
  useLayoutEffect(() => {
    panel.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={panel}
      id={id}
      className={`${panelClass} ${fillClass}`}
      data-fills={isPhone ? '' : undefined}
      popover="manual"
      role="listbox"
      aria-label={label}
    >
      {suggestions.map((suggestion, at) => (
        <div
          key={suggestion.id}
          id={`${id}-${String(at)}`}
          className={option}
          role="option"
          aria-selected={at === active}
          onPointerDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            onChoose(suggestion);
          }}
        >
          {suggestion.icon}
          {suggestion.label}
          {suggestion.detail ? <span className={detailClass}>{suggestion.detail}</span> : null}
        </div>
      ))}
    </div>
  );
}

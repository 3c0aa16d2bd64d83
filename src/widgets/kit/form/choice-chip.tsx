/** One chip of a choice: a native radio or check box beneath, so that keys and names come with it. */
import type { ReactNode } from 'react';
import { hiddenClass } from '../layout/visually-hidden.js';
import { css } from '../style/sheet.js';

/** The class of the element around the chips. */
export const chipListClass = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-2);
`;

const chip = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--h-space-1);
  min-height: var(--h-size-36);
  padding: var(--h-space-1) var(--h-space-3);
  border: 1px solid var(--h-border-strong);
  border-radius: var(--h-radius-full);
  background: var(--h-surface);
  font-size: var(--h-text-14);
  font-weight: 500;
  cursor: pointer;
  user-select: none;
  transition: background-color var(--h-fast) ease-out, border-color var(--h-fast) ease-out;
  @media (pointer: coarse) {
    min-height: var(--h-control);
  }
  &[data-size="large"] {
    min-width: var(--h-size-44);
    min-height: var(--h-size-44);
    padding-inline: var(--h-space-4);
    font-size: var(--h-text-15);
    line-height: 1.25;
  }
  &[data-short] {
    padding-inline: var(--h-space-2);
  }
  &:hover {
    border-color: var(--h-brand);
  }
  &:has(:checked) {
    border-color: var(--h-brand);
    background: var(--h-brand-soft);
    color: var(--h-brand-strong);
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--h-brand);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    cursor: not-allowed;
    opacity: 0.5;
  }
  [aria-invalid="true"] > & {
    border-color: var(--h-danger);
  }
`;

/** What a ChoiceChip takes; `name` joins the radios of one choice. */
export interface ChoiceChipProps {
  type: 'radio' | 'checkbox';
  name: string;
  isChosen: boolean;
  isDisabled?: boolean | undefined;
  onChoose: () => void;
  /** Called when the chosen one is pressed again, which a radio alone does not tell. */
  onAgain?: (() => void) | undefined;
  size?: 'large';
  /** Whether a large chip holds one or two signs only. */
  isShort?: boolean;
  children: ReactNode;
}

/** Draws the chip. */
export function ChoiceChip(props: ChoiceChipProps) {
  const { type, name, isChosen, isDisabled, onChoose, onAgain, size, isShort, children } = props;
  return (
    <label className={chip} data-size={size} data-short={isShort ? '' : undefined}>
      <input
        type={type}
        name={name}
        className={hiddenClass}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        onClick={isChosen ? onAgain : undefined}
      />
      {children}
    </label>
  );
}

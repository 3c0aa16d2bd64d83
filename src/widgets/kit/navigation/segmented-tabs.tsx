/** A few choices in one bar, one of which is always chosen: the kinds of property above the search box. */
import { useId } from 'react';
import type { Option } from '../form/select.js';
import { css } from '../style/sheet.js';
import { narrow } from '../style/tokens.js';
import { hiddenClass } from '../layout/visually-hidden.js';

const bar = css`
  display: flex;
  gap: var(--h-space-1);
  padding: var(--h-space-1);
  border-radius: var(--h-radius-card);
  background: var(--h-hover);
  overflow-x: auto;
  scrollbar-width: none;
  ${narrow} {
    gap: 2px;
  }
`;

const segment = css`
  position: relative;
  display: flex;
  flex: 1 0 auto;
  align-items: center;
  justify-content: center;
  min-height: var(--h-size-36);
  padding: var(--h-space-1) var(--h-space-3);
  border-radius: var(--h-radius);
  color: var(--h-muted);
  font-size: var(--h-text-15);
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  transition: background-color var(--h-fast) ease-out, color var(--h-fast) ease-out;
  ${narrow} {
    padding-inline: var(--h-space-1);
    font-size: var(--h-text-14);
  }
  @media (pointer: coarse) {
    min-height: var(--h-control);
  }
  &:hover {
    color: var(--h-text);
  }
  &:has(:checked) {
    background: var(--h-surface);
    color: var(--h-brand);
    box-shadow: 0 1px 2px var(--h-border-strong);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--h-brand);
    outline-offset: -2px;
  }
`;

/** What SegmentedTabs takes. */
export interface SegmentedTabsProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onValue: (value: Value) => void;
}

/** Draws the bar; beneath are native radios, so arrow keys move the choice. */
export function SegmentedTabs<Value extends string>({
  label,
  options,
  value,
  onValue,
}: SegmentedTabsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={hiddenClass}>{label}</legend>
      <div className={bar}>
        {options.map((option) => (
          <label key={option.value} className={segment}>
            <input
              type="radio"
              name={name}
              className={hiddenClass}
              checked={option.value === value}
              onChange={() => {
                onValue(option.value);
              }}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

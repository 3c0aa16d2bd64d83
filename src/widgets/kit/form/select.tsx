/** The native select with our style, because phones show their own list for it. */
import type { Ref, SelectHTMLAttributes } from 'react';
import { controlClass } from './control-style.js';
import { ChevronDownIcon } from '../icons/base-icons.js';
import { css } from '../style/sheet.js';

const frame = css`
  position: relative;
  display: grid;
  align-items: center;
  & > select {
    grid-area: 1 / 1;
    appearance: none;
    padding-inline-end: var(--h-size-36);
    text-overflow: ellipsis;
    cursor: pointer;
  }
  & > select > option {
    background: var(--h-surface);
    color: var(--h-text);
  }
  & > svg {
    grid-area: 1 / 1;
    justify-self: end;
    margin-inline-end: var(--h-space-2);
    color: var(--h-muted);
    pointer-events: none;
  }
`;

/** One choice of a list: the value that is sent and the words that are shown. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

/** What a Select takes; a placeholder is an empty first choice. */
export interface SelectProps<Value extends string>
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value'> {
  options: readonly Option<Value>[];
  value: Value | '';
  onValue: (value: Value | '') => void;
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** Draws a select. */
export function Select<Value extends string>({
  options,
  value,
  onValue,
  placeholder,
  className = '',
  ...rest
}: SelectProps<Value>) {
  return (
    <span className={frame}>
      <select
        {...rest}
        className={`${controlClass} ${className}`}
        value={value}
        onChange={(event) => {
          onValue(event.currentTarget.value as Value | '');
        }}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon />
    </span>
  );
}
